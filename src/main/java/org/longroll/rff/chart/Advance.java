package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What the winner of a charge does. */
public enum Advance implements Word {
    @Spelled("breakthrough")
    BREAKTHROUGH,
    @Spelled("carry")
    CARRY,
    @Spelled("carry-or-recall")
    CARRY_OR_RECALL,
    @Spelled("hold")
    HOLD,
    @Spelled("retreat-short")
    RETREAT_SHORT
}
