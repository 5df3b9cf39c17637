package org.longroll.recording;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * An entry for readers.
 *
 * @param version of the battle after it
 * @param sentence its events in words
 * @param undone whether it is no longer in force
 * @param replaces the entry in whose place an amendment recorded it
 * @param again the entries that an amendment recorded again, in order
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
