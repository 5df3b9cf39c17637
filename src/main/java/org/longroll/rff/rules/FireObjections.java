package org.longroll.rff.rules;

import java.util.Optional;
import org.longroll.rff.chart.FireChart;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.UnitKind;
import org.longroll.rff.rules.Firer.Weakness;
import org.longroll.rff.rules.Target.Charging;
import org.longroll.rules.Refusal;
import org.longroll.rules.Waivers;

/** The objections to a fire, in the order in which a player would raise them. */
record FireObjections(FireChart chart, Waivers waivers) {

    Optional<Refusal> to(FireOrder order) {
        return waivers.first(
                () -> Refusal.any(order.firers(), "firers", (firer, field) -> notOfTheKind(order.kind(), firer, field)),
                () -> doesNotFit(order.target(), "target."),
                () -> Refusal.any(order.massed(), "massed", this::doesNotFit),
                () -> special(order),
                () -> Refusal.any(order.firers(), "firers", this::outOfRange));
    }

    private Optional<Refusal> notOfTheKind(FireKind kind, Firer firer, String field) {
        return waivers.first(
                () -> RffRefusal.WEAPON_OF_ANOTHER_KIND.when(
                        firer.weapon().kind() != kind,
                        field + "weapon",
                        () -> firer.weapon().word() + " does not fire " + kind.word() + "."),
                () -> RffRefusal.CONDITION_DOES_NOT_FIT.when(
                        kind == FireKind.MUSKETRY && firer.weaknesses().contains(Weakness.DAMAGED),
                        field + "damaged",
                        () -> "Only guns are damaged."));
    }

    private Optional<Refusal> doesNotFit(Target target, String field) {
        for (var condition : target.conditions()) {
            if (!condition.fits(target.kind())) {
                return Optional.of(RffRefusal.CONDITION_DOES_NOT_FIT.of(
                        field + "conditions",
                        "“" + condition.word() + "” is not said of "
                                + target.kind().word() + "."));
            }
        }
        boolean guns = target.kind() == UnitKind.GUNS;
        return waivers.first(
                () -> RffRefusal.CONDITION_DOES_NOT_FIT.when(
                        guns && target.extendedLine(), field + "extendedLine", () -> "Guns form no extended line."),
                () -> RffRefusal.GUNS_DO_NOT_CHARGE.when(
                        guns && target.charging() != Charging.NO, field + "charging", () -> "Guns do not charge."));
    }

    private Optional<Refusal> special(FireOrder order) {
        return waivers.first(
                () -> RffRefusal.BUCK_AND_BALL_NEEDS_SMOOTHBORES.when(
                        order.buckAndBall()
                                && order.firers().stream().noneMatch(firer -> firer.weapon() == SmallArm.SM),
                        "buckAndBall",
                        () -> "None of the firers has smoothbore muskets."),
                () -> RffRefusal.CONDITION_DOES_NOT_FIT.when(
                        order.sharpshooters() && order.kind() == FireKind.CANNONADE,
                        "sharpshooters",
                        () -> "Sharpshooters fire musketry, not a cannonade."));
    }

    private Optional<Refusal> outOfRange(Firer firer, String field) {
        var line = chart.points(firer.weapon());
        return waivers.first(() -> RffRefusal.OUT_OF_RANGE.when(
                line.at(firer.inches()).isEmpty(),
                field + "inches",
                () -> firer.weapon().word() + " reaches " + line.reach() + " inches, not "
                        + firer.inches().decimal() + "."));
    }
}
