package org.longroll.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.longroll.journal.History;

/**
 * The actions whose dice changed most what {@code side} could expect, the greatest first, found by playing the battle on many
 * times: with the dice that fell, and from the same orders with other dice. The same seed gives the same answer.
 *
 * @param clear whether the first stands apart from all others beyond its margin; else none is clear
 */
public record TurningPoints(
        long seed, int candidates, int playouts, String side, boolean clear, List<TurningPoint> points) {

    /** An action that moved the expected result less turned nothing, however sure that is. */
    static final double LEAST_SHIFT = 0.1;

    public TurningPoints {
        points = List.copyOf(points);
    }

    /**
     * Those that moved enough, twice their margin or more. If one stands apart it is the first; else they are in the order of
     * the battle, since another seed may put them in another one.
     */
    public List<TurningPoint> great() {
        var sure =
                points.stream().filter(point -> Math.abs(point.shift()) >= Math.max(LEAST_SHIFT, 2 * point.margin()));
        return clear
                ? Stream.concat(Stream.of(points.getFirst()), sure.filter(point -> point != points.getFirst()))
                        .toList()
                : sure.sorted(Comparator.comparingInt(point -> point.moment().number()))
                        .toList();
    }

    /** Receives the number of finished playouts and the total. */
    @FunctionalInterface
    public interface Progress {
        void played(int played, int playouts);
    }

    /** Searches for the turning points of a battle with limited effort. */
    public static TurningPoints of(History journal, Sequel sequel, Effort effort, Progress progress) {
        var story = Story.of(journal);
        var rolls = Analysis.of(journal).luck().rolls();
        return new TurningPointSearch(story, rolls, sequel, effort, progress).found();
    }

    /**
     * An action whose dice changed the expected result.
     *
     * @param before the expected result with other dice: 1 for a victory of the side, 0 for a defeat, half for a draw
     * @param after the same with the dice that fell
     * @param margin half the width of the 95 % interval of the shift
     * @param playouts how often it was played on with its own dice and with others
     */
    public record TurningPoint(
            Moment moment, double before, double after, double shift, double margin, int playouts, String sentence) {

        /** Whether the shift is larger than its margin. */
        public boolean isClear() {
            return Math.abs(shift) > margin;
        }
    }
}
