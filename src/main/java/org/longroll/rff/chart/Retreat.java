package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** How far a unit goes back, from not at all to a full move; a short retreat is of so many inches from the enemy. */
public enum Retreat implements Word {
    @Spelled("none")
    NONE,
    @Spelled("short")
    SHORT,
    @Spelled("out-of-close-range")
    OUT_OF_CLOSE_RANGE,
    @Spelled("full")
    FULL
}
