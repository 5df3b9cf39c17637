package org.longroll.adf.rules;

import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Morale;

/**
 * The result of a fire and the check that it called.
 *
 * @param strengthLeft figures or sections, including one that came back
 */
public record VolleyOutcome(FireResult result, int strengthLeft, Morale after) {}
