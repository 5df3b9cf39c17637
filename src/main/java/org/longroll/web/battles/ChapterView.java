package org.longroll.web.battles;

import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.projection.Difference.Change;
import org.longroll.recording.ReadHistory.Chapter;

/** An entry that changed a unit, and how. */
@Schema(name = "UnitChapter")
public record ChapterView(
        UUID entry,
        int number,
        long version,
        @Schema(examples = "fire") String type,
        String actor,
        Instant recordedAt,

        @Schema(description = "Each property that has another value since, before and after.")
        Map<String, Change> changes,

        @Schema(examples = "15th Alabama: figures 6 → 5, morale good-order → disorder.")
        String sentence) {

    static ChapterView of(Chapter chapter) {
        return new ChapterView(
                chapter.entry().id(),
                chapter.entry().number(),
                chapter.entry().last(),
                chapter.entry().type(),
                chapter.entry().by(),
                chapter.recordedAt(),
                chapter.change().changes(),
                chapter.change().sentence());
    }
}
