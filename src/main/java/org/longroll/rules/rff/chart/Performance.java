package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** How troops may carry out a maneuver. */
public enum Performance implements Word {
    ALONE,
    WITH_HALF_MOVE,
    CAVALRY_HALF_MOVE,
    NO
}
