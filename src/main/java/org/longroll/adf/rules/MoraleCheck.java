package org.longroll.adf.rules;

import org.longroll.adf.chart.MoraleChart.CheckCause;

/**
 * A morale check or a rally.
 *
 * @param checkModifier of the fire result that called it, added to the MMP
 */
public record MoraleCheck(Troops troops, Losses losses, int checkModifier, CheckCause from, Situation situation) {}
