package org.longroll.adf.play;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.longroll.adf.battle.AdfBattleRefusal;
import org.longroll.adf.battle.AdfLeader;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.battle.LeaderOrder;
import org.longroll.adf.battle.Maneuver;
import org.longroll.adf.battle.SaidSituation;
import org.longroll.adf.battle.TurnOrder;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.AdfRefusal;
import org.longroll.adf.rules.Leg;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Recipes;

/** Moves, rallies and groups that the turn or the chart does not allow. */
final class ForbiddenDeeds {

    private final View view;
    private final String side;
    private final String enemy;

    ForbiddenDeeds(View view) {
        this.view = view;
        this.side = view.field().activeSide();
        this.enemy = view.enemyOf(side);
    }

    /** Between the parts of a turn. */
    Recipes betweenParts() {
        return new Recipes()
                .by(side, AdfBattleRefusal.PART_NOT_OPEN, () -> first(unit -> unit.morale() != Morale.ROUTED)
                        .map(this::face));
    }

    /** In a side's own part, with no charge under way. */
    Recipes recipes() {
        return new Recipes()
                .by(enemy, AdfBattleRefusal.NOT_ITS_PART, () -> units(enemy)
                        .filter(unit -> unit.morale() != Morale.ROUTED)
                        .findFirst()
                        .map(this::face))
                .by(side, AdfBattleRefusal.NOT_THE_LEADERS_PART, this::leaderOutOfTime)
                .by(side, AdfBattleRefusal.NO_ACTION_LEFT, () -> first(this::isSpent)
                        .map(this::face))
                .by(side, AdfBattleRefusal.TOO_FAR, () -> first(unit -> isFree(unit) && view.allowance(unit.id()) > 0)
                        .map(unit -> move(unit, view.ground(unit.id()), view.allowance(unit.id()) + 3)))
                .by(side, AdfRefusal.NOT_ON_THIS_GROUND, this::overClosedGround)
                .by(side, AdfRefusal.ROUTED_RUNS, () -> first(unit -> unit.morale() == Morale.ROUTED)
                        .map(unit -> move(unit, Terrain.OPEN, 2)))
                .by(side, AdfBattleRefusal.ROUTED_UNITS_RUN_FIRST, this::beforeTheRoutedRun)
                .by(side, AdfBattleRefusal.RAN_ALREADY, () -> first(this::hasRun)
                        .map(unit ->
                                new Deed.Rout(List.of(unit.id()), view.ground(unit.id()), GivenDice.ROLL, Map.of())))
                .by(side, AdfBattleRefusal.ROUTED_UNIT_DOES_NOT, () -> first(this::hasRun)
                        .map(this::face))
                .by(side, AdfBattleRefusal.NOTHING_TO_RALLY, () -> first(
                                unit -> isFree(unit) && unit.morale() == Morale.GOOD_ORDER)
                        .map(unit -> new Deed.Rally(
                                List.of(unit.id()), SaidSituation.NOTHING, null, GivenDice.ROLL, Map.of())))
                .by(side, AdfRefusal.CANNOT_REFORM, () -> first(
                                unit -> isFree(unit) && unit.morale() != Morale.DISORDER)
                        .map(unit -> new Deed.Reform(List.of(unit.id()), null)))
                .by(side, AdfBattleRefusal.RALLY_OWED, () -> first(this::hasRun).map(unit -> new TurnOrder.EndPart()))
                .by(side, AdfBattleRefusal.ONLY_A_REACTION, () -> first(this::isFree)
                        .map(unit -> new Maneuver.Disengage(
                                List.of(unit.id()), legs(view.ground(unit.id()), 1), null, Map.of())))
                .by(side, AdfBattleRefusal.BENEFIT_TOO_HIGH, () -> first(
                                unit -> isFree(unit) && unit.morale() != Morale.GOOD_ORDER)
                        .map(unit ->
                                new Deed.Rally(List.of(unit.id()), ledByAGreatMan(), null, GivenDice.ROLL, Map.of())))
                .by(side, AdfBattleRefusal.BEYOND_ANY_CHARGE, () -> first(
                                unit -> isFree(unit) && unit.arm() != Arm.ARTILLERY)
                        .flatMap(this::chargeAcrossTheCounty))
                .and(groups());
    }

    private static SaidSituation ledByAGreatMan() {
        return new SaidSituation(12, null, null, null, null, null, null, null, null, null, null, null, null, null);
    }

    private Optional<AdfOrder> chargeAcrossTheCounty(AdfUnit unit) {
        return view.nearestEnemy(unit.id())
                .map(target -> new Deed.Charge(
                        List.of(unit.id()),
                        target,
                        view.ground(unit.id()),
                        Fraction.whole(300),
                        Aspect.FRONT,
                        GivenDice.ROLL,
                        Map.of()));
    }

