package org.longroll.adf.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Fraction;

/** The state of a leader; {@code spent} is his moves in the present part of the turn. */
public record AdfLeader(
        String id,
        String side,
        String brigade,
        int benefit,
        boolean killed,
        @Nullable String attachedTo,
        Fraction spent) {

    AdfLeader with(@Nullable String unit) {
        return new AdfLeader(id, side, brigade, benefit, killed, unit, spent);
    }

    AdfLeader spent(Fraction now) {
        return new AdfLeader(id, side, brigade, benefit, killed, attachedTo, now);
    }

    AdfLeader fallen() {
        return new AdfLeader(id, side, brigade, benefit, true, null, spent);
    }
}
