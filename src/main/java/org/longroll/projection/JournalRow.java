package org.longroll.projection;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Entry;
import org.longroll.journal.Event;
import org.longroll.journal.Occasion;

/** An {@link Entry} without its events, for lists. */
public record JournalRow(
        UUID id,
        int number,
        String type,
        int turn,
        String by,
        List<String> about,
        UUID recordedIn,
        @Nullable UUID replaces,
        long first,
        long last,
        boolean undone) {

    static JournalRow of(Entry entry) {
        return new JournalRow(
                entry.id(),
                entry.number(),
                entry.type(),
                entry.turn(),
                entry.by(),
                entry.about(),
                entry.recordedIn(),
                entry.replaces(),
                entry.first(),
                entry.last(),
                entry.undone());
    }

    /** The entry with its own events, which happened at this time. */
    public Entry entry(Instant at, List<Event> events) {
        return new Entry(
                new Occasion(id, at, by), number, type, turn, about, recordedIn, replaces, first, last, undone, events);
    }

    /** Whether an amendment recorded it. */
    public boolean isAgain() {
        return !recordedIn.equals(id);
    }
}
