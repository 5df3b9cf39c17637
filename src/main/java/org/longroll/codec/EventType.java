package org.longroll.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Correction;
import org.longroll.battle.CorrectionEvent;
import org.longroll.battle.GameSystem;
import org.longroll.battle.GameSystems;

/**
 * What an event is called in the ledger, the version in which it is written today, and the record that holds it: the
 * event itself, or the order that it declares.
 */
public record EventType(String name, int version, Class<?> record) {

    /** Versions other than the first. */
    private static final Map<String, Integer> VERSIONS =
            Map.of("battle-started", 2, "note-taken", 2, "rff-due-called", 2);

    /** Orders of which the event that comes of them says everything. */
    private static final Set<Class<?>> NEVER_DECLARED =
            Set.of(CommonOrder.Note.class, CommonOrder.EditProse.class, CommonOrder.ReissueKey.class);

    /**
     * Every event there is: the common ones, and each system's own under its name. The names follow from the code; the
     * files of old versions, which a test holds against them, keep a name from changing.
     */
    public static final List<EventType> ALL = all();

    private static List<EventType> all() {
        var types = new ArrayList<EventType>();
        family(CommonEvent.class)
                .filter(event -> event != CommonEvent.Declared.class)
                .forEach(event -> types.add(type("", event, "")));
        family(CommonOrder.class)
                .filter(order -> !NEVER_DECLARED.contains(order))
                .forEach(order -> types.add(type("", order, "-declared")));
        family(CorrectionEvent.class).forEach(event -> types.add(type("", event, "")));
        family(Correction.class).forEach(order -> types.add(type("", order, "-declared")));
        GameSystems.all().forEach(system -> types.addAll(of(system)));
        return List.copyOf(types);
    }

    private static List<EventType> of(GameSystem system) {
        var prefix = system.name() + "-";
        return Stream.concat(
                        family(system.events()).map(event -> type(prefix, event, "")),
                        family(system.orders()).map(order -> type(prefix, order, "-declared")))
                .toList();
    }

    private static EventType type(String prefix, Class<?> record, String suffix) {
        var name = prefix + kebab(record.getSimpleName()) + suffix;
        return new EventType(name, VERSIONS.getOrDefault(name, 1), record);
    }

    /** The records of a sealed family, down to its last branches. */
    static Stream<Class<?>> family(Class<?> sealed) {
        var permitted = sealed.getPermittedSubclasses();
        return permitted == null ? Stream.of(sealed) : Stream.of(permitted).flatMap(EventType::family);
    }

    static String kebab(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
