package org.longroll.analysis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Strength and morale of a side, command or unit over time.
 *
 * @param mustered whether or not it arrived
 * @param left at the end, on the table or not; figures of a merged regiment belong to the other
 * @param byTurn one point for the opening (turn 0) and one for each turn's end; the last is the present one
 * @param byEntry the opening, and every entry that changed something
 */
public record Curve(Subject subject, Strength mustered, Strength left, List<Point> byTurn, List<Point> byEntry) {

    public Curve {
        byTurn = List.copyOf(byTurn);
        byEntry = List.copyOf(byEntry);
    }

    /**
     * The state after an entry.
     *
     * @param strength of the units on the table and in the battle
     * @param morale the number of units on the table, or lost, in each level; levels without units are left out
     * @param severity the mean of their levels, from 0 for good order to 1; 0 if no unit is on the table
     */
    public record Point(Moment moment, Strength strength, SequencedMap<String, Integer> morale, double severity) {

        public Point {
            morale = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(morale));
        }
    }
}
