package org.longroll.projection;

import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.Muster;
import org.longroll.battle.Position;
import org.longroll.battle.Standing;

/** The current state of a unit; {@code state} is a record of its system when written, and a map when read. */
public record UnitStatus(
        Muster muster,
        String side,
        Standing.Presence presence,
        @Nullable Position position,
        Object state) {

    public static UnitStatus of(Battle battle, String unit) {
        var standing = battle.table().units().get(unit);
        return new UnitStatus(
                standing.muster(),
                battle.table().sideOf(unit),
                battle.field().presence(unit),
                standing.position(),
                battle.field().status(unit));
    }
}
