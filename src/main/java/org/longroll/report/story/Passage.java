package org.longroll.report.story;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.longroll.battle.Field;
import org.longroll.journal.RecordedOrder;

/**
 * A beat and its entries. The id of the first entry chooses the words; {@code before} is the field before it, for the
 * names of that time; {@code about} is cached for later beats.
 */
record Passage(Beat beat, UUID id, List<Integer> entries, Field before, Set<String> about) {

    Passage {
        entries = List.copyOf(entries);
    }

    Passage(Beat beat, UUID id, List<Integer> entries, Field before) {
        this(beat, id, entries, before, beat.about());
    }

    static Passage of(Beat beat, RecordedOrder said, Field before) {
        return new Passage(beat, said.entry(), List.of(said.number()), before);
    }

    Optional<Passage> and(Passage later) {
        return beat.and(later.beat).map(both -> {
            var all = new ArrayList<>(entries);
            later.entries.stream().filter(number -> !all.contains(number)).forEach(all::add);
            return new Passage(both, id, all, before);
        });
    }

    Passage as(Beat other) {
        return new Passage(other, id, entries, before);
    }

    /** Whether it did something to one of them. */
    boolean struck(Collection<String> units) {
        return !Collections.disjoint(Effects.who(beat.effects()), units);
    }

    /** Whether they share a subject, so that their order matters. */
    boolean touches(Passage other) {
        return !Collections.disjoint(about, other.about);
    }
}
