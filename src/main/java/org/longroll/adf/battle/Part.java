package org.longroll.adf.battle;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The parts of a turn, with the pauses before the first and after the last. */
public enum Part implements Word {
    @Spelled("turn-begins")
    TURN_BEGINS,
    @Spelled("leaders")
    LEADERS,
    @Spelled("first")
    FIRST,
    @Spelled("second")
    SECOND,
    @Spelled("turn-ends")
    TURN_ENDS;

    /** Whether one side's units act and the other's react. */
    public boolean ofASide() {
        return this == FIRST || this == SECOND;
    }
}
