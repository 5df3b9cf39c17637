package org.longroll.web.entries;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.Optional;
import java.util.SequencedMap;
import org.longroll.journal.Order;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;

/** The port of {@code web} to a system of rules: the shapes of its entries and of its questions. */
public interface EntryForms extends Port {

    Ports<EntryForms> ALL = Ports.of(EntryForms.class);

    /** A question about odds: the shapes of question and answer. */
    record Question(Class<? extends OddsRequest> asked, Class<?> answered) {}

    Class<? extends EntryRequest> entries();

    /** By the last part of the address. */
    default SequencedMap<String, Question> questions() {
        return Collections.emptySortedMap();
    }

    /** The shapes of what is prepared for a check or question, by the type of what is due. */
    default SequencedMap<String, Class<?>> prepared() {
        return Collections.emptySortedMap();
    }

    /** The state of a unit, if its status says more than every unit's. */
    default Optional<Class<?>> unit() {
        return Optional.empty();
    }

    /** An order in the form of an entry: its components, unless the form differs. */
    default ObjectNode written(Order order, ObjectNode components) {
        return components;
    }
}
