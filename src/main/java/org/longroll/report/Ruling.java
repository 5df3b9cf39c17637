package org.longroll.report;

import java.util.List;

/**
 * What the umpire decided over the rules, in his words.
 *
 * @param entries in which he said so
 */
public record Ruling(List<Integer> entries, int turn, String text) {

    public Ruling {
        entries = List.copyOf(entries);
    }
}
