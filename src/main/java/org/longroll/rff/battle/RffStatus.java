package org.longroll.rff.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;

/** The state of a unit for players; guns have no order, troops no gun stands. */
public record RffStatus(
        Arm arm,
        Quality quality,
        String weapon,
        Formation formation,
        boolean mounted,
        int stands,
        int standsLost,
        Effectiveness effectiveness,
        @Nullable Order order,
        @Nullable GunStands gunStands,
        boolean lowOnAmmunition,
        boolean lost,
        @Nullable ManeuverResult result,
        @Nullable String maneuver,
        boolean fired,
        boolean charging,
        List<String> leaders) {

    public RffStatus {
        leaders = List.copyOf(leaders);
    }

    static RffStatus of(RffUnit unit, RffField field) {
        return new RffStatus(
                unit.arm(),
                unit.quality(),
                unit.weapon(),
                unit.formation(),
                unit.mounted(),
                unit.stands(),
                unit.mustered() - unit.stands(),
                unit.effectiveness(),
                unit.guns() == null ? unit.order() : null,
                unit.guns(),
                unit.lowOnAmmunition(),
                unit.lost(),
                unit.activity().result(),
                unit.activity().maneuver(),
                unit.activity().fired(),
                field.chargeBy(unit.id()).isPresent(),
                field.leadersWith(unit.id()).map(RffLeader::id).toList());
    }
}
