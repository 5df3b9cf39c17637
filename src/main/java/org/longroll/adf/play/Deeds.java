package org.longroll.adf.play;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.battle.Maneuver;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.simulation.CommonDeeds;
import org.longroll.simulation.Judgement.Option;
import org.longroll.simulation.Place;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Temperament;

/** The options of one unit for an action in its own part. */
record Deeds(View view, Fires fires, Charges charges, CommonDeeds common, Temperament temperament) {

    private static final double DEPLOY_INCHES = 8;
    private static final double SAFE_INCHES = 10;

    /** Nearer than this only a charge goes. */
    private static final double CLOSE_INCHES = 1.5;

    /** A routed unit can only run or rally. */
    private static final double MUST = 2;

    private static final double STEADYING = 0.3;
    private static final double DRILL = 0.2;

    Stream<Option> of(AdfUnit unit) {
        if (unit.activity().actions() >= 2) {
            return Stream.empty();
        }
        return switch (unit.morale()) {
            case ROUTED -> Stream.of(option(unit, MUST, unit.activity().ran() ? rally(unit) : rout(unit)));
            case SHAKEN -> Stream.concat(Stream.of(option(unit, STEADYING, rally(unit))), away(unit));
            case DISORDER ->
                Stream.concat(Stream.of(option(unit, STEADYING, new Deed.Reform(alone(unit), null))), inHand(unit));
            case GOOD_ORDER -> inHand(unit);
            case ELIMINATED, SURRENDERED -> Stream.empty();
        };
    }

    private static List<String> alone(AdfUnit unit) {
        return List.of(unit.id());
    }

    private static Option option(AdfUnit unit, double worth, Deed deed) {
        return new Option(worth, Proposal.by(unit.side(), deed));
    }

    private Deed rally(AdfUnit unit) {
        return new Deed.Rally(alone(unit), view.situation(unit.id()), null, GivenDice.ROLL, Map.of());
    }

    private Deed rout(AdfUnit unit) {
        return new Deed.Rout(alone(unit), view.ground(unit.id()), GivenDice.ROLL, Map.of());
    }

    /** A unit in good order. */
    private Stream<Option> inHand(AdfUnit unit) {
        boolean worn = unit.strength() < unit.mustered() * temperament.withdrawsBelow();
        return Stream.of(
                        fires.inItsPart(unit),
                        worn || unit.arm() == Arm.ARTILLERY ? Stream.<Option>empty() : charges.of(unit),
                        worn ? away(unit) : onward(unit),
                        drill(unit))
                .flatMap(each -> each);
    }

    /** A move towards its goal. */
    private Stream<Option> onward(AdfUnit unit) {
        var goal = common.goal(view.field(), unit.id());
        double room = Math.min(
                view.table().of(unit.id()).to(goal.place()), inchesToTheEnemy(unit) - kept(unit, goal.objective()));
        return move(unit, goal.place(), Math.min(room, view.allowance(unit.id())), goal.pull());
    }

    /** Guns go no nearer than they need, others close only to hold an objective or with an action left to fire. */
    private double kept(AdfUnit unit, boolean objective) {
        if (unit.arm() == Arm.ARTILLERY) {
            return view.range(unit.id());
        }
        return objective || unit.activity().actions() == 0 ? CLOSE_INCHES : temperament.standoffInches();
    }

    /** Out of the enemy's reach. */
    private Stream<Option> away(AdfUnit unit) {
        double inches = Math.min(SAFE_INCHES - inchesToTheEnemy(unit), view.disengaging(unit.id()));
        return inches < 1
                ? Stream.empty()
                : Stream.of(option(
                        unit,
                        STEADYING,
                        new Maneuver.Disengage(
                                alone(unit), view.leg(unit.id(), Fraction.whole((long) inches)), null, Map.of())));
    }

    private Stream<Option> move(AdfUnit unit, Place to, double most, double pull) {
        var inches = new Fraction((long) (most * 2), 2);
        if (most < 1) {
            return Stream.empty();
        }
        var there = view.table().position(view.table().of(unit.id()).towards(to, inches.value()), to);
        return Stream.of(option(
                unit,
                pull * inches.value(),
                new Maneuver.Move(alone(unit), view.leg(unit.id(), inches), Map.of(unit.id(), there))));
    }

    /** Guns come into battery, columns into line, troopers out of the saddle, where an enemy is near. */
    private Stream<Option> drill(AdfUnit unit) {
        double enemy = inchesToTheEnemy(unit);
        return switch (unit.arm()) {
            case ARTILLERY -> {
                boolean inRange = enemy <= view.range(unit.id());
                boolean limbered = unit.formation() == Formation.LIMBERED;
                yield inRange != limbered
                        ? Stream.empty()
                        : Stream.of(option(
                                unit,
                                DRILL,
                                limbered
                                        ? new Maneuver.Unlimber(alone(unit), null, Map.of())
                                        : new Maneuver.Limber(alone(unit), null, Map.of())));
            }
            case INFANTRY ->
                unit.formation().shape() == Formation.Shape.COLUMN && enemy <= DEPLOY_INCHES
                        ? Stream.of(option(
                                unit,
                                DRILL,
                                new Maneuver.ChangeFormation(alone(unit), Formation.BATTLE_LINE, null, Map.of())))
                        : Stream.empty();
            case CAVALRY ->
                unit.mounted() && enemy <= DEPLOY_INCHES
                        ? Stream.of(option(unit, DRILL, new Maneuver.Dismount(alone(unit), null, Map.of())))
                        : Stream.empty();
        };
    }

    private double inchesToTheEnemy(AdfUnit unit) {
        return view.nearestEnemy(unit.id())
                .map(enemy -> view.table().inches(unit.id(), enemy))
                .orElse(Double.MAX_VALUE);
    }
}
