package org.longroll.analysis;

import java.util.List;

/**
 * The luck of a side, command or unit, over all kinds of rolls and in each of them.
 *
 * @param rolls that could come out in more than one way
 * @param z the sum of the rolls' luck, each in its own standard deviations, over the root of their number; above 0 is
 *     good luck
 * @param chance the probability of as much luck, or more, of the same sign, counted from the odds of every roll
 * @param exact whether every way in which the rolls can come out was counted; else close sums were counted as one
 * @param measures one for each kind of roll that was made, and then of each that was suffered
 */
public record Fortune(
        Subject subject, int rolls, double z, double chance, boolean exact, String sentence, List<Measure> measures) {

    /** With fewer rolls no unit is the luckiest or unluckiest of anything. */
    public static final int ENOUGH_ROLLS = 10;

    public Fortune {
        measures = List.copyOf(measures);
    }

    /**
     * Luck in one kind of roll.
     *
     * @param part whether the subject rolled, or was rolled at
     * @param rolls that could come out in more than one way
     * @param all how many were rolled in all, those included that could come out in one way only
     * @param actual the sum of the outcomes, in the kind's {@link RollKind#measure}
     * @param z above 0 is good luck for the subject, whichever side rolled
     * @param chance the probability of this result or a more extreme one on the same side; exact
     */
    public record Measure(
            RollKind kind,
            RollLuck.Part part,
            int rolls,
            int all,
            double actual,
            double expected,
            double variance,
            double z,
            double chance,
            String sentence) {}
}
