package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What has to be settled before anything else goes on.
 *
 * @param dues in the order in which they were called for
 * @param called how many there were in the whole battle, for their names
 */
public record Agenda<D extends Due>(List<D> dues, int called) {

    public Agenda {
        dues = List.copyOf(dues);
    }

    public static <D extends Due> Agenda<D> empty() {
        return new Agenda<>(List.of(), 0);
    }

    public Optional<D> find(String id) {
        return dues.stream().filter(due -> due.id().equals(id)).findFirst();
    }

    /** The name of the next check or question: readable, and unlike any other in the battle. */
    public String next(String about) {
        return "%s-%d".formatted(about, called + 1);
    }

    public Agenda<D> calling(D due) {
        var more = new ArrayList<>(dues);
        more.add(due);
        return new Agenda<>(more, called + 1);
    }

    /** Without those that are settled or no longer needed. */
    public Agenda<D> without(Predicate<D> settled) {
        return new Agenda<>(dues.stream().filter(settled.negate()).toList(), called);
    }
}
