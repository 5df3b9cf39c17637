package org.longroll.web.battles;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.recording.JournalEntry;

@Schema(name = "JournalEntry")
public record JournalEntryView(
        UUID id,
        int number,
        long version,
        String type,
        @Schema(description = "The seat that recorded it.") String actor,
        Instant recordedAt,
        @Schema(examples = "Chamberlain refuses the left.") String sentence,

        @Schema(description = "The entry in whose place an amendment recorded it.") @Nullable UUID replaces,

        @Schema(description = "Taken back, and not in force now.")
        boolean undone,

        @Schema(description = "What an amendment recorded again, in order.")
        List<JournalEntryView> again) {

    static JournalEntryView of(JournalEntry entry) {
        return new JournalEntryView(
                entry.id(),
                entry.number(),
                entry.version(),
                entry.type(),
                entry.actor(),
                entry.recordedAt(),
                entry.sentence(),
                entry.replaces(),
                entry.undone(),
                entry.again().stream().map(JournalEntryView::of).toList());
    }
}
