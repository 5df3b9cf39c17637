package org.longroll.adf.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;

/** The situation of a unit as far as the journal has it; the players give the rest. */
final class Preparation {

    private Preparation() {}

    /** For a check that a fire from there called, or another cause. */
    static SaidSituation of(AdfField field, AdfUnit unit, @Nullable Aspect fire) {
        return situation(field, unit, fire, null, null);
    }

    /** For the check and the impact of the unit that is charged. */
    static SaidSituation ofTheCharged(AdfField field, AdfUnit unit, AdfCharge charge) {
        var charger = field.units().get(charge.lead());
        return charge.countercharged()
                ? of(field, unit, null)
                : situation(field, unit, null, charger.mounted() ? Arm.CAVALRY : Arm.INFANTRY, charge.aspect());
    }

    private static SaidSituation situation(
            AdfField field, AdfUnit unit, @Nullable Aspect fire, @Nullable Arm chargedBy, @Nullable Aspect from) {
        var benefit = field.leaderWith(unit.id()).map(AdfLeader::benefit).orElse(null);
        int eliminated = field.eliminatedInBrigadeOf(unit);
        boolean charging = charging(field, unit.id());
        return new SaidSituation(
                benefit,
                null,
                null,
                charging ? true : null,
                null,
                charging ? true : null,
                null,
                charging || charged(field, unit.id()) ? true : null,
                fire,
                null,
                eliminated == 0 ? null : eliminated,
                unit.mergedAs() == null ? null : true,
                chargedBy,
                from);
    }

    static boolean charging(AdfField field, String unit) {
        var charge = field.charge();
        return charge != null
                && charge.underWay()
                && (charge.units().contains(unit)
                        || charge.countercharged() && charge.target().equals(unit));
    }

    private static boolean charged(AdfField field, String unit) {
        var charge = field.charge();
        return charge != null && charge.underWay() && charge.target().equals(unit);
    }

    /** The benefit to its move of a leader attached to a unit or to one of its group. */
    static int benefitToMove(AdfField field, String unit) {
        var group = field.groupOf(unit);
        if (group.isEmpty()) {
            return field.leaderWith(unit).map(AdfLeader::benefit).orElse(0);
        }
        return field.membersOf(group.get()).stream()
                .flatMap(member -> field.leaderWith(member).stream())
                .mapToInt(AdfLeader::benefit)
                .max()
                .orElse(0);
    }
}
