package org.longroll.adf.chart;

import java.util.Map;
import java.util.Set;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** The printed rules outside the tables: leaders, distances, turns, scales. */
public record FieldChart(
        Leaders leaders,
        Map<Terrain, Fraction> adjacentInches,
        Fraction adjacentToLeaderInches,
        Turn turn,
        Scales scales,
        Set<Morale> mayReform,
        Set<Morale> mayCountercharge,
        Morale pursuitMorale,
        Merging merging) {

    /** The face that kills, and the radii in inches for each point of leadership benefit. */
    public record Leaders(int casualtyDie, int commandRadius, int reactionRadius) {}

    public record Merging(int mostFigures, Choice morale) {}

    public record Turn(
            boolean leadersMoveFirst,
            int actions,
            int reactions,
            Fraction reactionToMoveInches,
            Fraction reactionToAnythingInches) {

        /**
         * Whether the chart prints the later overview of the turn. It has leaders move first, makes a trigger of each
         * inch of a move, and desperation fire an answer to any unit that moves near; the earlier one has none of these.
         */
        public boolean laterOverview() {
            return leadersMoveFirst;
        }
    }

    public record Scales(
            int yardsPerInchFrom,
            int yardsPerInchTo,
            int minutesPerTurn,
            int menPerInfantryFigure,
            int menPerCavalryFigure,
            int sectionsPerCrewFigure) {}

    /** Which of two applies. */
    public enum Choice implements Word {
        BETTER,
        WORSE
    }
}
