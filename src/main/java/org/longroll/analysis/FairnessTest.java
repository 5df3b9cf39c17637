package org.longroll.analysis;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * What a test says of some dice.
 *
 * @param statistic null where there are too few dice to say
 * @param pValue how likely fair dice look at least as odd; null where there are too few to say
 * @param sentence the same in a player's words, honest about how many dice there are
 */
public record FairnessTest(
        Finding finding,
        @Nullable Double statistic,
        @Nullable Double pValue,
        String sentence) {

    /** What can be said. */
    public enum Finding implements Word {
        @Spelled("too-few")
        TOO_FEW,
        @Spelled("nothing-odd")
        NOTHING_ODD,
        @Spelled("worth-watching")
        WORTH_WATCHING,
        @Spelled("odd")
        ODD
    }
}
