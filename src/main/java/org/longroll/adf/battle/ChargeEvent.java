package org.longroll.adf.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.battle.Explained;
import org.longroll.battle.Odds;
import org.longroll.journal.Recorded;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;
import org.longroll.rules.Word;

public sealed interface ChargeEvent extends AdfEvent {

    /** How far a charge goes, in inches. */
    record Reach(
            Terrain terrain, int move, Fraction bonus, Fraction distance, Fraction disorderPoint, Fraction inches) {

        Reach over(Fraction there) {
            return new Reach(terrain, move, bonus, distance, disorderPoint, there);
        }

        public boolean fallsShort() {
            return !inches.atMost(distance);
        }
    }

    /** A unit falls into disorder when its charge has come so far. */
    record DisorderPoint(String unit, Fraction inches) {}

    /**
     * @param units the leading unit first
     * @param disorderPoints of all units, in older journals of those that would pass theirs; null in still older ones,
     *     where they had fallen into disorder at once
     */
    @Recorded("adf-charge-made")
    record ChargeMade(
            List<String> units,
            String target,
            Aspect aspect,
            Reach reach,
            Odds odds,
            @Nullable List<DisorderPoint> disorderPoints)
            implements ChargeEvent, Explained {
        public ChargeMade {
            units = List.copyOf(units);
            disorderPoints = disorderPoints == null ? null : List.copyOf(disorderPoints);
        }
    }

    @Recorded("adf-countercharge-made")
    record CounterchargeMade(String unit, Reach reach, Odds odds) implements ChargeEvent, Explained {}

    /** A charging unit was stopped; the others go on. */
    @Recorded("adf-charger-stopped")
    record ChargerStopped(String unit) implements ChargeEvent {}

    /** One side of an impact, explained; {@code cmm}, {@code mmp} and {@code fiv} are null for a routed unit. */
    record Party(
            String unit,
            int impactValue,
            @Nullable Integer cmm,
            @Nullable Integer mmp,
            List<Modifier> modifiers,
            List<Integer> dice,
            @Nullable Integer fiv) {
        public Party {
            modifiers = List.copyOf(modifiers);
            dice = List.copyOf(dice);
        }
    }

    /**
     * @param winner null for a draw
     * @param loser null if no side suffers anything
     * @param fallBackInches of the loser, and so {@code figuresLost} and {@code moraleAfter}
     */
    @Recorded("adf-impact-resolved")
    record ImpactResolved(
            Party attacker,
            Party defender,
            int margin,
            @Nullable Side winner,
            @Nullable Side loser,
            ImpactResult outcome,
            @Nullable Integer fallBackInches,
            @Nullable Integer figuresLost,
            @Nullable Morale moraleAfter,
            @Nullable Fraction stopsShortInches,
            int follow,
            Odds odds)
            implements ChargeEvent, Explained {}

    /** @param volleys the units that may now fire without an action */
    @Recorded("adf-attacker-stopped-short")
    record AttackerStoppedShort(Fraction inches, List<String> volleys) implements ChargeEvent {
        public AttackerStoppedShort {
            volleys = List.copyOf(volleys);
        }
    }

    /** Both sides of a melee have fired; if both stand, there is another impact. */
    @Recorded("adf-melee-fought")
    record MeleeFought(String attacker, String defender) implements ChargeEvent {}

    /** The winning attacker goes against another unit; the inches are null if they were not said. */
    @Recorded("adf-pursuit-begun")
    record PursuitBegun(
            List<String> units,
            String target,
            Aspect aspect,
            @Nullable Fraction inches) implements ChargeEvent {
        public PursuitBegun {
            units = List.copyOf(units);
        }
    }

    /** The winning attacker followed the loser, and no more. */
    @Recorded("adf-attacker-followed")
    record AttackerFollowed(List<String> units, @Nullable Fraction inches) implements ChargeEvent {
        public AttackerFollowed {
            units = List.copyOf(units);
        }
    }

    /** @param follow after a won melee how many inches the attacker may follow; else null */
    @Recorded("adf-charge-ended")
    record ChargeEnded(Ending how, @Nullable Integer follow) implements ChargeEvent {

        public ChargeEnded(Ending how) {
            this(how, null);
        }
    }

    enum Ending implements Word {
        FELL_SHORT,
        STOPPED_BY_FIRE,
        STOPPED_SHORT,
        TARGET_GONE,
        ATTACKER_LOST,
        FOLLOWED,
        RULED
    }
}
