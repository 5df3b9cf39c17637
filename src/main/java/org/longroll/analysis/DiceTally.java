package org.longroll.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * How often each face came up among some dice of one kind.
 *
 * @param of which of them: null for all, else a source, a seat or player, a purpose
 * @param counts of each face, from 1
 * @param evenFaces whether every face comes up as often as it should: chi-square
 * @param freeOrder whether high and low follow each other as they should: a runs test
 */
public record DiceTally(
        By by,
        @Nullable String of,
        int sides,
        int dice,
        List<Integer> counts,
        double mean,
        double expectedMean,
        FairnessTest evenFaces,
        FairnessTest freeOrder) {

    public DiceTally {
        counts = List.copyOf(counts);
    }

    /** By what dice are told apart. */
    public enum By implements Word {
        @Spelled("all")
        ALL,
        @Spelled("source")
        SOURCE,
        @Spelled("thrower")
        THROWER,
        @Spelled("purpose")
        PURPOSE,
        @Spelled("undone")
        UNDONE
    }
}
