package org.longroll.adf.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;

/** A unit's status as the players read it, in the words of the calculators; {@code outOfCommand} is true or null. */
public record AdfStatus(
        Arm arm,
        Quality quality,
        String weapon,
        Formation formation,
        boolean mounted,
        Morale morale,
        @Nullable Integer figures,
        @Nullable Integer sections,
        int mustered,
        int stands,
        int standsLeft,
        int figuresLost,
        int sectionsLost,
        boolean openingVolley,
        boolean merged,
        @Nullable Boolean outOfCommand,
        double actionsSpent,
        boolean reacted,
        boolean charging,
        @Nullable String leader) {

    static AdfStatus of(AdfField field, AdfUnit unit) {
        boolean guns = unit.arm() == Arm.ARTILLERY;
        var charge = field.charge();
        return new AdfStatus(
                unit.arm(),
                unit.quality(),
                unit.weapon(),
                unit.formation(),
                unit.mounted(),
                unit.morale(),
                guns ? null : unit.strength(),
                guns ? unit.strength() : null,
                unit.mustered(),
                unit.enlisted().stands(),
                unit.standsLeft(),
                guns ? 0 : unit.lost(),
                guns ? unit.lost() : 0,
                unit.openingVolley(),
                unit.mergedAs() != null,
                unit.outOfCommand() ? true : null,
                unit.activity().spent().value(),
                unit.activity().reacted(),
                charge != null && charge.underWay() && charge.units().contains(unit.id()),
                field.leaderWith(unit.id()).map(AdfLeader::id).orElse(null));
    }
}
