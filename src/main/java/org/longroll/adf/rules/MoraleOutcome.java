package org.longroll.adf.rules;

import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.MoraleResult;

/**
 * What a check did.
 *
 * @param recovered figures or sections that came back
 */
public record MoraleOutcome(int roll, MoraleResult result, Morale after, int fallBackInches, int recovered) {}
