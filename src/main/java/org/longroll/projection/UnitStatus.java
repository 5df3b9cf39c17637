package org.longroll.projection;

import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.Muster;
import org.longroll.battle.Position;
import org.longroll.battle.Standing;

/**
 * A unit as it is now: what was mustered, for which side, whether it is on the table, and what it is in.
 *
 * @param state the properties of its system of rules; a record when it is written, a map when it is read
 */
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
                standing.presence(),
                standing.position(),
                battle.field().status(unit));
    }
}
