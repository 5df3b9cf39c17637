package org.longroll.recording;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * An entry as people read it.
 *
 * @param version the battle's version after it
 * @param sentence what was recorded, in words
 * @param undone whether it was taken back and is not in force now
 * @param replaces the entry in whose place it was recorded again
 * @param again what an amendment recorded again, in order
 */
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
