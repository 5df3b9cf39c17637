package org.longroll.adf.chart;

import java.util.OptionalInt;
import org.longroll.adf.chart.MoraleChart.MoraleResult;

/**
 * One line of the morale results.
 *
 * @param natural the total on the dice for which this line is used whatever the MMP
 * @param from the least and {@code to} the most that the roll may be above the MMP (negative: under it)
 * @param recovers figures or sections that come back
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
