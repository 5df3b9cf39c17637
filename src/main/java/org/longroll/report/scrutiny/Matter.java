package org.longroll.report.scrutiny;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Word;

/**
 * Something that an official may want to know.
 *
 * @param entry its number; null if it is about the whole battle
 * @param version of the battle with it; 0 if it is about the whole battle
 * @param reason as the player gave it
 * @param consequences what came of a correction, a sentence each
 */
public record Matter(
        Weight weight,
        String kind,
        @Nullable Integer entry,
        long version,
        @Nullable String by,
        @Nullable Instant at,
        String sentence,
        @Nullable String reason,
        List<String> consequences) {

    public Matter {
        consequences = List.copyOf(consequences);
    }

    public enum Weight implements Word {
        /** Something is wrong. */
        GRAVE,
        /** Allowed, and worth a question. */
        WATCH,
        RECORD
    }

    static final Comparator<Matter> BY_WEIGHT =
            Comparator.comparing(Matter::weight).thenComparingLong(Matter::version);

    public static Matter ofTheBattle(Weight weight, String kind, String sentence) {
        return new Matter(weight, kind, null, 0, null, null, sentence, null, List.of());
    }
}
