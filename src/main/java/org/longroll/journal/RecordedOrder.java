package org.longroll.journal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.dice.RecordedDice;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.JournalEvent.DiceRolled;

/** A person's order with all its events; {@code number} and {@code replaces} are those of {@link Entry}. */
public record RecordedOrder(
        Occasion occasion,
        int number,
        List<Event> events,
        @Nullable UUID replaces) {

    public RecordedOrder {
        events = List.copyOf(events);
    }

    RecordedOrder with(Event event) {
        var more = new ArrayList<>(events);
        more.add(event);
        return new RecordedOrder(occasion, number, more, replaces);
    }

    public UUID entry() {
        return occasion.entry();
    }

    public String by() {
        return occasion.by();
    }

    public Order order() {
        for (var event : events) {
            if (event instanceof Declared(var order)) {
                return order;
            }
        }
        throw new IllegalStateException("an entry begins with what was said");
    }

    public <E extends Event> Stream<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }

    /** The dice that the server rolled, with their places among all dice of the entry. */
    public RecordedDice rolled() {
        var faces = new HashMap<Integer, Integer>();
        int place = 0;
        for (var event : events) {
            if (event instanceof DiceRolled dice) {
                for (var face : dice.faces()) {
                    if (dice.source() == GivenDice.Source.ROLLED) {
                        faces.put(place, face);
                    }
                    place++;
                }
            }
        }
        return new RecordedDice(faces);
    }

    public boolean rolledDice() {
        return events.stream().anyMatch(DiceRolled.class::isInstance);
    }
}
