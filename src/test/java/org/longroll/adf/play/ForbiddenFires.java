package org.longroll.adf.play;

import static java.util.function.Predicate.not;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfBattleRefusal;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Deed;
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
import org.longroll.simulation.Sandtable;

/** Fires that the chart does not allow, in the firers' own part. */
final class ForbiddenFires {

    private static final Fraction ACROSS_THE_COUNTY = Fraction.whole(300);

    private final View view;
    private final String side;

    ForbiddenFires(View view) {
        this.view = view;
        this.side = view.field().activeSide();
    }

    Recipes recipes() {
        return new Recipes()
                .by(side, AdfRefusal.LIMBERED_NO_FIRE, () -> close(unit -> unit.formation() == Formation.LIMBERED))
                .by(side, AdfRefusal.COLUMN_NO_FIRE, () -> close(unit -> shape(unit) == Formation.Shape.COLUMN))
                .by(
                        side,
                        AdfRefusal.MOUNTED_NO_FIRE,
                        () -> close(unit -> unit.mounted() && shape(unit) == Formation.Shape.LINE))
                .by(
                        side,
                        AdfRefusal.POINT_BLANK_WEAPON,
                        () -> close(unit -> !unit.mounted()
                                && shape(unit) == Formation.Shape.LINE
                                && view.firesAtPointBlankOnly(unit)))
                .by(
                        side,
                        AdfRefusal.DELIBERATE_IS_FOR_GUNS,
                        () -> fire(
                                FireKind.DELIBERATE, able().and(unit -> unit.arm() == Arm.INFANTRY), Fraction.whole(2)))
                .by(
                        side,
                        AdfRefusal.DELIBERATE_RANGE,
                        () -> fire(FireKind.DELIBERATE, able().and(unit -> unit.arm() == Arm.ARTILLERY), Fraction.ONE))
                .by(side, AdfRefusal.OUT_OF_RANGE, () -> fire(FireKind.FIRE, able(), ACROSS_THE_COUNTY))
                .by(side, AdfRefusal.NO_DIE_LEFT, this::longShotOfTheWeak)
                .by(side, AdfRefusal.COMBINED_TOO_MANY_UNITS, () -> combined(foot(), 4))
                .by(side, AdfRefusal.COMBINED_TOO_STRONG, () -> combined(foot().and(unit -> unit.strength() >= 6), 3))
                .by(side, AdfRefusal.COMBINED_GOOD_ORDER, this::inDisorder)
                .behind(
                        AdfRefusal.MOUNTED_NO_FIRE,
                        AdfRefusal.COMBINED_DISMOUNTED,
                        () -> combined(unit -> unit.mounted() && shape(unit) == Formation.Shape.LINE, 2))
                .behind(AdfBattleRefusal.ROUTED_UNIT_DOES_NOT, AdfRefusal.ROUTED_NO_FIRE, this::ofTheRouted);
    }

    private static Formation.Shape shape(AdfUnit unit) {
        return unit.formation().shape();
    }

    /** Those who could fire if it were not for what is forbidden. */
    private Predicate<AdfUnit> able() {
        return ((Predicate<AdfUnit>) unit -> unit.morale() == Morale.GOOD_ORDER)
                .and(not(AdfUnit::mounted))
                .and(unit -> shape(unit) == Formation.Shape.LINE || shape(unit) == Formation.Shape.UNLIMBERED)
                .and(not(view::firesAtPointBlankOnly));
    }

    private List<AdfUnit> free(Predicate<AdfUnit> which, int actions) {
        return view.present(side).stream()
                .map(view::unit)
                .filter(unit -> unit.morale() != Morale.ROUTED
                        && unit.activity().actions() + actions <= 2
                        && view.field().groupOf(unit.id()).isEmpty())
                .filter(which)
                .toList();
    }

    private Optional<Deed.Fire> close(Predicate<AdfUnit> which) {
        return fire(FireKind.FIRE, which, Fraction.ONE);
    }

    private Optional<Deed.Fire> fire(FireKind kind, Predicate<AdfUnit> which, Fraction inches) {
        int actions = kind == FireKind.DELIBERATE ? 2 : 1;
        return free(which, actions).stream().findFirst().flatMap(unit -> order(kind, List.of(unit.id()), inches));
    }

    private Optional<Deed.Fire> combined(Predicate<AdfUnit> which, int count) {
        var firers = free(which, 1).stream().map(AdfUnit::id).limit(count).toList();
        return firers.size() < count ? Optional.empty() : order(FireKind.FIRE, firers, Fraction.ONE);
    }

    private Optional<Deed.Fire> ofTheRouted() {
        return view.present(side).stream()
                .map(view::unit)
                .filter(unit -> unit.morale() == Morale.ROUTED
                        && unit.activity().ran()
                        && unit.activity().actions() < 2)
                .findFirst()
                .flatMap(unit -> order(FireKind.FIRE, List.of(unit.id()), Fraction.ONE));
    }

    private Predicate<AdfUnit> foot() {
        return able().and(unit -> unit.arm() == Arm.INFANTRY);
    }

    private Optional<Deed.Fire> inDisorder() {
        Predicate<AdfUnit> foot = unit -> unit.arm() == Arm.INFANTRY && shape(unit) == Formation.Shape.LINE;
        var unsteady = free(foot.and(unit -> unit.morale() == Morale.DISORDER), 1).stream()
                .findFirst();
        var steady = free(foot.and(unit -> unit.morale() == Morale.GOOD_ORDER), 1).stream()
                .findFirst();
        return unsteady.flatMap(
                one -> steady.flatMap(other -> order(FireKind.FIRE, List.of(other.id(), one.id()), Fraction.ONE)));
    }

    /** One die at long range, and one that skirmishers and the shaken do not have. */
    private Optional<Deed.Fire> longShotOfTheWeak() {
        return free(
                        unit -> unit.arm() == Arm.INFANTRY
                                && (unit.morale() == Morale.SHAKEN && shape(unit) == Formation.Shape.LINE
                                        || unit.formation() == Formation.SKIRMISHERS),
                        1)
                .stream()
                .findFirst()
                .flatMap(unit ->
                        order(FireKind.FIRE, List.of(unit.id()), Sandtable.halves(view.range(unit.id()) * 1.5)));
    }

    private Optional<Deed.Fire> order(FireKind kind, List<String> units, @Nullable Fraction inches) {
        return view.nearestEnemy(units.getFirst())
                .map(enemy -> new Deed.Fire(
                        kind,
                        units,
                        enemy,
                        inches,
                        null,
                        Aspect.FRONT,
                        List.of(),
                        false,
                        false,
                        false,
                        MountedWith.WEAPON,
                        List.of(),
                        null,
                        GivenDice.ROLL));
    }
}
