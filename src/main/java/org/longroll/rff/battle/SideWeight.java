package org.longroll.rff.battle;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.battle.TurnOrder.Adversity;

/** The adversities of a side: those set by the umpire, and those of objectives and losses, as the scenario has them. */
record SideWeight(RffField field) {

    Set<Adversity> of(String side) {
        var weighs = EnumSet.noneOf(Adversity.class);
        weighs.addAll(field.adversities().getOrDefault(side, List.of()));
        if (keyPositionLost(side)) {
            weighs.add(Adversity.KEY_POSITION_LOST);
        }
        var named = field.table().order().side(side).orElseThrow();
        if (reached(side, named.heavyCasualtiesAt())) {
            weighs.add(Adversity.HEAVY_CASUALTIES);
        }
        if (reached(side, named.greaterLossesAt())) {
            weighs.add(Adversity.GREATER_LOSSES);
        }
        return weighs;
    }

    /** A key position is lost while the enemy holds it. */
    private boolean keyPositionLost(String side) {
        var enemy = field.table().enemyOf(side);
        return field.table().order().objectives().stream()
                .filter(objective -> side.equals(objective.keyTo()))
                .anyMatch(objective -> enemy.equals(field.table().holders().get(objective.id())));
    }

    private boolean reached(String side, @Nullable Integer threshold) {
        return threshold != null && standsLost(side) >= threshold;
    }

    private int standsLost(String side) {
        return field.units().stream()
                .filter(unit -> field.table().sideOf(unit.id()).equals(side))
                .mapToInt(unit -> unit.mustered() - unit.stands())
                .sum();
    }
}
