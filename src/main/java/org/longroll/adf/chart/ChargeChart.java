package org.longroll.adf.chart;

import java.util.Map;
import org.longroll.rules.Fraction;

/** How a charge goes in: the bonus as a share of the rout dice, and where disorder begins. */
public record ChargeChart(Fraction bonus, Map<Quality, DisorderPoint> disorderPoint, Fraction checkAtInches) {}
