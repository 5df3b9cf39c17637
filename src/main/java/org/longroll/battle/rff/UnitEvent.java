package org.longroll.battle.rff;

import org.longroll.rules.Word;
import org.longroll.rules.rff.chart.Effectiveness;
import org.longroll.rules.rff.chart.Formation;
import org.longroll.rules.rff.chart.Order;

/** What becomes of a unit, whatever brought it about. */
public sealed interface UnitEvent extends RffEvent {

    String unit();

    record OrderChanged(String unit, Order before, Order after) implements UnitEvent {}

    record FormationChanged(String unit, Formation before, Formation after) implements UnitEvent {}

    /** Troop stands were removed. */
    record StandsLost(String unit, int lost, int left) implements UnitEvent {}

    /** Gun stands changed their state. */
    record GunsChanged(String unit, GunStands before, GunStands after) implements UnitEvent {}

    /** So many losses that the unit is worn or spent from now on. */
    record EffectivenessChanged(String unit, Effectiveness before, Effectiveness after) implements UnitEvent {}

    /** The unit is out of the battle. */
    record UnitLost(String unit, How how) implements UnitEvent {
        /** How a unit goes. */
        public enum How implements Word {
            DESTROYED,
            GUNS_TAKEN
        }
    }

    /** A unit, or one more gun stand of a battery, fires at half effect until it is replenished. */
    record RanLowOnAmmunition(String unit) implements UnitEvent {}

    record AmmunitionReplenished(String unit) implements UnitEvent {}

    /** The umpire said what a unit is, in full. */
    record UnitSet(String unit, RffUnit after) implements UnitEvent {}
}
