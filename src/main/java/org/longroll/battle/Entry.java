package org.longroll.battle;

import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a journal: something that was recorded, or that an amendment recorded again.
 *
 * @param number the opening is number 0; what was recorded again keeps the number of what it replaces
 * @param type what it is called; {@code start} for the opening
 * @param turn that was being played when it was recorded
 * @param recordedIn the entry whose events it is among in the ledger: an amendment, or the entry itself
 * @param replaces the entry in whose place an amendment recorded it
 * @param first the version of its first event
 * @param last the version of its last event; of an amendment, of the last one that it recorded again
 * @param undone whether it was taken back and is not in force
 * @param events its own; those of what an amendment recorded again are not the amendment's
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

    /** The seat that recorded it. */
    public String by() {
        return occasion.by();
    }

    /** Whether it was recorded within an amendment. */
    public boolean isAgain() {
        return !recordedIn.equals(id());
    }

    /** Those of its events that are of a kind. */
    public <E extends BattleEvent> Stream<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }
}
