package org.longroll.adf.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart;
import org.longroll.adf.chart.MoraleChart.NearEnemies;
import org.longroll.rules.Fraction;

/** The situation of a unit as far as the journal has it; the players give the rest. */
final class Preparation {

    private Preparation() {}

    /** For a check that a fire from there called, or another cause. */
    static SaidSituation of(AdfField field, AdfUnit unit, @Nullable Aspect fire) {
        return situation(field, unit, fire, null, null);
    }

    /** For a check that is due, as things are now; whether the charger counts as near, as when it was called. */
    static SaidSituation now(AdfField field, AdfDue due) {
        if (due.kind() != AdfDue.Kind.MORALE_CHECK) {
            return due.situation();
        }
        var unit = field.units().get(due.unit());
        var charge = field.charge();
        if (due.why() != AdfDue.DueReason.FEAR_OF_CHARGE || charge == null) {
            return due.situation()
                    .ofTheMoment()
                    .over(of(field, unit, due.situation().aspect()));
        }
        var charged = ofTheCharged(field, unit, charge);
        return due.situation().enemyNear() == null
                ? charged
                : SaidSituation.near().over(charged);
    }

    /** The same for a decision, which has the chart to say whether the charger counts as near. */
    static SaidSituation now(Scene scene, AdfDue due) {
        var field = scene.field();
        var charge = field.charge();
        return due.why() == AdfDue.DueReason.FEAR_OF_CHARGE && charge != null
                ? facing(
                        ofTheCharged(field, field.units().get(due.unit()), charge),
                        field.units().get(charge.lead()),
                        scene.chart().morale())
                : now(field, due);
    }

    /** For the check and the impact of the unit that is charged. */
    static SaidSituation ofTheCharged(AdfField field, AdfUnit unit, AdfCharge charge) {
        var charger = field.units().get(charge.lead());
        return charge.countercharged()
                ? of(field, unit, null)
                : situation(field, unit, null, charger.mounted() ? Arm.CAVALRY : Arm.INFANTRY, charge.aspect());
    }

    /** At one inch of an enemy the journal knows that it is near, if the chart lets such an enemy count. */
    static SaidSituation facing(SaidSituation prepared, AdfUnit enemy, MoraleChart chart) {
        return near(enemy, Fraction.ONE, chart) ? SaidSituation.near().over(prepared) : prepared;
    }

    /** Whether the chart lets an enemy at so many inches count as near. */
    static boolean near(AdfUnit enemy, Fraction inches, MoraleChart chart) {
        var counts = chart.procedure().enemyNear();
        return inches.atMost(counts.inches())
                && (counts.counts() == NearEnemies.ANY_ARM || enemy.arm() == Arm.INFANTRY)
                && (counts.shakenCount() || !enemy.morale().worseThan(Morale.DISORDER))
                && (counts.skirmishingCount() || !skirmishes(enemy.formation()));
    }

    private static boolean skirmishes(Formation formation) {
        return formation == Formation.SKIRMISHERS || formation == Formation.SKIRMISHING;
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
