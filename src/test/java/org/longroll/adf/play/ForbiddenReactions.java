package org.longroll.adf.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfBattleRefusal;
import org.longroll.adf.battle.AdfCharge;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.ChargeOrder;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.battle.Maneuver;
import org.longroll.adf.battle.SaidSituation;
import org.longroll.adf.battle.Trigger;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.AdfRefusal;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.journal.GivenDice;
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
                        () -> last.open(view.eachInch())
                                ? of(enemy, unit -> unit.activity().reacted()).map(unit -> face(unit, last.entry()))
                                : Optional.empty())
                .by(
                        enemy,
                        AdfBattleRefusal.TRIGGER_TAKEN,
                        () -> last.open(view.eachInch())
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
                        () -> last.open(view.eachInch()) ? atAnother(last) : Optional.empty())
                .by(
                        enemy,
                        AdfBattleRefusal.TOO_SHORT_A_MOVE,
                        () -> last.inches() != null && last.inches().compareTo(Fraction.ONE) < 0
                                ? of(enemy, this::fresh).map(unit -> face(unit, last.entry()))
                                : Optional.empty())
                .and(desperation(last));
    }

    /** Charts that keep desperation fire for the charged refuse it for that first. */
    private Recipes desperation(Trigger last) {
        var recipes = new Recipes();
        desperate(recipes, AdfBattleRefusal.REACTION_NOT_USED, () -> fire(FireKind.DESPERATION, this::fresh, last));
        desperate(
                recipes,
                AdfBattleRefusal.FIRED_AT_ALREADY,
                () -> fire(
                        FireKind.DESPERATION,
                        unit -> unit.activity().reacted()
                                && unit.activity().firedAt().stream().anyMatch(last.units()::contains),
                        last));
        var target = last.units().stream().filter(view.field()::present).findFirst();
        desperate(
                recipes,
                AdfBattleRefusal.DESPERATION_AT_ANOTHER,
                () -> target.flatMap(at -> of(
                                enemy,
                                unit -> unit.activity().reactedTo().contains(at)
                                        && !unit.activity().firedAt().contains(at))
                        .map(unit -> fire(FireKind.DESPERATION, unit.id(), at, last.entry()))));
        Supplier<Optional<AdfOrder>> atALongShot = () -> target.flatMap(at -> of(
                        enemy,
                        unit -> unit.activity().reacted()
                                && !unit.activity().reactedTo().contains(at)
                                && !unit.activity().firedAt().contains(at))
                .map(unit -> fire(FireKind.DESPERATION, unit.id(), at, Fraction.whole(5), last.entry())));
        desperate(recipes, AdfBattleRefusal.DESPERATION_WITHIN_AN_INCH, atALongShot);
        return recipes.by(
                enemy,
                view.eachInch() ? AdfBattleRefusal.DESPERATION_AT_A_MOVE : AdfBattleRefusal.DESPERATION_IF_CHARGED,
                () -> view.eachInch() && last.inches() != null ? Optional.empty() : atALongShot.get());
    }

    private void desperate(Recipes recipes, AdfBattleRefusal code, Supplier<Optional<AdfOrder>> order) {
        if (view.eachInch()) {
            recipes.by(enemy, code, order);
        } else {
            recipes.behind(AdfBattleRefusal.DESPERATION_IF_CHARGED, code, order);
        }
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
        return fire(kind, unit, target, Fraction.ONE, to);
    }

    private static AdfOrder fire(FireKind kind, String unit, String target, Fraction inches, @Nullable UUID to) {
        return new Deed.Fire(
                kind,
                List.of(unit),
                target,
                inches,
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
        var silent = new ChargeOrder.ImpactSide(SaidSituation.NOTHING, GivenDice.ROLL);
        return at(charge)
                .by(
                        side,
                        AdfBattleRefusal.FALLS_SHORT,
                        () -> charge.fallenShort()
                                ? Optional.of(new ChargeOrder.Impact(charge.id(), silent, silent, GivenDice.ROLL))
                                : Optional.empty());
    }

    /** Fire of the charged unit from where it cannot be. */
    private Optional<AdfOrder> fireOnTheCharge(AdfCharge charge, Fraction inches) {
        return of(enemy, unit -> unit.id().equals(charge.target()) && fresh(unit))
                .map(unit -> fire(FireKind.REACTION, unit.id(), charge.lead(), inches, charge.trigger()));
    }

    private Recipes at(AdfCharge charge) {
        return switch (charge.stage()) {
            case APPROACH ->
                new Recipes()
                        .by(
                                enemy,
                                AdfBattleRefusal.CLOSE_FIRE_AFTER_THE_CHECK,
                                () -> fireOnTheCharge(charge, Fraction.HALF))
                        .by(enemy, AdfBattleRefusal.FARTHER_THAN_IT_BEGAN, () -> Optional.ofNullable(
                                        charge.run().gap())
                                .flatMap(gap -> fireOnTheCharge(charge, gap.plus(Fraction.ONE))))
                        .by(enemy, AdfBattleRefusal.NOT_IN_THE_OVERLAP, () -> Optional.ofNullable(
                                        charge.run().gap())
                                .flatMap(gap -> of(enemy, unit -> unit.id().equals(charge.target()) && fresh(unit))
                                        .map(unit -> meets(unit, charge, gap.plus(Fraction.HALF)))))
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
                        .by(side, AdfBattleRefusal.FOLLOWS_TOO_FAR, () -> charge.mayFollow(view.field())
                                .map(farthest -> pursue(charge, null, farthest.plus(Fraction.whole(3)))))
                        .by(side, AdfBattleRefusal.NOT_A_NEW_UNIT, () -> Optional.of(charge.target())
                                .filter(view.field()::present)
                                .map(target -> pursue(charge, target, null)));
        };
    }

    private boolean shaken(AdfUnit unit) {
        return unit.morale() == Morale.SHAKEN && unit.arm() != Arm.ARTILLERY && fresh(unit);
    }

    private AdfOrder meets(AdfUnit unit, AdfCharge charge) {
        return meets(unit, charge, Fraction.ONE);
    }

    private AdfOrder meets(AdfUnit unit, AdfCharge charge, Fraction inches) {
        return new Deed.Countercharge(
                List.of(unit.id()), view.ground(unit.id()), inches, charge.trigger(), GivenDice.ROLL, Map.of());
    }

    private static AdfOrder pursue(AdfCharge charge, @Nullable String target, @Nullable Fraction inches) {
        return new ChargeOrder.Pursue(charge.id(), target, inches, Aspect.FRONT, Map.of());
    }
}
