package org.longroll.analysis;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * Whose figures they are: a side's, a command's, or a unit's.
 *
 * @param name that it goes by
 * @param side that it fights for; for a side, itself
 */
public record Subject(Kind kind, String id, String name, String side) {

    /** From the largest to the smallest. */
    public enum Kind implements Word {
        @Spelled("side")
        SIDE,
        @Spelled("command")
        COMMAND,
        @Spelled("unit")
        UNIT
    }
}
