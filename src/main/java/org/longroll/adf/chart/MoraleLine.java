package org.longroll.adf.chart;

import java.util.OptionalInt;
import org.longroll.adf.chart.MoraleChart.MoraleResult;

/**
 * One line of the morale results: for a {@code natural} total, or for a roll {@code from} … {@code to} above the MMP.
 */
public record MoraleLine(
        MoraleResult result,
        OptionalInt natural,
        OptionalInt from,
        OptionalInt to,
        MoraleEffect elite,
        MoraleEffect others,
        int recovers) {

    public MoraleEffect effect(Quality quality) {
        return quality == Quality.ELITE ? elite : others;
    }

    boolean holds(int margin) {
        return natural.isEmpty() && margin >= from.orElse(Integer.MIN_VALUE) && margin <= to.orElse(Integer.MAX_VALUE);
    }
}
