package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** How troops may carry out a maneuver. */
public enum Performance implements Word {
    @Spelled("alone")
    ALONE,
    @Spelled("with-half-move")
    WITH_HALF_MOVE,
    @Spelled("cavalry-half-move")
    CAVALRY_HALF_MOVE,
    @Spelled("no")
    NO
}
