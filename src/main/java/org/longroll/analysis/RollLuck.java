package org.longroll.analysis;

import java.util.List;
import org.longroll.rules.Word;

/**
 * One roll, its outcome and the expected outcome.
 *
 * @param side for which a higher outcome is good
 * @param outcome as on the chart
 * @param actual the outcome in the kind's {@link RollKind#measure}
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

    /** Whether a subject rolled or was rolled at. */
    public enum Part implements Word {
        MADE,
        SUFFERED
    }
}
