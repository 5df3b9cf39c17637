package org.longroll.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Random choices of a player. */
@FunctionalInterface
public interface Chooser {

    /** A number from 0 to the bound, the bound excluded. */
    int below(int bound);

    /** True once in so many times. */
    default boolean oneIn(int times) {
        return below(times) == 0;
    }

    /** True so many times out of a hundred. */
    default boolean percent(int chance) {
        return below(100) < chance;
    }

    default <T> Optional<T> among(List<T> choices) {
        return choices.isEmpty() ? Optional.empty() : Optional.of(choices.get(below(choices.size())));
    }

    /** The same in another order. */
    default <T> List<T> shuffled(List<T> items) {
        var rest = new ArrayList<>(items);
        var drawn = new ArrayList<T>(items.size());
        while (!rest.isEmpty()) {
            drawn.add(rest.remove(below(rest.size())));
        }
        return drawn;
    }
}
