package org.longroll.analysis;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * The result of a test of some dice.
 *
 * @param statistic null if there are too few dice
 * @param pValue the probability that fair dice look at least as odd; null if there are too few
 * @param sentence the same in a player's words, with the number of dice
 */
public record FairnessTest(
        Finding finding,
        @Nullable Double statistic,
        @Nullable Double pValue,
        String sentence) {

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
