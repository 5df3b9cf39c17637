package org.longroll.web.entries;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.Optional;
import java.util.SequencedMap;
import org.longroll.journal.Order;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;

/** What {@code web} needs of a system of rules: the shapes of its entries and of its questions, and examples of both. */
public interface EntryForms extends Port {

    Ports<EntryForms> ALL = Ports.of(EntryForms.class);

    /** A question about odds: the shapes of question and answer. */
    record Question(Class<? extends OddsRequest> asked, Class<?> answered) {}

    /** Bodies that work when they are pasted, by their titles. */
    record Examples(
            SequencedMap<String, String> battles,
            SequencedMap<String, String> entries,
            SequencedMap<String, String> odds) {

        static final Examples NONE =
                new Examples(Collections.emptySortedMap(), Collections.emptySortedMap(), Collections.emptySortedMap());
    }

    Class<? extends EntryRequest> entries();

    /** By the last part of the address. */
    default SequencedMap<String, Question> questions() {
        return Collections.emptySortedMap();
    }

    /** What is prepared for a check or question, by the type of what is due. */
    default SequencedMap<String, Class<?>> prepared() {
        return Collections.emptySortedMap();
    }

    /** The state of a unit, if its status says more than every unit's. */
    default Optional<Class<?>> unit() {
        return Optional.empty();
    }

    default Examples examples() {
        return Examples.NONE;
    }

    /** An order in the form of an entry: its components, unless the form differs. */
    default ObjectNode written(Order order, ObjectNode components) {
        return components;
    }
}
