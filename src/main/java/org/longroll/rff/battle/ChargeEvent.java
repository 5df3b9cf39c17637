package org.longroll.rff.battle;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Explained;
import org.longroll.battle.Odds;
import org.longroll.journal.Recorded;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.rules.ChargeCombat.Round;
import org.longroll.rff.rules.Lot;
import org.longroll.rules.Modifier;
import org.longroll.rules.Word;

/** Events of a charge. A charge has the id of the entry that declared it. */
public sealed interface ChargeEvent extends RffEvent {

    /**
     * Units charge; the id of this entry is the id of the charge.
     *
     * @param movedBefore units of the same maneuver check that moved before, though charging units move first; null if
     *     there were none
     */
    @Recorded("rff-charge-begun")
    record ChargeBegun(
            List<String> units,
            String target,
            boolean coldSteel,
            Ground ground,
            @Nullable List<String> movedBefore) implements ChargeEvent {
        public ChargeBegun {
            units = List.copyOf(units);
            movedBefore = movedBefore == null ? null : List.copyOf(movedBefore);
        }

        public ChargeBegun(List<String> units, String target, boolean coldSteel, Ground ground) {
            this(units, target, coldSteel, ground, null);
        }
    }

    @Recorded("rff-countercharged")
    record Countercharged(UUID charge, String unit, Ground ground) implements ChargeEvent {}

    @Recorded("rff-charge-checked")
    record ChargeChecked(UUID charge, String unit) implements ChargeEvent {}

    /** The charge has no further combat. */
    @Recorded("rff-charge-ended")
    record ChargeEnded(UUID charge, Why why) implements ChargeEvent {
        public enum Why implements Word {
            DECIDED,
            CHECKED,
            NOBODY_LEFT,
            TARGET_GONE,
            ABANDONED
        }
    }

    /** Both dice of a combat, and the result. */
    @Recorded("rff-charge-resolved")
    record ChargeResolved(
            UUID charge,
            Round round,
            Blow attacker,
            Blow defender,
            int difference,
            ChargeResult result,
            Effects effects,
            Odds odds)
            implements ChargeEvent, Explained {}

    record Effects(Effect attacker, Effect defender) {}

    /** The effects of a combat on one side; {@code after} is an order for troops, a gun state for guns. */
    record Effect(
            int standsLost,
            int gunStandsDamaged,
            boolean fixedGunsLost,
            String after,
            Retreat retreat,
            boolean breakthrough,
            boolean recall,
            boolean holds,
            boolean carriesThePosition) {

        static Effect of(Lot lot) {
            return new Effect(
                    lot.standsLost(),
                    lot.gunStandsDamaged(),
                    lot.fixedGunsLost(),
                    lot.after().word(),
                    lot.retreat(),
                    lot.breaksThrough(),
                    lot.mayRecall(),
                    lot.holds(),
                    lot.carriesThePosition());
        }
    }

    record Blow(List<String> units, int stands, List<Modifier> modifiers, int modifier, int die, int total) {
        public Blow {
            units = List.copyOf(units);
            modifiers = List.copyOf(modifiers);
        }
    }

    /** A desperate struggle: both sides roll again. */
    @Recorded("rff-struggle-continues")
    record StruggleContinues(UUID charge) implements ChargeEvent {}

    /** The winners occupy the enemy's position. */
    @Recorded("rff-position-carried")
    record PositionCarried(UUID charge, List<String> units) implements ChargeEvent {
        public PositionCarried {
            units = List.copyOf(units);
        }
    }

    /** The winners hold their ground. */
    @Recorded("rff-position-held")
    record PositionHeld(UUID charge, List<String> units) implements ChargeEvent {
        public PositionHeld {
            units = List.copyOf(units);
        }
    }

    /** The winners must attack the closest enemy. */
    @Recorded("rff-breakthrough-called")
    record BreakthroughCalled(UUID charge, List<String> units) implements ChargeEvent {
        public BreakthroughCalled {
            units = List.copyOf(units);
        }
    }

    /** The winners broke through; this entry begins a second charge against {@code target}. */
    @Recorded("rff-broke-through")
    record BrokeThrough(
            UUID charge, List<String> units, @Nullable String target, Ground ground) implements ChargeEvent {
        public BrokeThrough {
            units = List.copyOf(units);
        }
    }
}
