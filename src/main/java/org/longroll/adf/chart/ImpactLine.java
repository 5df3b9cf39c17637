package org.longroll.adf.chart;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * One line of the impact results, by the margin between the two final impact values.
 *
 * @param figuresLost empty where all are
 * @param level empty where the impact leaves morale alone
 */
public record ImpactLine(
        ImpactResult result,
        int from,
        OptionalInt to,
        boolean fallsBack,
        OptionalInt figuresLost,
        Optional<Morale> level) {

    boolean holds(int margin) {
        return margin >= from && margin <= to.orElse(Integer.MAX_VALUE);
    }
}
