package org.longroll.battle;

import java.util.List;
import java.util.Set;

/**
 * How the rules are read. A battle names the readings that it was begun with by a number. Whoever changes a reading adds
 * a change here: what was recorded stays as it is, what is decided from then on goes by the new reading.
 *
 * @param changes what was read otherwise before, oldest first; the readings before the first change have number 1
 */
public record Readings(List<Change> changes) {

    /**
     * A reading that is another than before.
     *
     * @param kinds the types of entries that may be decided otherwise since
     * @param what is read how, in one sentence
     */
    public record Change(Set<String> kinds, String what) {
        public Change {
            kinds = Set.copyOf(kinds);
        }
    }

    /** What a battle that names none was begun with. */
    public static final int FIRST = 1;

    /** The readings by which this program decides. */
    public static final Readings TODAY = new Readings(List.of());

    public Readings {
        changes = List.copyOf(changes);
    }

    public int number() {
        return FIRST + changes.size();
    }

    /** What is read otherwise today than it was by the readings with a number. */
    public List<Change> since(int number) {
        return changes.subList(Math.min(number - FIRST, changes.size()), changes.size());
    }

    /** Whether entries of a type may be decided otherwise today than they were by the readings with a number. */
    public boolean mayDecideOtherwise(int number, String type) {
        return since(number).stream().anyMatch(change -> change.kinds().contains(type));
    }
}
