package org.longroll.analysis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * How strong somebody was, and in what order, over time.
 *
 * @param mustered what it came with, whether it came to the table or not
 * @param left what it has at the end, on the table or not; what one regiment brought to another with which it was merged is
 *     the other's, so that of a unit this need not be what it mustered less what it lost
 * @param byTurn one point for the opening (turn 0) and one for each turn's end; the last is as it stands
 * @param byEntry the opening, and every entry that changed something
 */
public record Curve(Subject subject, Strength mustered, Strength left, List<Point> byTurn, List<Point> byEntry) {

    public Curve {
        byTurn = List.copyOf(byTurn);
        byEntry = List.copyOf(byEntry);
    }

    /**
     * How it stood after an entry.
     *
     * @param strength of those who are on the table and in the battle; who is awaited or gone has none
     * @param morale how many units on the table, or lost, were in each level; levels in which none was are left out
     * @param severity the mean of their levels, from 0 for good order to 1; 0 where nobody is on the table
     */
    public record Point(Moment moment, Strength strength, SequencedMap<String, Integer> morale, double severity) {

        public Point {
            morale = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(morale));
        }
    }
}
