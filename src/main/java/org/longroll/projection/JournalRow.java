package org.longroll.projection;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Entry;

/** An {@link Entry} without its events, for lists. */
public record JournalRow(
        UUID id,
        int number,
        String type,
        int turn,
        String by,
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
                entry.recordedIn(),
                entry.replaces(),
                entry.first(),
                entry.last(),
                entry.undone());
    }

    /** Whether an amendment recorded it. */
    public boolean isAgain() {
        return !recordedIn.equals(id);
    }
}
