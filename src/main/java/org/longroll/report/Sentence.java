package org.longroll.report;

import java.util.List;

/**
 * A sentence and the entries that it comes from, by their numbers.
 *
 * @param entries none for a sentence that sums up
 */
public record Sentence(String text, List<Integer> entries) {

    public Sentence {
        entries = List.copyOf(entries);
    }

    /** A sentence that sums up figures, which are in the tables. */
    public static Sentence of(String text) {
        return new Sentence(text, List.of());
    }
}
