package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.Field;
import org.longroll.battle.Said;

/**
 * Joins beats that one sentence can tell. A beat joins an earlier one if no beat in between is about one of the same
 * units, so the order of events stays the same for each unit.
 */
final class Weaver {

    /** How many beats back a beat may join another. */
    private static final int REACH = 8;

    private final List<Passage> passages = new ArrayList<>();

    void take(Beat beat, Said said, Field before) {
        var next = new Passage(beat, said.entry(), List.of(said.number()), before);
        int last = Math.max(0, passages.size() - REACH);
        for (int i = passages.size() - 1; i >= last; i--) {
            var joined = passages.get(i).and(next);
            if (joined.isPresent()) {
                passages.set(i, joined.get());
                return;
            }
            if (passages.get(i).touches(next)) {
                break;
            }
        }
        passages.add(next);
    }

    List<Passage> passages() {
        return List.copyOf(passages);
    }
}
