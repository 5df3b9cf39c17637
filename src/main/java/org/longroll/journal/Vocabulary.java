package org.longroll.journal;

import java.util.List;
import java.util.Set;

/**
 * The events and orders of the journals of one kind, and how they are read: found by {@link java.util.ServiceLoader}, so that
 * journals of every kind are read from one ledger.
 */
public interface Vocabulary {

    /** The kind's permanent name. Its openings are recorded as {@code <kind>-started}. */
    String kind();

    /** The record of its openings. */
    Class<? extends Opening> opening();

    /** Its sealed families of events; the opening is one of them. */
    List<Class<? extends Event>> events();

    /** Its sealed families of orders. */
    List<Class<? extends Order>> orders();

    /** Orders without a declaring event: the event that follows from them has all of their fields. */
    default Set<Class<? extends Order>> asides() {
        return Set.of();
    }

    /** The upcasters for old versions of its own events. */
    default List<Upcaster> upcasters() {
        return List.of();
    }

    /** The records that a state can be; snapshots contain one. */
    List<Class<?>> states();

    /** The record that the state of a journal with this opening is. */
    default Class<?> state(Opening opening) {
        return states().getFirst();
    }
}
