package org.longroll.web.analysis;

import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.DiceStatistics;

/** The dice of several battles, newest first; {@code player} is null for those of all players. */
@Schema(name = "DiceOfBattles")
public record DiceAcrossView(
        @Nullable String player,
        List<Counted> battles,

        @Schema(description = "Whether there may be older battles that were not counted.")
        boolean more,

        DiceStatistics statistics) {

    /** A battle, and the number of its dice that were counted. */
    @Schema(name = "CountedBattle")
    public record Counted(UUID id, String title, long version, int dice) {}
}
