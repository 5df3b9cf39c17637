package org.longroll.analysis;

import org.longroll.rules.Word;

/** The owner of figures: a side, a command, or a unit; a side's {@code side} is itself. */
public record Subject(Kind kind, String id, String name, String side) {

    /** From the largest to the smallest. */
    public enum Kind implements Word {
        SIDE,
        COMMAND,
        UNIT
    }
}
