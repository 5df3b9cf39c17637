package org.longroll.journal;

import java.util.Optional;

/** An event that is an entry by itself: it does not change the state and is never undone. */
public interface Aside extends Event {

    /** The type of its entry. */
    String entryType();

    /** The order that it follows from, if its fields are those of the order. */
    default Optional<Order> order() {
        return Optional.empty();
    }
}
