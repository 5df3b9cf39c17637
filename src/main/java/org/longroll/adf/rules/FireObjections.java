package org.longroll.adf.rules;

import java.util.Optional;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Formation.Shape;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.SmallArm;
import org.longroll.rules.Refusal;
import org.longroll.rules.Waivers;
import org.longroll.rules.Word;

/** The objections to a fire, in the order in which a player would raise them. */
record FireObjections(FireChart chart, Ranging ranging, Waivers waivers) {

    Optional<Refusal> to(FireOrder order) {
        return waivers.first(
                () -> order.target().troops().offTheTable("target.morale"),
                () -> Refusal.any(order.passThrough(), "passThrough", (behind, at) -> behind.troops()
                        .offTheTable(at + "target.morale")),
                () -> Refusal.any(order.firers(), "firers", this::notAbleTo),
                () -> Refusal.any(order.firers(), "firers", (firer, field) -> notAsItStands(order, firer, field)),
                () -> deliberate(order),
                () -> order.combined() ? combined(order) : Optional.empty(),
                () -> ranging.objection(order),
                () -> deliberateRange(order),
                () -> noDieLeft(order));
    }

    private Optional<Refusal> notAbleTo(Firer firer, String field) {
        var troops = firer.troops();
        return waivers.first(
                () -> troops.offTheTable(field + "morale"),
                () -> AdfRefusal.NOT_OF_THE_ARM.when(
                        firer.weapon().arm() != troops.arm(),
                        field + "weapon",
                        () -> "There is no " + firer.weapon().word() + " in the "
                                + troops.arm().word() + "."),
                () -> AdfRefusal.ROUTED_NO_FIRE.when(
                        troops.morale() == Morale.ROUTED, field + "morale", () -> "A routed unit does not fire."),
                () -> AdfRefusal.LIMBERED_NO_FIRE.when(
                        troops.formation().shape() == Shape.LIMBERED,
                        field + "formation",
                        () -> "The guns are limbered and cannot fire."));
    }

    private Optional<Refusal> notAsItStands(FireOrder order, Firer firer, String field) {
        var troops = firer.troops();
        return waivers.first(
                () -> AdfRefusal.COLUMN_NO_FIRE.when(
                        troops.inColumn() && order.kind() != FireKind.MELEE,
                        field + "formation",
                        () -> "A unit in " + troops.formation().word() + " does not fire."),
                () -> AdfRefusal.MOUNTED_NO_FIRE.when(
                        troops.mounted() && !order.atClosest(),
                        "kind",
                        () -> "Mounted cavalry fires at point blank or in melee only."),
                () -> AdfRefusal.POINT_BLANK_WEAPON.when(
                        firer.weapon() instanceof SmallArm arm
                                && Word.line(chart.smallArms(), arm).pointBlankOnly()
                                && !order.atClosest(),
                        "kind",
                        () -> "The " + firer.weapon().word() + " fires at point blank or in melee only."));
    }

    private static Optional<Refusal> deliberate(FireOrder order) {
        return AdfRefusal.DELIBERATE_IS_FOR_GUNS.when(
                order.kind() == FireKind.DELIBERATE && order.arm() != Arm.ARTILLERY,
                "kind",
                () -> "Only artillery fires deliberately, not " + order.arm().word() + ".");
    }

    private Optional<Refusal> deliberateRange(FireOrder order) {
        var band = ranging.band(order);
        return AdfRefusal.DELIBERATE_RANGE.when(
                order.kind() == FireKind.DELIBERATE
                        && !chart.procedure().deliberateBands().contains(band),
                "inches",
                () -> "There is no deliberate fire at " + band.word() + " range.");
    }

    private Optional<Refusal> combined(FireOrder order) {
        int most = chart.procedure().combinedUnits();
        var limit = Word.line(chart.procedure().combined(), order.arm());
        int strength = order.firers().stream().mapToInt(Firer::strength).sum();
        return waivers.first(
                () -> AdfRefusal.COMBINED_ONE_ARM.when(
                        order.firers().stream().anyMatch(firer -> firer.troops().arm() != order.arm()),
                        "firers",
                        () -> "Different arms do not combine their fire."),
                () -> AdfRefusal.COMBINED_TOO_MANY_UNITS.when(
                        order.firers().size() > most,
                        "firers",
                        () -> "No more than " + most + " units combine their fire."),
                () -> AdfRefusal.COMBINED_GOOD_ORDER.when(
                        order.firers().stream().anyMatch(firer -> firer.troops().morale() != Morale.GOOD_ORDER),
                        "firers",
                        () -> "Every unit in a combined fire is in good order."),
                () -> AdfRefusal.COMBINED_DISMOUNTED.when(
                        order.firers().stream().anyMatch(firer -> firer.troops().mounted()),
                        "firers",
                        () -> "Mounted cavalry does not combine its fire."),
                () -> AdfRefusal.COMBINED_TOO_STRONG.when(
                        strength > limit.strength(),
                        "firers",
                        () -> "A combined fire is by " + limit.strength() + " at most, not by " + strength + "."));
    }

    private Optional<Refusal> noDieLeft(FireOrder order) {
        int behind = order.passThrough().size() * chart.procedure().passThroughLostDice();
        return waivers.first(
                () -> AdfRefusal.NO_DIE_LEFT.when(
                        ranging.dice(order) < 1, "firers", () -> "The firers' state leaves them no die to roll."),
                () -> AdfRefusal.NO_DIE_LEFT.when(
                        ranging.dice(order) - behind < 1,
                        "passThrough",
                        () -> "The fire has no die left for the last of the targets behind."));
    }
}
