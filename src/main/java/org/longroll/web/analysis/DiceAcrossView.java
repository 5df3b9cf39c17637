package org.longroll.web.analysis;

import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.DiceStatistics;

/**
 * What dice showed in several battles.
 *
 * @param player whose they are; null where they are everybody's
 * @param battles in which they fell, newest first
 */
public record DiceAcrossView(
        @Nullable String player,
        List<Counted> battles,

        @Schema(description = "Whether there may be older battles that were not counted.")
        boolean more,

        DiceStatistics statistics) {

    /** A battle, and how many of the dice fell in it. */
    public record Counted(UUID id, String title, long version, int dice) {}
}
