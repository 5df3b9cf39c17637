package org.longroll.analysis;

import java.util.List;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * One roll, what came of it, and what was to be expected.
 *
 * @param side for whom a higher outcome is good
 * @param units who rolled
 * @param against the enemy units that it was about, where it was about some
 * @param outcome as the chart has it
 * @param actual the outcome in the kind's {@link RollKind#measure}; more is better for {@code side}
 * @param chance how likely that very outcome was
 */
public record RollLuck(
        Moment moment,
        RollKind kind,
        String side,
        List<String> units,
        List<String> against,
        String outcome,
        double actual,
        double expected,
        double variance,
        double chance) {

    public RollLuck {
        units = List.copyOf(units);
        against = List.copyOf(against);
    }

    /** Which end of a roll somebody was at. */
    public enum Part implements Word {
        @Spelled("made")
        MADE,
        @Spelled("suffered")
        SUFFERED
    }

    /** In standard deviations; 0 where it could not come out otherwise. */
    public double z() {
        return variance == 0 ? 0 : (actual - expected) / Math.sqrt(variance);
    }
}
