package org.longroll.rff.play;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.ManeuverOrder;
import org.longroll.rff.battle.ManeuverOrder.SimpleManeuver;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.simulation.CommonDeeds;
import org.longroll.simulation.Judgement.Option;
import org.longroll.simulation.Place;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Sandtable.Bearing;
import org.longroll.simulation.Sandtable.Shelter;
import org.longroll.simulation.Temperament;

/** The maneuver check of a unit, and its options after the check. */
record Maneuvers(View view, Charges charges, CommonDeeds common, Temperament temperament) {

    private static final double NEAR_INCHES = 8;
    private static final double SAFE_INCHES = 17;

    /** Nearer than this only a charge goes. */
    private static final double CLOSE_INCHES = 2;

    /** Without a check nothing else can be done. */
    private static final double MUST = 2;

    private static final double NEEDFUL = 0.5;

    Stream<Option> of(RffUnit unit) {
        if (unit.activity().result() == null) {
            return option(unit, MUST, check(unit.id()));
        }
        boolean worn = unit.stands() < unit.mustered() * temperament.withdrawsBelow();
        return Stream.of(
                        needful(unit),
                        worn ? Stream.<Option>empty() : charges.of(unit, temperament.chargeOdds()),
                        worn ? away(unit) : onward(unit))
                .flatMap(each -> each);
    }

    private Stream<Option> option(RffUnit unit, double worth, Order order) {
        return Stream.of(new Option(worth, Proposal.by(view.sideOf(unit.id()), order)));
    }

    private ManeuverOrder.Maneuver check(String id) {
        boolean led = view.field().leaders().stream()
                .anyMatch(leader -> leader.leads()
                        && !view.field().isAwaited(leader.id())
                        && leader.command().equals(view.command(id)));
        return new ManeuverOrder.Maneuver(List.of(id), led, conditions(id), GivenDice.ROLL);
    }

    private List<ManeuverCondition> conditions(String unit) {
        if (view.table().shelter(unit) == Shelter.WALL) {
            return List.of(ManeuverCondition.LINEAR_COVER);
        }
        boolean flanked = view.nearestEnemy(unit)
                .filter(enemy -> view.table().inches(unit, enemy) < NEAR_INCHES)
                .filter(enemy -> view.table().bearing(enemy, unit) != Bearing.FRONT)
                .isPresent();
        return flanked ? List.of(ManeuverCondition.OUTFLANKED) : List.of();
    }

    /** Silenced guns rally, units low on ammunition replenish, guns unlimber, columns form line. */
    private Stream<Option> needful(RffUnit unit) {
        var guns = unit.guns();
        if (guns != null && guns.anySilenced()) {
            return evolve(unit, SimpleManeuver.RALLY);
        }
        if (unit.lowOnAmmunition()) {
            return evolve(unit, SimpleManeuver.REPLENISH);
        }
        return switch (unit.formation()) {
            case LIMBERED ->
                view.inchesToTheEnemy(unit.id()) < view.range(unit)
                        ? evolve(unit, SimpleManeuver.UNLIMBER)
                        : Stream.empty();
            case FIELD_COLUMN, MARCH_COLUMN ->
                option(
                        unit,
                        NEEDFUL,
                        new ManeuverOrder.ChangeFormation(List.of(unit.id()), Formation.LINE, List.of(), Map.of()));
            case LINE, EXTENDED_LINE, DISMOUNTED_EXTENDED_LINE, GARRISON, BROKEN, UNLIMBERED, MOUNTED, DISMOUNTED ->
                Stream.empty();
        };
    }

    private Stream<Option> evolve(RffUnit unit, SimpleManeuver how) {
        return option(unit, NEEDFUL, new ManeuverOrder.Evolve(how, List.of(unit.id()), List.of(), Map.of()));
    }

    /** A move towards its goal, no nearer to the enemy than its distance; guns that can fire stay. */
    private Stream<Option> onward(RffUnit unit) {
        var goal = common.goal(view.field(), unit.id());
        double room = Math.min(
                view.table().of(unit.id()).to(goal.place()),
                view.inchesToTheEnemy(unit.id()) - kept(unit, goal.objective()));
        return move(unit, goal.place(), Math.min(room, view.allowance(unit.id())), goal.pull());
    }

    /** A unit that has moved may still fire, so half the distance is enough. */
    private double kept(RffUnit unit, boolean objective) {
        if (unit.arm() == Arm.ARTILLERY) {
            return view.range(unit);
        }
        return objective ? CLOSE_INCHES : temperament.standoffInches() / 2;
    }

    /** Out of the enemy's reach. */
    private Stream<Option> away(RffUnit unit) {
        return view.nearestEnemy(unit.id()).stream().flatMap(enemy -> {
            var here = view.table().of(unit.id());
            var back = here.towards(view.table().of(enemy), -SAFE_INCHES);
            double room = SAFE_INCHES - view.table().inches(unit.id(), enemy);
            return move(unit, back, Math.min(room, view.allowance(unit.id())), 1);
        });
    }

    private Stream<Option> move(RffUnit unit, Place to, double most, double pull) {
        double inches = Math.floor(most);
        if (inches < 1) {
            return Stream.empty();
        }
        var there = view.table().position(view.table().of(unit.id()).towards(to, inches), to);
        return option(
                unit,
                pull * inches,
                new ManeuverOrder.Move(List.of(unit.id()), view.leg(unit.id(), inches), Map.of(unit.id(), there)));
    }
}
