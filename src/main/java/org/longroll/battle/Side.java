package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Nation;

/**
 * One of the two sides of a battle.
 *
 * @param heavyCasualtiesAt how many stands lost are heavy casualties to it, where the scenario says so
 * @param greaterLossesAt how many stands lost are its greater losses, where the scenario says so
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
