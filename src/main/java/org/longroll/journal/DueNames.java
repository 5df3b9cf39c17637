package org.longroll.journal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Which check is which before and after an amendment. Ids have a number that runs and so differ; a check is the same
 * only if the same cause called it.
 */
final class DueNames {

    /**
     * What called a check or question.
     *
     * @param entry as it was first recorded
     * @param nth among those with the same entry, type, unit and reason
     */
    record Cause(UUID entry, String type, @Nullable String unit, String reason, int nth) {

        static Cause of(Due due, UUID entry, int nth) {
            return new Cause(entry, due.type(), due.unit(), due.reason(), nth);
        }
    }

    private final Map<String, Cause> then = new HashMap<>();
    private final Map<String, Cause> now = new HashMap<>();
    private final Map<Cause, String> names = new HashMap<>();
    private final Set<Cause> first = new HashSet<>();

    /** Learns what is due in the journal as it was recorded. */
    void then(Agenda<? extends Due> agenda) {
        for (var due : agenda.dues()) {
            if (!then.containsKey(due.id())) {
                var cause = unlike(first, due, due.entry());
                first.add(cause);
                then.put(due.id(), cause);
            }
        }
    }

    /** Learns what is due in the journal as it is decided again; {@code origin} names an entry as it was recorded. */
    void now(Agenda<? extends Due> agenda, UnaryOperator<UUID> origin) {
        for (var due : agenda.dues()) {
            if (!now.containsKey(due.id())) {
                var cause = unlike(names.keySet(), due, origin.apply(due.entry()));
                names.put(cause, due.id());
                now.put(due.id(), cause);
            }
        }
    }

    private static Cause unlike(Set<Cause> known, Due due, UUID entry) {
        int nth = 0;
        while (known.contains(Cause.of(due, entry, nth))) {
            nth++;
        }
        return Cause.of(due, entry, nth);
    }

    /** The id now of a check with that id then; empty if its cause no longer calls it. */
    Optional<String> now(String due) {
        return Optional.ofNullable(then.get(due)).flatMap(cause -> Optional.ofNullable(names.get(cause)));
    }

    /** The cause of what has, or had, this id now. */
    Optional<Cause> called(String due) {
        return Optional.ofNullable(now.get(due));
    }

    /** Whether a check that is due now was called before the correction, too. */
    boolean isKnown(Due due) {
        return first.contains(cause(due));
    }

    Cause cause(Due due) {
        var cause = now.get(due.id());
        if (cause == null) {
            throw new IllegalStateException("not learnt when it was called: " + due.id());
        }
        return cause;
    }
}
