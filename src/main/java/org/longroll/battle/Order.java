package org.longroll.battle;

import java.util.Optional;

/** A person's request to record something: a command. Each system of rules has a sealed family of its own. */
public interface Order {

    /** The type of its entry: {@code fire}, {@code morale-check}. */
    default String type() {
        return getClass().getAnnotation(EntryType.class).value()[0];
    }

    /** Whether it is for the umpire to record; where there is no umpire, for a side with the other's consent. */
    default boolean isTheUmpires() {
        return false;
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
