package org.longroll.report.story;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * A beat and the entries that it comes from.
 *
 * @param id of the first entry, which chooses the words
 * @param entries by their numbers
 * @param about everybody whom the beat is about, kept because every later beat asks for it
 */
record Passage(Beat beat, UUID id, List<Integer> entries, Set<String> about) {

    Passage {
        entries = List.copyOf(entries);
    }

    Passage(Beat beat, UUID id, List<Integer> entries) {
        this(beat, id, entries, beat.about());
    }

    Optional<Passage> and(Passage later) {
        return beat.and(later.beat).map(both -> {
            var all = new ArrayList<>(entries);
            later.entries.stream().filter(number -> !all.contains(number)).forEach(all::add);
            return new Passage(both, id, all);
        });
    }

    /** Whether somebody is in both, so that their order matters. */
    boolean touches(Passage other) {
        return !Collections.disjoint(about, other.about);
    }
}
