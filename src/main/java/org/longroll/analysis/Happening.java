package org.longroll.analysis;

import java.util.List;
import java.util.UUID;
import org.longroll.analysis.Charge.Winner;

/** What an event means, whatever its system calls it. */
public sealed interface Happening {

    /**
     * Units fired at one target.
     *
     * @param effect of the fire, with everything that it could have been
     * @param shaken whether it shook the target, and how likely that was
     */
    record Fired(
            String kind,
            List<String> firers,
            String target,
            String result,
            double effect,
            Spread spread,
            boolean shaken,
            double shakenChance)
            implements Happening {}

    /** Dice fell, and one or several units read them. */
    record Threw(RollKind kind, List<Reading> readings) implements Happening {

        /**
         * What dice meant for somebody.
         *
         * @param side for whom more is better
         * @param units who rolled
         * @param against the enemy units that it was about
         */
        public record Reading(
                String side, List<String> units, List<String> against, String outcome, double worth, Spread spread) {
            public Reading {
                worth = Spread.onGrid(worth);
            }
        }

        public static Threw of(RollKind kind, Reading reading) {
            return new Threw(kind, List.of(reading));
        }
    }

    /** A unit lost something, or got it back. */
    record Lost(String unit, Cause cause, List<String> by, Strength lost, Strength left) implements Happening {}

    /** A regiment was merged into another, and what it brought is the other's from now on. */
    record Merged(String unit, String absorbed, Strength brought) implements Happening {}

    /** Units charge; the charge goes by an id from now on. */
    record Charged(UUID charge, List<String> units, String target) implements Happening {}

    /** A charge came to blows. */
    record Clashed(UUID charge, String result, Winner winner) implements Happening {}

    /** A charge is over, and why. */
    record ChargeOver(UUID charge, String why) implements Happening {}

    record Rallied(String unit, String before, String after, boolean succeeded, double chance) implements Happening {}

    record LeaderFell(String leader, String fate) implements Happening {}
}
