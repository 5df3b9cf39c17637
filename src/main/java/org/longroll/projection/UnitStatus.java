package org.longroll.projection;

import org.longroll.battle.Battle;
import org.longroll.battle.Muster;

/** A unit as it is now: what was mustered, for which side, and whether it has arrived. */
public record UnitStatus(Muster muster, String side, boolean onTable) {

    static UnitStatus of(Battle battle, Muster unit) {
        return new UnitStatus(unit, battle.orderOfBattle().sideOf(unit), unit.arrives() <= 1);
    }
}
