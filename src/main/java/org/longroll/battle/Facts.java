package org.longroll.battle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Event;
import org.longroll.journal.RecordedOrder;

/**
 * The facts that may still hold: one fold over the entries in force, so that every reader has the same ones, and an
 * undo or an amendment takes them back with the entry that said them.
 */
public final class Facts {

    /** How many acts are looked at: what is older is asked again. */
    private static final int ACTS_MAX = 200;

    /** A fact, and the number of the entry that said it. */
    public record Known(Fact fact, int entry) {}

    private record Key(String unit, @Nullable String facing, String field) {}

    private final Map<Key, Known> known = new LinkedHashMap<>();

    private Facts() {}

    public static Facts of(Battle battle) {
        var facts = new Facts();
        var reader = battle.system().facts();
        for (var act : battle.timeline().acts().limit(ACTS_MAX).toList().reversed()) {
            act.entries().forEach(said -> facts.take(said, reader, battle.table()));
        }
        return facts;
    }

    private void take(RecordedOrder said, FactReader reader, Table table) {
        reader.said(said, table, this).forEach(fact -> put(fact, said.number()));
        var moved = said.events().stream()
                .flatMap(event -> moved(event, reader).stream())
                .collect(Collectors.toSet());
        known.values().removeIf(each -> endedBy(each.fact(), moved));
        said.events().stream()
                .flatMap(event -> reader.reached(event).stream())
                .forEach(fact -> put(fact, said.number()));
    }

    private static List<String> moved(Event event, FactReader reader) {
        return switch (event) {
            case CommonEvent.UnitArrived arrived -> List.of(arrived.unit());
            case CommonEvent.UnitLeftTable left -> List.of(left.unit());
            case CommonEvent.PositionTaken taken -> List.of(taken.unit());
            default -> reader.moved(event);
        };
    }

    private static boolean endedBy(Fact fact, Set<String> moved) {
        return moved.stream().anyMatch(fact.until()::contains);
    }

    private void put(Fact fact, int entry) {
        var key = new Key(fact.unit(), fact.facing(), fact.field());
        known.remove(key);
        if (fact.value() != null) {
            known.put(key, new Known(fact, entry));
        }
    }

    /** All of them, in the order in which they were said. */
    public List<Known> all() {
        return List.copyOf(known.values());
    }

    /** The value of a field of a unit's own, if it is known. */
    public <T> Optional<T> find(String unit, String field, Class<T> type) {
        return value(unit, field).map(type::cast);
    }

    /** The same for a field with several values. */
    public <T> Optional<List<T>> all(String unit, String field, Class<T> type) {
        return value(unit, field)
                .map(many -> ((List<?>) many).stream().map(type::cast).toList());
    }

    private Optional<Object> value(String unit, String field) {
        return Optional.ofNullable(known.get(new Key(unit, null, field)))
                .map(each -> each.fact().value());
    }
}
