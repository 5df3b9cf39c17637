package org.longroll.codec;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.GameSystem;
import org.longroll.journal.Correction;
import org.longroll.journal.CorrectionEvent;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Recorded;

/** The name, the present version and the record of an event: the event itself, or the order that it declares. */
public record EventType(String name, int version, Class<?> record) {

    /** Appended to the name of an order for the event that declares it. */
    private static final String DECLARED = "-declared";

    /** Orders without a declaring event: the event that follows from them has all of their fields. */
    private static final Set<Class<?>> NEVER_DECLARED = Set.of(
            JournalOrder.Note.class,
            JournalOrder.CorrectNote.class,
            CommonOrder.EditProse.class,
            JournalOrder.ReissueKey.class,
            JournalOrder.GiveSeat.class,
            JournalOrder.RevokeSeat.class);

    /** Every event, common or of one system. */
    public static final List<EventType> ALL = all();

    private static List<EventType> all() {
        var systems = GameSystem.ALL.all();
        var events = Stream.concat(
                Stream.of(JournalEvent.class, CommonEvent.class, CorrectionEvent.class),
                systems.stream().map(system -> system.families().events()));
        var orders = Stream.concat(
                Stream.of(JournalOrder.class, CommonOrder.class, Correction.class),
                systems.stream().map(system -> system.families().orders()));
        return Stream.concat(
                        events.flatMap(EventType::family)
                                .filter(event -> event != JournalEvent.Declared.class)
                                .map(event -> new EventType(name(event), version(event), event)),
                        orders.flatMap(EventType::family)
                                .filter(order -> !NEVER_DECLARED.contains(order))
                                .map(order -> new EventType(name(order) + DECLARED, version(order), order)))
                .toList();
    }

    public static String name(Class<?> record) {
        return recorded(record).value();
    }

    private static int version(Class<?> record) {
        return recorded(record).version();
    }

    private static Recorded recorded(Class<?> record) {
        var recorded = record.getAnnotation(Recorded.class);
        if (recorded == null) {
            throw new IllegalStateException("%s does not say what it is called in the ledger".formatted(record));
        }
        return recorded;
    }

    /** The records of a sealed family, including nested families. */
    static Stream<Class<?>> family(Class<?> sealed) {
        var permitted = sealed.getPermittedSubclasses();
        return permitted == null ? Stream.of(sealed) : Stream.of(permitted).flatMap(EventType::family);
    }
}
