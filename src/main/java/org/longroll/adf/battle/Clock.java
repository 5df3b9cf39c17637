package org.longroll.adf.battle;

import org.longroll.rules.Word;

/** The turn, from 1, and its present part; the side with the {@code initiative} is active first. */
public record Clock(int turn, Part part, String initiative, String other) {

    /** The side whose part it is; for parts of both sides the first one. */
    public String activeSide() {
        return switch (part) {
            case TURN_BEGINS, LEADERS, FIRST -> initiative;
            case SECOND, TURN_ENDS -> other;
        };
    }

    Clock at(Part now) {
        return new Clock(turn, now, initiative, other);
    }

    /** The initiative has changed. */
    Clock withTheOtherFirst() {
        return new Clock(turn, part, other, initiative);
    }

    Clock nextTurn() {
        return new Clock(turn + 1, Part.TURN_BEGINS, initiative, other);
    }

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
}
