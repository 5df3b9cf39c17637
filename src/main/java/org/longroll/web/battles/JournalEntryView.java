package org.longroll.web.battles;

import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.recording.JournalEntry;

/** A line of the journal. */
@Schema(name = "JournalEntry")
public record JournalEntryView(
        UUID id,
        int number,
        long version,
        String type,
        @Schema(description = "The seat that recorded it.") String actor,
        Instant recordedAt,
        @Schema(examples = "Chamberlain refuses the left.") String sentence,
        @Nullable UUID replaces,
        boolean undone) {

    static JournalEntryView of(JournalEntry entry) {
        return new JournalEntryView(
                entry.id(),
                entry.number(),
                entry.version(),
                entry.type(),
                entry.actor(),
                entry.recordedAt(),
                entry.sentence(),
                null,
                false);
    }
}
