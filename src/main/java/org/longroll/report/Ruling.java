package org.longroll.report;

import java.util.List;

/** A ruling of the umpire, in his words, and its entries. */
public record Ruling(List<Integer> entries, int turn, String text) {

    public Ruling {
        entries = List.copyOf(entries);
    }
}
