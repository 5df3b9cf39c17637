package org.longroll.web.entries;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.SequencedMap;
import org.longroll.battle.Order;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;

/** What {@code web} needs of a system of rules: the shapes of its entries and of its questions, and examples of both. */
public interface EntryForms extends Port {

    Ports<EntryForms> ALL = Ports.of(EntryForms.class);

    /**
     * What is asked about odds.
     *
     * @param asked the shape of the question
     * @param answered the shape of the answer
     */
    record Question(Class<? extends OddsRequest> asked, Class<?> answered) {}

    /** Bodies that work when they are pasted, each under what it shows. */
    record Examples(
            SequencedMap<String, String> battles,
            SequencedMap<String, String> entries,
            SequencedMap<String, String> odds) {

        static final Examples NONE =
                new Examples(Collections.emptySortedMap(), Collections.emptySortedMap(), Collections.emptySortedMap());
    }

    /** The sealed family of its entries. */
    Class<? extends EntryRequest> entries();

    /** By the last part of the address. */
    default SequencedMap<String, Question> questions() {
        return Collections.emptySortedMap();
    }

    default Examples examples() {
        return Examples.NONE;
    }

    /** An entry as it is sent: the components of its order as they are, unless they are sent in another way. */
    default ObjectNode written(Order order, ObjectNode components) {
        return components;
    }
}
