package org.longroll.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Checks and questions that are due, in the order of their calls; {@code called} counts all of the journal.
 *
 * @param deferred the ids of those that wait until an amendment has recorded every later entry again
 */
public record Agenda<D extends Due>(List<D> dues, int called, List<String> deferred) {

    public Agenda {
        dues = List.copyOf(dues);
        deferred = List.copyOf(deferred);
    }

    public static <D extends Due> Agenda<D> empty() {
        return new Agenda<>(List.of(), 0, List.of());
    }

    /** Those that are due now, without the deferred ones. */
    public List<D> pressing() {
        return deferred.isEmpty()
                ? dues
                : dues.stream().filter(due -> !deferred.contains(due.id())).toList();
    }

    public Optional<D> find(String id) {
        return dues.stream().filter(due -> due.id().equals(id)).findFirst();
    }

    /** A readable id, unique in the journal. */
    public String next(String about) {
        return "%s-%d".formatted(about, called + 1);
    }

    public Agenda<D> calling(D due) {
        var more = new ArrayList<>(dues);
        more.add(due);
        return new Agenda<>(more, called + 1, deferred);
    }

    /** With exactly these deferred. */
    public Agenda<D> deferring(List<String> ids) {
        return new Agenda<>(dues, called, ids);
    }

    public Agenda<D> without(Predicate<D> settled) {
        return new Agenda<>(dues.stream().filter(settled.negate()).toList(), called, deferred);
    }
}
