package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** How far a unit goes back, from not at all to a full move; a short retreat is of so many inches from the enemy. */
public enum Retreat implements Word {
    NONE,
    SHORT,
    OUT_OF_CLOSE_RANGE,
    FULL
}
