package org.longroll.adf.rules;

import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.MoraleResult;

/** The result of a check; {@code recovered} figures or sections came back. */
public record MoraleOutcome(int roll, MoraleResult result, Morale after, int fallBackInches, int recovered) {}