    private Recipes groups() {
        return new Recipes()
                .by(side, AdfBattleRefusal.NOT_A_DECLARED_GROUP, () -> two(this::isFree)
                        .map(two -> new Maneuver.Face(two, null, Map.of())))
                .by(side, AdfBattleRefusal.ACTS_WITH_ITS_GROUP, () -> ofAGroupTo("move")
                        .filter(unit -> view.allowance(unit.id()) > 1)
                        .map(unit -> move(unit, view.ground(unit.id()), 1)))
                .by(side, AdfBattleRefusal.NOT_AS_DECLARED, () -> ofAGroupTo("move")
                        .map(unit -> new Maneuver.Disengage(
                                List.of(unit.id()), legs(view.ground(unit.id()), 1), null, Map.of())))
                .by(side, AdfBattleRefusal.HAS_ACTED, () -> first(unit -> unit.arm() == Arm.INFANTRY
                                && unit.morale() != Morale.ROUTED
                                && !unit.activity().spent().isZero())
                        .flatMap(unit -> first(other -> isFresh(other) && other.arm() == Arm.INFANTRY)
                                .map(other -> group(unit, other))))
                .by(side, AdfRefusal.NOT_A_GROUP, () -> first(this::isFresh).flatMap(unit -> first(other ->
                                isFresh(other) && (other.arm() != unit.arm() || other.formation() != unit.formation()))
                        .map(other -> group(unit, other))))
                .by(side, AdfBattleRefusal.NOT_ONE_BRIGADE, () -> first(this::isFootAndFree)
                        .flatMap(unit -> first(other ->
                                        isFootAndFree(other) && !other.brigade().equals(unit.brigade()))
                                .map(other -> new Deed.Merge(List.of(unit.id(), other.id())))));
    }

    private static AdfOrder group(AdfUnit one, AdfUnit other) {
        return new AdfOrder.Group(List.of(one.id(), other.id()), List.of("move", "move"));
    }

    private Stream<AdfUnit> units(String of) {
        return view.present(of).stream().map(view::unit);
    }

    private Optional<AdfUnit> first(Predicate<AdfUnit> which) {
        return units(side).filter(which).findFirst();
    }

    private Optional<List<String>> two(Predicate<AdfUnit> which) {
        var both = units(side).filter(which).map(AdfUnit::id).limit(2).toList();
        return both.size() < 2 ? Optional.empty() : Optional.of(both);
    }

    private boolean isFree(AdfUnit unit) {
        return unit.morale() != Morale.ROUTED
                && unit.activity().actions() < 2
                && view.field().groupOf(unit.id()).isEmpty();
    }

    private boolean isFootAndFree(AdfUnit unit) {
        return isFree(unit) && unit.arm() == Arm.INFANTRY;
    }

    private boolean isFresh(AdfUnit unit) {
        return isFree(unit) && unit.activity().spent().isZero();
    }

    private boolean isSpent(AdfUnit unit) {
        return unit.morale() != Morale.ROUTED
                && unit.activity().spent().equals(Fraction.whole(2))
                && view.field().groupOf(unit.id()).isEmpty();
    }

    private boolean hasRun(AdfUnit unit) {
        return unit.morale() == Morale.ROUTED
                && unit.activity().ran()
                && unit.activity().actions() < 2;
    }

    private Optional<AdfUnit> ofAGroupTo(String deed) {
        return first(unit -> unit.activity().actions() < 2
                && unit.morale() != Morale.ROUTED
                && view.field()
                        .groupOf(unit.id())
                        .filter(group -> group.actions().contains(deed)
                                && view.field().membersOf(group).size() > 1)
                        .isPresent());
    }

    private Optional<AdfOrder> beforeTheRoutedRun() {
        boolean runs = units(side)
                .anyMatch(unit -> unit.morale() == Morale.ROUTED
                        && !unit.activity().ran()
                        && unit.activity().actions() < 2);
        return runs ? first(this::isFree).map(this::face) : Optional.empty();
    }

    private Optional<AdfOrder> overClosedGround() {
        return units(side)
                .filter(this::isFree)
                .flatMap(unit -> Arrays.stream(Terrain.values())
                        .filter(ground -> view.allowance(unit.id(), ground) == 0)
                        .map(ground -> move(unit, ground, 1)))
                .findFirst();
    }

    /** Where leaders have a part of their own, they have no other. */
    private Optional<AdfOrder> leaderOutOfTime() {
        if (!view.rules().printed().field().turn().leadersMoveFirst()) {
            return Optional.empty();
        }
        return view.field().leaders().stream()
                .filter(leader -> leader.side().equals(side) && !leader.killed() && leader.attachedTo() == null)
                .findFirst()
                .map(AdfLeader::id)
                .map(leader -> new LeaderOrder.LeaderMove(leader, legs(Terrain.OPEN, 2), null));
    }

    private AdfOrder face(AdfUnit unit) {
        return new Maneuver.Face(List.of(unit.id()), null, Map.of());
    }

    private static AdfOrder move(AdfUnit unit, Terrain ground, int inches) {
        return new Maneuver.Move(List.of(unit.id()), legs(ground, inches), Map.of());
    }

    private static List<Leg> legs(Terrain ground, int inches) {
        return List.of(new Leg(ground, Fraction.whole(inches)));
    }
}
