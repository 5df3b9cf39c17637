package org.longroll.report;

import java.util.List;

/** A sentence and the numbers of its entries; a summary has none. */
public record Sentence(String text, List<Integer> entries) {

    public Sentence {
        entries = List.copyOf(entries);
    }

    public static Sentence of(String text) {
        return new Sentence(text, List.of());
    }
}
