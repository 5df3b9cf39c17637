package org.longroll.adf.rules;

import org.longroll.adf.chart.MoraleChart.CheckCause;

/**
 * A morale check or a rally.
 *
 * @param checkModifier of the fire that called it
 * @param recoverable figures or sections that may come back: all that are lost, whatever counts for the morale point
 */
public record MoraleCheck(
        Troops troops, Losses losses, int checkModifier, CheckCause from, Situation situation, int recoverable) {

    /** Of a unit all of whose losses count. */
    public MoraleCheck(Troops troops, Losses losses, int checkModifier, CheckCause from, Situation situation) {
        this(troops, losses, checkModifier, from, situation, losses.lost());
    }
}
