package org.longroll.report;

import java.util.List;

/**
 * A sentence, the numbers of its entries, and what it claims; a summary has no entries, and a person's words claim
 * nothing.
 */
public record Sentence(String text, List<Integer> entries, List<Claim> claims) {

    public Sentence {
        entries = List.copyOf(entries);
        claims = List.copyOf(claims);
    }

    public static Sentence of(String text, List<Claim> claims) {
        return new Sentence(text, List.of(), claims);
    }

    public static List<String> texts(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::text).toList();
    }
}
