package org.longroll.battle;

import java.util.List;
import org.longroll.journal.Correction;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.Order;
import org.longroll.journal.References;

/** Finds who acted in an entry: of the units and leaders that it is about, those that did what it says. */
public final class Actors {

    /** The components that name them, by preference: of a leader who joins a unit, the leader acts. */
    private static final List<String> SUBJECTS = List.of("leader", "firers", "units", "unit", "attacker");

    private Actors() {}

    /** In the order in which they were named; none for notes, corrections, and what a side does as a whole. */
    public static List<String> of(List<Event> events, Table table) {
        for (var event : events) {
            if (event instanceof Declared(var order) && !(order instanceof Correction)) {
                var recorded = order.innermost();
                var named = named((Record) recorded, table);
                return named.isEmpty() && refersBack(recorded) ? firstNamed(events, table) : named;
            }
        }
        return List.of();
    }

    /** Whether it takes a check or goes on with a charge: then it names no unit, and what came of it does. */
    private static boolean refersBack(Order order) {
        return order.settles().isPresent() || !References.entries(order).isEmpty();
    }

    private static List<String> firstNamed(List<Event> events, Table table) {
        return events.stream()
                .map(event -> named((Record) event, table))
                .filter(named -> !named.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static List<String> named(Record record, Table table) {
        return SUBJECTS.stream()
                .map(component -> References.texts(record, component).stream()
                        .filter(text -> table.units().find(text).isPresent()
                                || table.leader(text).isPresent())
                        .toList())
                .filter(named -> !named.isEmpty())
                .findFirst()
                .orElse(List.of());
    }
}
