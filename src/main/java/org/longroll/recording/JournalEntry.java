package org.longroll.recording;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.JournalEvent.DiceRolled;

/**
 * An entry in words. {@code person} is at the seat {@code actor} and may have a {@code name}; {@code version} is the
 * battle's after it; {@code rolls} are its own throws; {@code acted} are those of {@code about} that did it;
 * {@code again} has the first of the {@code againTotal} entries that an amendment recorded again.
 */
public record JournalEntry(
        UUID id,
        int number,
        long version,
        String type,
        int turn,
        String actor,
        @Nullable UUID person,
        @Nullable String name,
        Instant recordedAt,
        String sentence,
        List<DiceRolled> rolls,
        List<String> about,
        List<String> acted,
        boolean undone,
        boolean decidedAgain,
        boolean corrected,
        @Nullable UUID replaces,
        List<JournalEntry> again,
        int againTotal) {

    public JournalEntry {
        rolls = List.copyOf(rolls);
        about = List.copyOf(about);
        acted = List.copyOf(acted);
        again = List.copyOf(again);
    }
}
