package org.longroll.web.battles;

import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.projection.Difference.Change;
import org.longroll.recording.ReadHistory.Chapter;

/** An entry that changed a unit, and how. */
@Schema(name = "UnitChapter")
public record ChapterView(
        UUID entry,
        int number,

        @Schema(description = "The battle's version after the change.")
        long version,

        @Schema(examples = "fire") String type,
        String actor,
        Instant recordedAt,

        @Schema(description = "The entry in whose place an amendment recorded it.") @Nullable UUID replaces,

        @Schema(description = "Taken back, and not in force now.")
        boolean undone,

        @Schema(description = "Each property that has another value since, before and after.")
        Map<String, Change> changes,

        @Schema(examples = "15th Alabama: figures 6 → 5, morale good-order → disorder.")
        String sentence) {

    static ChapterView of(Chapter chapter) {
        return new ChapterView(
                chapter.entry().id(),
                chapter.entry().number(),
                chapter.version(),
                chapter.entry().type(),
                chapter.entry().by(),
                chapter.recordedAt(),
                chapter.entry().replaces(),
                chapter.entry().undone(),
                chapter.change().changes(),
                chapter.change().sentence());
    }
}
