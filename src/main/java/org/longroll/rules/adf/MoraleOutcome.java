package org.longroll.rules.adf;

import org.longroll.rules.adf.chart.Morale;
import org.longroll.rules.adf.chart.MoraleResult;

/**
 * What a check did.
 *
 * @param recovered figures or sections that came back
 */
public record MoraleOutcome(int roll, MoraleResult result, Morale after, int fallBackInches, int recovered) {}
