package org.longroll.journal;

import java.util.List;
import java.util.Optional;
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
 * @param about the units and leaders that it names or concerns; none for the opening
 * @param last the version of its last event; for an amendment, of the last entry that it recorded again
 * @param events its own; for an amendment, without those of the entries that it recorded again
 */
public record Entry(
        Occasion occasion,
        int number,
        String type,
        int turn,
        List<String> about,
        UUID recordedIn,
        @Nullable UUID replaces,
        long first,
        long last,
        boolean undone,
        List<Event> events) {

    public Entry {
        about = List.copyOf(about);
        events = List.copyOf(events);
    }

    public UUID id() {
        return occasion.entry();
    }

    public String by() {
        return occasion.by();
    }

    /** What was asked for, also where the order itself is not among the events; empty for the opening. */
    public Optional<Order> order() {
        for (var event : events) {
            var order =
                    switch (event) {
                        case JournalEvent.Declared(var declared) -> Optional.of(declared);
                        case Aside aside -> aside.order();
                        case CorrectionEvent.ConsentAsked asked -> Optional.of(asked.order());
                        default -> Optional.<Order>empty();
                    };
            if (order.isPresent()) {
                return order;
            }
        }
        return Optional.empty();
    }

    /** Whether an amendment recorded it. */
    public boolean isAgain() {
        return !recordedIn.equals(id());
    }

    public <E extends Event> Stream<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }
}
