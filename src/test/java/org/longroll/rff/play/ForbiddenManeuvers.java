package org.longroll.rff.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.longroll.journal.GivenDice;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.LeaderOrder;
import org.longroll.rff.battle.ManeuverOrder;
import org.longroll.rff.battle.ManeuverOrder.SimpleManeuver;
import org.longroll.rff.battle.RetreatOrder;
import org.longroll.rff.battle.RffBattleRefusal;
import org.longroll.rff.battle.RffLeader;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.rules.Leg;
import org.longroll.rff.rules.RffRefusal;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Recipes;

/** Checks and maneuvers that come twice, too late, or without leave. */
final class ForbiddenManeuvers {

    private static final int ACROSS_THE_COUNTY_INCHES = 300;

    private final View view;
    private final String side;
    private final String enemy;

    ForbiddenManeuvers(View view) {
        this.view = view;
        this.side = view.field().activeSide();
        this.enemy = view.enemyOf(side);
    }

    Recipes recipes() {
        return new Recipes()
                .by(side, RffBattleRefusal.NOT_IN_THIS_PHASE, () -> first(side, unit -> true)
                        .flatMap(this::fire))
                .by(enemy, RffBattleRefusal.NOT_THEIR_PLAYER_TURN, () -> first(enemy, unit -> true)
                        .map(unit -> check(unit, List.of())))
                .by(side, RffBattleRefusal.ALREADY_CHECKED, () -> first(side, this::checked)
                        .map(unit -> check(unit, List.of())))
                .by(side, RffBattleRefusal.KEPT_BY_THE_JOURNAL, () -> first(
                                side, unit -> unit.formation() == Formation.LINE && !checked(unit))
                        .map(unit -> check(unit, List.of(ManeuverCondition.COLUMN))))
                .by(side, RffBattleRefusal.ALREADY_MANEUVERED, () -> first(
                                side, unit -> unit.activity().maneuver() != null)
                        .map(unit -> move(unit, Ground.OPEN, 1)))
                .by(side, RffBattleRefusal.TOO_FAR, () -> first(
                                side, unit -> free(unit) && view.allowance(unit.id()) > 0)
                        .map(unit -> move(unit, Ground.OPEN, ACROSS_THE_COUNTY_INCHES)))
                .by(side, RffRefusal.NOT_ON_THIS_GROUND, () -> first(
                                side,
                                unit -> free(unit)
                                        && view.allowance(unit.id()) > 0
                                        && unit.order() != Order.BROKEN
                                        && unit.formation() == Formation.LINE)
                        .map(unit -> move(unit, Ground.ROAD, 1)))
                .by(side, RffRefusal.MANEUVER_NOT_ALLOWED, () -> first(side, this::undone)
                        .map(unit -> move(unit, Ground.OPEN, 1)))
                .and(drill())
                .and(leaders());
    }

    private Recipes drill() {
        return new Recipes()
                .by(side, RffBattleRefusal.WRONG_FORMATION, () -> first(side, this::free)
                        .map(unit -> unit.arm() == Arm.ARTILLERY
                                ? evolve(
                                        unit,
                                        unit.formation() == Formation.LIMBERED
                                                ? SimpleManeuver.LIMBER
                                                : SimpleManeuver.UNLIMBER)
                                : new ManeuverOrder.ChangeFormation(
                                        List.of(unit.id()), unit.formation(), List.of(), Map.of())))
                .by(side, RffBattleRefusal.FIXED_GUNS, () -> first(side, unit -> free(unit) && unit.fixed())
                        .map(unit -> evolve(unit, SimpleManeuver.LIMBER)))
                .by(side, RffBattleRefusal.NOTHING_TO_REPLENISH, () -> first(
                                side, unit -> free(unit) && !unit.lowOnAmmunition())
                        .map(unit -> evolve(unit, SimpleManeuver.REPLENISH)))
                .by(side, RffBattleRefusal.NO_RETREAT, () -> first(side, unit -> unit.arm() != Arm.ARTILLERY)
                        .map(unit -> new RetreatOrder.Retreat(null, unit.id(), null, null, null)))
                .by(side, RffBattleRefusal.MAY_NOT_RECALL, () -> first(
                                side, unit -> unit.mounted() && !unit.activity().isToBeRecalled())
                        .map(unit -> new RetreatOrder.Recall(null, unit.id(), null, null)));
    }

    private Recipes leaders() {
        return new Recipes()
                .by(
                        side,
                        RffBattleRefusal.LEADERS_COME_FIRST,
                        () -> view.field().checksBegun()
                                ? leader(RffLeader::leads).flatMap(leader -> first(side, unit -> true)
                                        .map(unit -> new LeaderOrder.AttachLeader(leader.id(), unit.id())))
                                : Optional.empty())
                .by(side, RffBattleRefusal.CHECKS_BEFORE_LEADERS, () -> leader(RffLeader::moved)
                        .flatMap(leader -> first(side, unit -> !checked(unit)))
                        .map(unit -> check(unit, List.of())))
                .by(side, RffBattleRefusal.LEADER_ATTACHED, () -> leader(leader -> leader.attachedTo() != null)
                        .map(ForbiddenManeuvers::ride))
                .by(side, RffBattleRefusal.LEADER_ALREADY_MOVED, () -> leader(
                                leader -> leader.attachedTo() == null && leader.moved())
                        .map(ForbiddenManeuvers::ride));
    }

    private Optional<RffUnit> first(String whose, Predicate<RffUnit> which) {
        return view.present(whose).stream().map(view::unit).filter(which).findFirst();
    }

    private Optional<RffLeader> leader(Predicate<RffLeader> which) {
        return view.field().leaders().stream()
                .filter(leader -> RandomLeaders.side(view, leader).equals(side) && leader.leads())
                .filter(which)
                .findFirst();
    }

    private static RffOrder ride(RffLeader leader) {
        return new LeaderOrder.LeaderMove(leader.id(), List.of(new Leg(Ground.OPEN, Fraction.ONE)), null);
    }

    private boolean checked(RffUnit unit) {
        return unit.activity().result() != null;
    }

    /** One that has its check and has done nothing by it. */
    private boolean free(RffUnit unit) {
        return checked(unit) && unit.activity().maneuver() == null;
    }

    private boolean undone(RffUnit unit) {
        var result = unit.activity().result();
        return free(unit)
                && !unit.fixed()
                && (result == ManeuverResult.WAVERING
                        || result == ManeuverResult.PANIC
                        || result == ManeuverResult.ROUT
                        || result == ManeuverResult.FALL_BACK);
    }

    private static RffOrder check(RffUnit unit, List<ManeuverCondition> conditions) {
        return new ManeuverOrder.Maneuver(List.of(unit.id()), true, conditions, GivenDice.ROLL);
    }

    private static RffOrder evolve(RffUnit unit, SimpleManeuver how) {
        return new ManeuverOrder.Evolve(how, List.of(unit.id()), List.of(), Map.of());
    }

    private static RffOrder move(RffUnit unit, Ground ground, int inches) {
        return new ManeuverOrder.Move(List.of(unit.id()), List.of(new Leg(ground, Fraction.whole(inches))), Map.of());
    }

    private Optional<RffOrder> fire(RffUnit unit) {
        return view.nearestEnemy(unit.id())
                .map(target -> new RffOrder.Fire(
                        View.weapon(unit).kind(),
                        List.of(new RffOrder.Fire.Group(unit.id(), null, Fraction.ONE)),
                        target,
                        List.of(),
                        Cover.NONE,
                        false,
                        false,
                        null,
                        GivenDice.ROLL));
    }
}
