package org.longroll.adf.battle;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.chart.MoraleChart.MoraleResult;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.rules.Leg;
import org.longroll.adf.rules.OpeningVolleys;
import org.longroll.battle.Explained;
import org.longroll.battle.Odds;
import org.longroll.journal.Event;
import org.longroll.journal.Recorded;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;
import org.longroll.rules.Warning;
import org.longroll.rules.Word;

/** Events of this system. Each has its result in full, so that it can be read without the chart. */
public sealed interface AdfEvent extends Event permits AdfEvent.Unit, ChargeEvent, LeaderEvent, TurnEvent, DueEvent {

    sealed interface Unit extends AdfEvent {
        String unit();
    }

    /** Actions of a unit itself, without harm to it. */
    sealed interface Doing extends Unit {}

    /**
     * A unit spent an action or a part of one.
     *
     * @param spent the sum in this part of the turn
     * @param interrupted true if others acted since its first action, null if not
     */
    @Recorded("adf-action-taken")
    record ActionTaken(
            String unit, Fraction spent, @Nullable Boolean interrupted) implements Doing {

        public ActionTaken(String unit, Fraction spent) {
            this(unit, spent, null);
        }
    }

    /** A unit reacted to an entry of the enemy. */
    @Recorded("adf-reaction-made")
    record ReactionMade(String unit, UUID to) implements Doing {}

    @Recorded("adf-unit-moved")
    record UnitMoved(String unit, List<Leg> legs, Fraction used) implements Doing {
        public UnitMoved {
            legs = List.copyOf(legs);
        }
    }

    @Recorded("adf-unit-disengaged")
    record UnitDisengaged(String unit, List<Leg> legs, Fraction used) implements Doing {
        public UnitDisengaged {
            legs = List.copyOf(legs);
        }
    }

    /** A unit changed formation, limbered or unlimbered, mounted or dismounted. */
    @Recorded("adf-formation-changed")
    record FormationChanged(String unit, Formation formation, boolean mounted) implements Doing {}

    @Recorded("adf-facing-changed")
    record FacingChanged(String unit) implements Doing {}

    /**
     * A fire at one target, {@code unit}; {@code column} is null below the first, {@code checkModifier} without a
     * check.
     */
    @Recorded("adf-fire-resolved")
    record FireResolved(
            String unit,
            FireKind kind,
            List<String> firers,
            List<String> openingVolleys,
            RangeBand band,
            @Nullable Fraction inches,
            int firepower,
            int diceCount,
            List<Modifier> modifiers,
            int modifier,
            List<Integer> dice,
            int total,
            @Nullable Integer column,
            FireResult result,
            int hits,
            @Nullable Integer checkModifier,
            Odds odds)
            implements Unit, Explained {
        public FireResolved {
            firers = List.copyOf(firers);
            openingVolleys = List.copyOf(openingVolleys);
            modifiers = List.copyOf(modifiers);
            dice = List.copyOf(dice);
        }

        @Override
        public List<Warning> warnings() {
            return openingVolleys.isEmpty()
                    ? List.of()
                    : OpeningVolleys.spentBy(modifiers, odds.ways().keySet());
        }
    }

    @Recorded("adf-figures-lost")
    record FiguresLost(String unit, int lost, int left) implements Unit {}

    @Recorded("adf-sections-lost")
    record SectionsLost(String unit, int lost, int left) implements Unit {}

    @Recorded("adf-stand-lost")
    record StandLost(String unit, int lost, int left) implements Unit {}

    /** Figures or sections came back; {@code strength} is the new number. */
    @Recorded("adf-strength-recovered")
    record StrengthRecovered(String unit, int recovered, int strength) implements Unit {}

    @Recorded("adf-unit-eliminated")
    record UnitEliminated(String unit, Cause cause) implements Unit {}

    @Recorded("adf-unit-surrendered")
    record UnitSurrendered(String unit) implements Unit {}

    @Recorded("adf-morale-changed")
    record MoraleChanged(String unit, Morale before, Morale after, Cause cause) implements Unit {}

    @Recorded("adf-fell-back")
    record FellBack(String unit, int inches, Cause cause) implements Unit {}

    /** The result of a check or a rally; changes of level, inches and figures are events of their own. */
    @Recorded("adf-check-resolved")
    record CheckResolved(
            String unit,
            @Nullable String due,
            CheckCause from,
            int bmp,
            List<Modifier> modifiers,
            int mmp,
            List<Integer> dice,
            int roll,
            MoraleResult outcome,
            Morale moraleAfter,
            int fallBackInches,
            int recovered,
            Odds odds)
            implements Unit, Explained {
        public CheckResolved {
            modifiers = List.copyOf(modifiers);
            dice = List.copyOf(dice);
        }
    }

    /** A routed unit ran; {@code gunsLost} if a battery left its guns behind. */
    @Recorded("adf-unit-ran")
    record UnitRan(String unit, Terrain terrain, int inches, boolean gunsLost, Odds odds) implements Unit, Explained {}

    @Recorded("adf-competence-tested")
    record CompetenceTested(String unit, int bmp, int die, boolean passed, Odds odds) implements Unit, Explained {}

    /**
     * Two regiments became one: {@code unit}, the larger, goes on, with the quality {@code mergedAs} for its morale.
     */
    @Recorded("adf-regiments-merged")
    record RegimentsMerged(
            String unit, String absorbed, int figures, int stands, String weapon, Morale morale, Quality mergedAs)
            implements Unit {}

    /** Units act as one in this part; {@code unit} is the first of them. */
    @Recorded("adf-group-formed")
    record GroupFormed(String unit, List<String> units, List<String> actions) implements Doing {
        public GroupFormed {
            units = List.copyOf(units);
            actions = List.copyOf(actions);
        }
    }

    @Recorded("adf-unit-set")
    record UnitSet(
            String unit,
            int strength,
            Formation formation,
            boolean mounted,
            Morale morale,
            boolean openingVolley,
            Fraction spent,
            boolean reacted,
            @Nullable Boolean outOfCommand)
            implements Unit {}

    public enum Cause implements Word {
        FIRE,
        CHECK,
        RALLY,
        REFORM,
        CHARGE,
        IMPACT,
        PURSUIT,
        ROUT
    }
}
