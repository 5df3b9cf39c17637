package org.longroll.battle;

import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a journal, recorded by a person or again by an amendment.
 *
 * @param number 0 for the opening; an entry that was recorded again has the number of the one that it replaces
 * @param type {@code start} for the opening
 * @param recordedIn the entry that has its events in the ledger: an amendment, or the entry itself
 * @param replaces the entry in whose place an amendment recorded it
 * @param last the version of its last event; for an amendment, of the last entry that it recorded again
 * @param events its own; for an amendment, without those of the entries that it recorded again
 */
public record Entry(
        Occasion occasion,
        int number,
        String type,
        int turn,
        UUID recordedIn,
        @Nullable UUID replaces,
        long first,
        long last,
        boolean undone,
        List<BattleEvent> events) {

    public Entry {
        events = List.copyOf(events);
    }

    public UUID id() {
        return occasion.entry();
    }

    public String by() {
        return occasion.by();
    }

    /** Whether an amendment recorded it. */
    public boolean isAgain() {
        return !recordedIn.equals(id());
    }

    public <E extends BattleEvent> Stream<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }
}
