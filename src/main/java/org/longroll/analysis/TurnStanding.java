package org.longroll.analysis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * The standing at the end of a turn.
 *
 * @param turn 0 for the opening
 * @param points of each side
 * @param holders the side that held each objective; objectives without a holder are left out
 */
public record TurnStanding(int turn, SequencedMap<String, Integer> points, SequencedMap<String, String> holders) {

    public TurnStanding {
        points = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(points));
        holders = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(holders));
    }
}
