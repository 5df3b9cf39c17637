package org.longroll.analysis;

import java.util.List;
import java.util.UUID;
import org.longroll.analysis.Charge.Winner;

/** The meaning of an event, independent of its system. */
public sealed interface Happening {

    /** Units fired at one target: the effect, and whether it shook the target, each with its odds. */
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

    /** Dice were rolled, and one or several units read them. */
    record Threw(RollKind kind, List<Reading> readings) implements Happening {

        /** The meaning of a roll of some units for a side, for which more is better, and the enemy units concerned. */
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

    /** A unit lost something, or recovered it. */
    record Lost(String unit, Cause cause, List<String> by, Strength lost, Strength left) implements Happening {}

    /** A regiment was merged into another, and its strength belongs to the other from now on. */
    record Merged(String unit, String absorbed, Strength brought) implements Happening {}

    /** Units charge; the id names the charge from now on. */
    record Charged(UUID charge, List<String> units, String target) implements Happening {}

    /** A charge came to an impact or combat. */
    record Clashed(UUID charge, String result, Winner winner) implements Happening {}

    record ChargeOver(UUID charge, String why) implements Happening {}

    record Rallied(String unit, String before, String after, boolean succeeded, double chance) implements Happening {}

    record LeaderFell(String leader, String fate) implements Happening {}
}
