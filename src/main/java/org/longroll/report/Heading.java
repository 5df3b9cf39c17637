package org.longroll.report;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * What stands above a report.
 *
 * @param version of the battle that it tells of
 * @param rules by which it was fought
 * @param sides each with who played it
 * @param turn the last that was played
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

    /** A side, and who played it; nobody where nobody said so. */
    public record Party(String name, String player) {}
}
