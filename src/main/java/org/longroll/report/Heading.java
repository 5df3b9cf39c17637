package org.longroll.report;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** The heading of a report: the last turn played, how the battle ended, and a summary. */
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
