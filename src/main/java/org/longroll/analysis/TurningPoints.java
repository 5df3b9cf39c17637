package org.longroll.analysis;

import java.util.List;
import org.longroll.battle.Journal;

/**
 * The entries after which the expected result of the battle moved most, by playing the battle on from before and after each
 * of them, many times.
 *
 * @param seed the same seed gives the same answer
 * @param candidates how many entries were looked at
 * @param playouts how often the battle was played on from each moment
 * @param side from whose end it is told
 * @param points the greatest shift first
 */
public record TurningPoints(long seed, int candidates, int playouts, String side, List<TurningPoint> points) {

    public TurningPoints {
        points = List.copyOf(points);
    }

    /** Hears how often the battle has been played on, and how often it will be. */
    @FunctionalInterface
    public interface Progress {
        void played(int played, int playouts);
    }

    /** Looks for the turning points of a battle, with so much work and no more. */
    public static TurningPoints of(Journal journal, Sequel sequel, Effort effort, Progress progress) {
        var story = Story.of(journal);
        return new TurningPointSearch(story, sequel, effort, progress).of(story);
    }

    /**
     * An entry that changed what was to be expected.
     *
     * @param before the expected result before the entry: 1 for a victory of the side, 0 for a defeat, half for a draw
     * @param after the same after it
     * @param shift after minus before
     * @param margin half the width of the 95 % interval of the shift
     * @param sentence the same in a player's words
     */
    public record TurningPoint(
            Moment moment, double before, double after, double shift, double margin, String sentence) {

        /** Whether the shift is more than the playouts can have come to by chance. */
        public boolean isClear() {
            return Math.abs(shift) > margin;
        }
    }
}
