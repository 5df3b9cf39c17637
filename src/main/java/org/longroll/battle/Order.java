package org.longroll.battle;

import java.util.Optional;

/**
 * Something that a person asks the journal to record; what the pattern book calls a command. The alternatives are sealed
 * family by family, as those of {@link BattleEvent} are.
 */
public interface Order {

    /** What an entry of this kind is called: {@code fire}, {@code morale-check}. */
    default String type() {
        return getClass().getAnnotation(EntryType.class).value()[0];
    }

    /** The check or question that it settles, if it settles one. */
    default Optional<String> settles() {
        return Optional.empty();
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
