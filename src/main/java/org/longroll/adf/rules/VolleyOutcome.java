package org.longroll.adf.rules;

import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Morale;

/** The result of a fire and the check that it called; figures or sections that came back are counted. */
public record VolleyOutcome(FireResult result, int strengthLeft, Morale after) {}
