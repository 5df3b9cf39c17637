package org.longroll.recording;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** An entry in words; {@code version} is the battle's after it, {@code again} what an amendment recorded again. */
public record JournalEntry(
        UUID id,
        int number,
        long version,
        String type,
        String actor,
        Instant recordedAt,
        String sentence,
        boolean undone,
        @Nullable UUID replaces,
        List<JournalEntry> again) {

    public JournalEntry {
        again = List.copyOf(again);
    }
}
