package org.longroll.rff.battle;

import org.longroll.journal.Recorded;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Order;
import org.longroll.rules.Word;

public sealed interface UnitEvent extends RffEvent {

    String unit();

    @Recorded("rff-order-changed")
    record OrderChanged(String unit, Order before, Order after) implements UnitEvent {}

    @Recorded("rff-formation-changed")
    record FormationChanged(String unit, Formation before, Formation after) implements UnitEvent {}

    @Recorded("rff-stands-lost")
    record StandsLost(String unit, int lost, int left) implements UnitEvent {}

    @Recorded("rff-guns-changed")
    record GunsChanged(String unit, GunStands before, GunStands after) implements UnitEvent {}

    /** The unit is worn or spent from now on. */
    @Recorded("rff-effectiveness-changed")
    record EffectivenessChanged(String unit, Effectiveness before, Effectiveness after) implements UnitEvent {}

    @Recorded("rff-unit-lost")
    record UnitLost(String unit, How how) implements UnitEvent {
        public enum How implements Word {
            DESTROYED,
            GUNS_TAKEN
        }
    }

    /** A unit, or one more gun stand of a battery, fires at half effect until it is replenished. */
    @Recorded("rff-ran-low-on-ammunition")
    record RanLowOnAmmunition(String unit) implements UnitEvent {}

    @Recorded("rff-ammunition-replenished")
    record AmmunitionReplenished(String unit) implements UnitEvent {}

    /** The umpire set a unit; {@code after} is its whole state. */
    @Recorded("rff-unit-set")
    record UnitSet(String unit, RffUnit after) implements UnitEvent {}
}
