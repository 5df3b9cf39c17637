package org.longroll.adf.rules;

import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Morale;

/**
 * What a fire and the check that it called did together.
 *
 * @param strengthLeft figures or sections, with one that came back
 */
public record VolleyOutcome(FireResult result, int strengthLeft, Morale after) {}
