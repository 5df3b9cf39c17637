package org.longroll.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Word;

/**
 * How often each face came up among some dice of one kind.
 *
 * @param of null for all dice, else a source, a seat or player, a purpose
 * @param counts of each face, from 1
 * @param evenFaces whether all faces are equally frequent: chi-square
 * @param freeOrder whether high and low alternate at random: a runs test
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

    public enum By implements Word {
        ALL,
        SOURCE,
        THROWER,
        PURPOSE,
        UNDONE,
        CORRECTED
    }
}
