package org.longroll.rules.adf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.longroll.dice.Dice;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.adf.chart.Arm;
import org.longroll.rules.adf.chart.FireChart;
import org.longroll.rules.adf.chart.FireKind;
import org.longroll.rules.adf.chart.Formation.Shape;
import org.longroll.rules.adf.chart.Morale;
import org.longroll.rules.adf.chart.SmallArm;

/** Fire of all kinds by all three arms. */
final class FireRules {

    private final FireChart chart;
    private final Waivers waivers;
    private final Ranging ranging;
    private final FirepowerCount firepower;
    private final FirerModifiers firers;
    private final TargetModifiers targets;

    FireRules(FireChart chart, Waivers waivers) {
        this.chart = chart;
        this.waivers = waivers;
        this.ranging = new Ranging(chart);
        this.firepower = new FirepowerCount(chart, ranging);
        this.firers = new FirerModifiers(chart);
        this.targets = new TargetModifiers(chart);
    }

    Verdict<FireAnswer> fire(FireOrder order) {
        return Verdict.unless(objection(order), () -> answer(order));
    }

    private FireAnswer answer(FireOrder order) {
        var points = firepower.of(order);
        int dice = ranging.dice(order);
        var behind = new ArrayList<FireAnswer>();
        for (var target : order.passThrough()) {
            dice -= chart.procedure().passThroughLostDice();
            behind.add(answer(order, target, points, dice, List.of()));
        }
        return answer(order, order.target(), points, ranging.dice(order), behind);
    }

    private FireAnswer answer(FireOrder order, Target target, Firepower points, int dice, List<FireAnswer> behind) {
        var band = ranging.band(order);
        var modifiers = new ArrayList<>(firers.of(order, band));
        modifiers.addAll(targets.of(order, target, band));
        return new FireAnswer(
                band,
                points,
                Dice.d6(Math.max(0, dice)),
                Modifiers.of(modifiers),
                order.arm(),
                chart,
                List.copyOf(behind));
    }

    private Optional<Refusal> objection(FireOrder order) {
        return waivers.first(
                () -> order.target().troops().offTheTable("target.morale"),
                () -> behindOffTheTable(order),
                () -> any(order, this::notAbleTo),
                () -> any(order, firer -> notAsItStands(order, firer)),
                () -> deliberate(order),
                () -> order.combined() ? combined(order) : Optional.empty(),
                () -> ranging.objection(order),
                () -> deliberateRange(order),
                () -> noDieLeft(order));
    }

    private static Optional<Refusal> any(FireOrder order, Function<Firer, Optional<Refusal>> objection) {
        return order.firers().stream().map(objection).flatMap(Optional::stream).findFirst();
    }

    private static Optional<Refusal> behindOffTheTable(FireOrder order) {
        return order.passThrough().stream()
                .map(target -> target.troops().offTheTable("passThrough.target.morale"))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Refusal> notAbleTo(Firer firer) {
        var troops = firer.troops();
        return waivers.first(
                () -> troops.offTheTable("firers.morale"),
                () -> AdfRefusal.NOT_OF_THE_ARM.when(
                        firer.weapon().arm() != troops.arm(),
                        "firers.weapon",
                        "There is no " + firer.weapon().word() + " in the "
                                + troops.arm().word() + "."),
                () -> AdfRefusal.ROUTED_NO_FIRE.when(
                        troops.morale() == Morale.ROUTED, "firers.morale", "A routed unit does not fire."),
                () -> AdfRefusal.LIMBERED_NO_FIRE.when(
                        troops.formation().shape() == Shape.LIMBERED,
                        "firers.formation",
                        "The guns are limbered and cannot fire."));
    }

    private Optional<Refusal> notAsItStands(FireOrder order, Firer firer) {
        var troops = firer.troops();
        return waivers.first(
                () -> AdfRefusal.COLUMN_NO_FIRE.when(
                        troops.inColumn() && order.kind() != FireKind.MELEE,
                        "firers.formation",
                        "A unit in " + troops.formation().word() + " does not fire."),
                () -> AdfRefusal.MOUNTED_NO_FIRE.when(
                        troops.mounted() && !order.atClosest(),
                        "kind",
                        "Mounted cavalry fires at point blank or in melee only."),
                () -> AdfRefusal.POINT_BLANK_WEAPON.when(
                        firer.weapon() instanceof SmallArm arm
                                && chart.smallArms().get(arm).pointBlankOnly()
                                && !order.atClosest(),
                        "kind",
                        "The " + firer.weapon().word() + " fires at point blank or in melee only."));
    }

    private static Optional<Refusal> deliberate(FireOrder order) {
        return AdfRefusal.DELIBERATE_IS_FOR_GUNS.when(
                order.kind() == FireKind.DELIBERATE && order.arm() != Arm.ARTILLERY,
                "kind",
                "Only artillery fires deliberately, not " + order.arm().word() + ".");
    }

    private Optional<Refusal> deliberateRange(FireOrder order) {
        var band = ranging.band(order);
        return AdfRefusal.DELIBERATE_RANGE.when(
                order.kind() == FireKind.DELIBERATE
                        && !chart.procedure().deliberateBands().contains(band),
                "inches",
                "There is no deliberate fire at " + band.word() + " range.");
    }

    private Optional<Refusal> combined(FireOrder order) {
        int most = chart.procedure().combinedUnits();
        var limit = chart.procedure().combined().get(order.arm());
        int strength = order.firers().stream().mapToInt(Firer::strength).sum();
        return waivers.first(
                () -> AdfRefusal.COMBINED_ONE_ARM.when(
                        order.firers().stream().anyMatch(firer -> firer.troops().arm() != order.arm()),
                        "firers",
                        "Different arms do not combine their fire."),
                () -> AdfRefusal.COMBINED_TOO_MANY_UNITS.when(
                        order.firers().size() > most, "firers", "No more than " + most + " units combine their fire."),
                () -> AdfRefusal.COMBINED_GOOD_ORDER.when(
                        order.firers().stream().anyMatch(firer -> firer.troops().morale() != Morale.GOOD_ORDER),
                        "firers.morale",
                        "Every unit in a combined fire is in good order."),
                () -> AdfRefusal.COMBINED_DISMOUNTED.when(
                        order.firers().stream().anyMatch(firer -> firer.troops().mounted()),
                        "firers.mounted",
                        "Mounted cavalry does not combine its fire."),
                () -> AdfRefusal.COMBINED_TOO_STRONG.when(
                        strength > limit.strength(),
                        "firers",
                        "A combined fire is by " + limit.strength() + " at most, not by " + strength + "."));
    }

    private Optional<Refusal> noDieLeft(FireOrder order) {
        int behind = order.passThrough().size() * chart.procedure().passThroughLostDice();
        return waivers.first(
                () -> AdfRefusal.NO_DIE_LEFT.when(
                        ranging.dice(order) < 1, "firers", "The firers' state leaves them no die to roll."),
                () -> AdfRefusal.NO_DIE_LEFT.when(
                        ranging.dice(order) - behind < 1,
                        "passThrough",
                        "The fire has no die left for the last of the targets behind."));
    }
}
