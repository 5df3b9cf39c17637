package org.longroll.adf.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfBattleRefusal;
import org.longroll.adf.battle.AdfCharge;
import org.longroll.adf.battle.AdfField.Trigger;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.ChargeOrder;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.battle.Maneuver;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.AdfRefusal;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.battle.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Recipes;

/** Reactions that come too late, to nothing, or twice; and what a charge does not allow. */
final class ForbiddenReactions {

    private final View view;
    private final String side;
    private final String enemy;

    ForbiddenReactions(View view) {
        this.view = view;
        this.side = view.field().activeSide();
        this.enemy = view.enemyOf(side);
    }

    /** In a side's own part, with no charge under way. */
    Recipes recipes() {
        var triggers = view.field().triggers();
        if (triggers.isEmpty()) {
            return new Recipes();
        }
        var last = triggers.getLast();
        return new Recipes()
                .by(side, AdfBattleRefusal.NOT_A_REACTION, () -> of(side, unit -> true)
                        .map(unit -> face(unit, last.entry())))
                .by(enemy, AdfBattleRefusal.CANNOT_BE_A_REACTION, () -> fire(FireKind.FIRE, this::fresh, last))
                .by(
                        enemy,
                        AdfBattleRefusal.REACTED_ALREADY,
                        () -> last.open()
                                ? of(enemy, unit -> unit.activity().reacted()).map(unit -> face(unit, last.entry()))
                                : Optional.empty())
                .by(
                        enemy,
                        AdfBattleRefusal.TRIGGER_TAKEN,
                        () -> last.open()
                                ? Optional.empty()
                                : of(enemy, this::fresh).map(unit -> face(unit, last.entry())))
                .by(
                        enemy,
                        AdfBattleRefusal.TOO_LATE,
                        () -> triggers.size() < 2
                                ? Optional.empty()
                                : of(enemy, this::fresh)
                                        .map(unit ->
                                                face(unit, triggers.getFirst().entry())))
                .by(
                        enemy,
                        AdfBattleRefusal.REACTS_AT_ITS_TRIGGER,
                        () -> last.open() ? atAnother(last) : Optional.empty())
                .by(enemy, AdfBattleRefusal.REACTION_NOT_USED, () -> fire(FireKind.DESPERATION, this::fresh, last))
                .by(
                        enemy,
                        AdfBattleRefusal.FIRED_AT_ALREADY,
                        () -> fire(
                                FireKind.DESPERATION,
                                unit -> unit.activity().reacted()
                                        && unit.activity().firedAt().stream().anyMatch(last.units()::contains),
                                last));
    }

    private boolean fresh(AdfUnit unit) {
        return !unit.activity().reacted();
    }

    private Optional<AdfUnit> of(String whose, Predicate<AdfUnit> which) {
        return view.present(whose).stream()
                .map(view::unit)
                .filter(unit -> unit.morale() != Morale.ROUTED)
                .filter(which)
                .findFirst();
    }

    private static AdfOrder face(AdfUnit unit, UUID to) {
        return new Maneuver.Face(List.of(unit.id()), to, Map.of());
    }

    private Optional<AdfOrder> fire(FireKind kind, Predicate<AdfUnit> which, Trigger trigger) {
        var target = trigger.units().stream().filter(view.field()::present).findFirst();
        return target.flatMap(at -> of(
                        enemy,
                        which.and(unit -> kind != FireKind.DESPERATION
                                || fresh(unit)
                                || unit.activity().firedAt().contains(at)))
                .map(unit -> fire(kind, unit.id(), at, trigger.entry())));
    }

    private Optional<AdfOrder> atAnother(Trigger trigger) {
        var other = view.present(side).stream()
                .filter(unit -> !trigger.units().contains(unit))
                .findFirst();
        return other.flatMap(
                at -> of(enemy, this::fresh).map(unit -> fire(FireKind.REACTION, unit.id(), at, trigger.entry())));
    }

    private static AdfOrder fire(FireKind kind, String unit, String target, @Nullable UUID to) {
        return new Deed.Fire(
                kind,
                List.of(unit),
                target,
                Fraction.ONE,
                null,
                Aspect.FRONT,
                List.of(),
                false,
                false,
                false,
                MountedWith.WEAPON,
                List.of(),
                to,
                GivenDice.ROLL);
    }

    /** While a charge is on its way, at one inch, or won. */
    Recipes inCharge(AdfCharge charge) {
        return switch (charge.stage()) {
            case APPROACH ->
                new Recipes()
                        .behind(AdfBattleRefusal.NOT_THE_CHARGED_UNIT, AdfRefusal.CANNOT_COUNTERCHARGE, () -> of(
                                        enemy,
                                        unit -> shaken(unit) && !unit.id().equals(charge.target()))
                                .map(unit -> meets(unit, charge)))
                        .by(enemy, AdfBattleRefusal.NOT_THE_CHARGED_UNIT, () -> of(
                                        enemy, unit -> !unit.id().equals(charge.target()) && fresh(unit))
                                .map(unit -> meets(unit, charge)));
            case CLOSE ->
                new Recipes()
                        .by(side, AdfBattleRefusal.CHARGE_UNDER_WAY, () -> of(side, unit -> true)
                                .map(unit -> new Maneuver.Face(List.of(unit.id()), null, Map.of())))
                        .by(enemy, AdfBattleRefusal.NOT_THE_CHARGED_UNIT, () -> of(
                                        enemy,
                                        unit -> !unit.id().equals(charge.target())
                                                && fresh(unit)
                                                && unit.formation().shape() == Formation.Shape.LINE)
                                .map(unit -> fire(FireKind.POINT_BLANK, unit.id(), charge.lead(), charge.trigger())));
            case CONTACT, MELEE ->
                new Recipes().by(side, AdfBattleRefusal.CHARGE_UNDER_WAY, () -> of(side, unit -> true)
                        .map(unit -> new Maneuver.Face(List.of(unit.id()), null, Map.of())));
            case VOLLEYS -> new Recipes();
            case WON ->
                new Recipes()
                        .by(
                                side,
                                AdfRefusal.NOTHING_TO_PURSUE,
                                () -> charge.units().stream()
                                                .noneMatch(unit -> view.field().present(unit)
                                                        && view.unit(unit).morale() != Morale.ROUTED)
                                        ? Optional.of(pursue(charge, null, Fraction.whole(charge.follow())))
                                        : Optional.empty())
                        .by(
                                side,
                                AdfBattleRefusal.FOLLOWS_TOO_FAR,
                                () -> Optional.of(pursue(charge, null, Fraction.whole(charge.follow() + 3L))))
                        .by(side, AdfBattleRefusal.NOT_A_NEW_UNIT, () -> Optional.of(charge.target())
                                .filter(view.field()::present)
                                .map(target -> pursue(charge, target, null)));
        };
    }

    private boolean shaken(AdfUnit unit) {
        return unit.morale() == Morale.SHAKEN && unit.arm() != Arm.ARTILLERY && fresh(unit);
    }

    private AdfOrder meets(AdfUnit unit, AdfCharge charge) {
        return new Deed.Countercharge(
                List.of(unit.id()), view.ground(unit.id()), Fraction.ONE, charge.trigger(), GivenDice.ROLL, Map.of());
    }

    private static AdfOrder pursue(AdfCharge charge, @Nullable String target, @Nullable Fraction inches) {
        return new ChargeOrder.Pursue(charge.id(), target, inches, Aspect.FRONT, Map.of());
    }
}
