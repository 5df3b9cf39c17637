package org.longroll.codec;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.journal.Correction;
import org.longroll.journal.CorrectionEvent;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.Recorded;
import org.longroll.journal.Vocabularies;

/** The name, the present version and the record of an event: the event itself, or the order that it declares. */
public record EventType(String name, int version, Class<?> record) {

    /** Appended to the name of an order for the event that declares it. */
    private static final String DECLARED = "-declared";

    /** Every event, of all journals or of one kind. */
    public static final List<EventType> ALL = all();

    private static List<EventType> all() {
        var kinds = Vocabularies.all();
        var events = Stream.concat(
                Stream.of(JournalEvent.class, CorrectionEvent.class),
                kinds.stream().flatMap(kind -> kind.events().stream()));
        var orders = Stream.concat(Stream.of(Correction.class), kinds.stream().flatMap(kind -> kind.orders().stream()));
        var asides = kinds.stream().flatMap(kind -> kind.asides().stream()).collect(Collectors.toSet());
        return Stream.concat(
                        events.flatMap(EventType::family)
                                .filter(event -> event != JournalEvent.Declared.class)
                                .map(event -> new EventType(name(event), version(event), event)),
                        orders.flatMap(EventType::family)
                                .filter(order -> !asides.contains(order))
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
