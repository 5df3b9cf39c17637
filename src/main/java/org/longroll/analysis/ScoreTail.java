package org.longroll.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How likely a sum of rolls is, each counted in its own standard deviations. While there are few ways in which the rolls
 * can come out, each of them is counted. Many are counted on a grid, where a value between two cells is shared by both:
 * the mean stays the same, and by how much that widens the distribution is known and allowed for.
 */
final class ScoreTail {

    /** More ways than this are counted on the grid. */
    private static final long MOST_WAYS = 50_000;

    private static final int MOST_CELLS = 1_024;

    /** Cells to a standard deviation of one roll, as long as there are not too many. */
    private static final int FINE = 5;

    /** Sums farther from the mean, in standard deviations, are left out: they have no chance that matters. */
    private static final double SPAN = 9;

    /** Sums that differ by less are the same. */
    private static final double SAME = 1e-6;

    /** One roll: its outcomes in its own standard deviations, good luck above 0. */
    private record Roll(double[] scores, double[] chances) {}

    /** The probability of a sum or a more extreme one; {@code exact} unless it was counted on the grid. */
    record Chance(double probability, boolean exact) {}

    private final List<Roll> rolls = new ArrayList<>();
    private long ways = 1;

    void add(Spread spread, int sign) {
        double deviation = Math.sqrt(spread.variance());
        int outcomes = 0;
        var scores = new double[spread.size()];
        var chances = new double[spread.size()];
        for (int i = 0; i < spread.size(); i++) {
            if (spread.chance(i) > 0) {
                scores[outcomes] = sign * (spread.value(i) - spread.mean()) / deviation;
                chances[outcomes++] = spread.chance(i);
            }
        }
        rolls.add(new Roll(Arrays.copyOf(scores, outcomes), Arrays.copyOf(chances, outcomes)));
        ways = Math.min(MOST_WAYS + 1, ways * outcomes);
    }

    /** The chance of this sum, or one farther from 0 on the same side. */
    Chance of(double sum) {
        boolean few = ways <= MOST_WAYS;
        return new Chance(Math.min(1, few ? counted(0, 0, sum) : onGrid(sum)), few);
    }

    /** Every way in which the rolls from this one on can come out. */
    private double counted(int roll, double before, double sum) {
        if (roll == rolls.size()) {
            return (sum >= 0 ? before >= sum - SAME : before <= sum + SAME) ? 1 : 0;
        }
        var next = rolls.get(roll);
        double chance = 0;
        for (int i = 0; i < next.scores().length; i++) {
            chance += next.chances()[i] * counted(roll + 1, before + next.scores()[i], sum);
        }
        return chance;
    }

    private double onGrid(double sum) {
        double width = 2 * SPAN * Math.sqrt(rolls.size());
        int count = (int) Math.min(MOST_CELLS, FINE * width);
        double step = width / count;
        var cells = new double[count];
        cells[count / 2] = 1;
        double widened = 0;
        for (var roll : rolls) {
            var more = new double[count];
            for (int i = 0; i < roll.scores().length; i++) {
                double moved = roll.scores()[i] / step;
                int whole = (int) Math.floor(moved);
                double rest = moved - whole;
                shift(cells, more, whole, roll.chances()[i] * (1 - rest));
                shift(cells, more, whole + 1, roll.chances()[i] * rest);
                widened += roll.chances()[i] * rest * (1 - rest) * step * step;
            }
            cells = more;
        }
        double asked = Math.abs(sum) * Math.sqrt(1 + widened / rolls.size()) / step;
        double chance = 0;
        for (int i = 0; i < count; i++) {
            double distance = sum >= 0 ? i - count / 2 : count / 2 - i;
            chance += cells[i] * Math.clamp(distance - asked + 0.5, 0, 1);
        }
        return chance;
    }

    private static void shift(double[] from, double[] to, int by, double chance) {
        int first = Math.max(0, -by);
        int end = Math.min(from.length, from.length - by);
        for (int i = first; i < end; i++) {
            to[i + by] += from[i] * chance;
        }
    }
}
