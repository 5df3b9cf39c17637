package org.longroll.analysis;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Word;

/** The result of a test of some dice; {@code statistic} and {@code pValue} are null if there are too few. */
public record FairnessTest(
        Finding finding,
        @Nullable Double statistic,
        @Nullable Double pValue,
        String sentence) {

    public enum Finding implements Word {
        TOO_FEW,
        NOTHING_ODD,
        WORTH_WATCHING,
        ODD
    }
}
