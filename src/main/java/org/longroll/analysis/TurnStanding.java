package org.longroll.analysis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * How it stood at the end of a turn.
 *
 * @param turn 0 for the opening
 * @param points of each side
 * @param holders the side that held each objective; those that nobody held are not there
 */
public record TurnStanding(int turn, SequencedMap<String, Integer> points, SequencedMap<String, String> holders) {

    public TurnStanding {
        points = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(points));
        holders = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(holders));
    }
}
