package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Puts beats together that one sentence can tell. A beat joins an earlier one if nothing in between was about any of the
 * same units: what is told a little early then changes nothing for anybody.
 */
final class Weaver {

    /** How far back a beat may join another; farther back the reader has gone on to something else. */
    private static final int REACH = 8;

    private final List<Passage> passages = new ArrayList<>();

    void take(Beat beat, UUID id, int entry) {
        var next = new Passage(beat, id, List.of(entry));
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
