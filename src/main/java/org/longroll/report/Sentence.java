package org.longroll.report;

import java.util.List;

/**
 * A sentence and the numbers of its entries.
 *
 * @param entries empty for a summary
 */
public record Sentence(String text, List<Integer> entries) {

    public Sentence {
        entries = List.copyOf(entries);
    }

    /** A sentence that sums up figures. */
    public static Sentence of(String text) {
        return new Sentence(text, List.of());
    }
}
