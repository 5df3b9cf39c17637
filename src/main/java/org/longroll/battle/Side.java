package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Nation;

/**
 * @param heavyCasualtiesAt lost stands that are heavy casualties, if the scenario sets it
 * @param greaterLossesAt lost stands that are greater losses, if the scenario sets it
 */
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
