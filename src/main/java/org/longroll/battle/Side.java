package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Nation;

/** Two numbers of lost stands, which a scenario may set: heavy casualties and greater losses. */
public record Side(
        String id,
        String name,
        Nation nation,
        @Nullable Integer heavyCasualtiesAt,
        @Nullable Integer greaterLossesAt) {

    public Side(String id, String name, Nation nation) {
        this(id, name, nation, null, null);
    }
}
