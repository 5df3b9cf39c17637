package org.longroll.analysis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** The standing at the end of a turn, 0 for the opening; objectives without a holder are left out. */
public record TurnStanding(int turn, SequencedMap<String, Integer> points, SequencedMap<String, String> holders) {

    public TurnStanding {
        points = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(points));
        holders = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(holders));
    }
}
