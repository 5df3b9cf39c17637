package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** What the winner of a charge does. */
public enum Advance implements Word {
    BREAKTHROUGH,
    CARRY,
    CARRY_OR_RECALL,
    HOLD,
    RETREAT_SHORT
}
