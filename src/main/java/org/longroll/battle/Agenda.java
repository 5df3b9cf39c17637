package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Checks and questions that are due, in the order of their calls; {@code called} counts all of the battle. */
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

    /** A readable id, unique in the battle. */
    public String next(String about) {
        return "%s-%d".formatted(about, called + 1);
    }

    public Agenda<D> calling(D due) {
        var more = new ArrayList<>(dues);
        more.add(due);
        return new Agenda<>(more, called + 1);
    }

    public Agenda<D> without(Predicate<D> settled) {
        return new Agenda<>(dues.stream().filter(settled.negate()).toList(), called);
    }
}
