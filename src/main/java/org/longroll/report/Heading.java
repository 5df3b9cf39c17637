package org.longroll.report;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * The heading of a report.
 *
 * @param version of the battle
 * @param rules of the battle
 * @param sides each with its player
 * @param turn the last one that was played
 * @param result how it ended, or that it has not
 * @param summary the battle in a few sentences
 */
public record Heading(
        UUID battle,
        long version,
        String title,
        String rules,
        List<Party> sides,
        int turn,
        Instant began,
        Instant latest,
        String result,
        List<Sentence> summary) {

    public Heading {
        sides = List.copyOf(sides);
        summary = List.copyOf(summary);
    }

    /** A side, and its player; empty if no name is known. */
    public record Party(String name, String player) {}
}
