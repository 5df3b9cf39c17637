package org.longroll.battle.adf;

import org.longroll.rules.Word;

/** The parts of a turn, with the pauses before the first and after the last. */
public enum Part implements Word {
    TURN_BEGINS,
    LEADERS,
    FIRST,
    SECOND,
    TURN_ENDS;

    /** Whether one side's units act and the other's react. */
    public boolean ofASide() {
        return this == FIRST || this == SECOND;
    }
}
