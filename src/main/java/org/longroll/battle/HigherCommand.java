package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** A brigade, division or corps; it may be part of another. */
public record HigherCommand(
        String id,
        String side,
        Kind kind,
        String name,
        @Nullable String under) {

    /** From the smallest to the largest. */
    public enum Kind implements Word {
        @Spelled("brigade")
        BRIGADE,
        @Spelled("division")
        DIVISION,
        @Spelled("corps")
        CORPS
    }
}
