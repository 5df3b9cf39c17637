package org.longroll.journal;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A person's request to record something: a command. Each kind of journal has sealed families of its own. */
public interface Order {

    /** The type of its entry: {@code fire}, {@code morale-check}. */
    default String type() {
        return getClass().getAnnotation(EntryType.class).value()[0];
    }

    /**
     * Whether it is for the umpire to record, as the seat in charge is called; where there is none, for a side with the
     * other's consent.
     */
    default boolean isTheUmpires() {
        return false;
    }

    /** Whether it changes nothing that is decided, and so may come at any time. */
    default boolean isAside() {
        return false;
    }

    /** Whether it has to wait until what is due is settled. */
    default boolean waits() {
        return true;
    }

    /** Whether it stays in force when entries before it are undone. */
    default boolean stands() {
        return false;
    }

    /** Why it was given, if the order says so. */
    default @Nullable String reason() {
        return null;
    }

    /** The check or question that it settles, if any. */
    default Optional<String> settles() {
        return Optional.empty();
    }

    /** The entry that is recorded by it: of an entry that was allowed against the rules, however often, that entry. */
    default Order innermost() {
        return this;
    }

    /** An order that takes a check or answers a question. */
    interface Settling extends Order {

        String due();

        @Override
        default Optional<String> settles() {
            return Optional.of(due());
        }
    }
}
