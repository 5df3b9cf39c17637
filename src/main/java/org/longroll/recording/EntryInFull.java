package org.longroll.recording;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.longroll.journal.Entry;
import org.longroll.journal.Journal;

/**
 * An entry with everything that came of it, as it was recorded.
 *
 * @param replacedBy the entry in force that amendments put in its place
 * @param events its own events as canonical JSON from the ledger
 * @param before the journal that it was decided in; empty for the opening
 * @param after the journal after it, and for an amendment after all that it recorded again
 */
public record EntryInFull(
        JournalEntry told,
        Entry entry,
        Optional<UUID> replacedBy,
        List<String> events,
        Optional<Journal<?>> before,
        Journal<?> after) {

    public EntryInFull {
        events = List.copyOf(events);
    }
}
