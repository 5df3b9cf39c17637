package org.longroll.adf.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.battle.Maneuver;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.battle.Position;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Place;

/** What one unit does with an action of its own part. */
record RandomDeeds(View view, Chooser chooser, RandomFires fires, RandomCharges charges) {

    /** Nearer than this only a charge goes. */
    private static final double STANDOFF_INCHES = 1.5;

    private static final double DEPLOY_INCHES = 8;

    /** Nothing, where it has nothing left to do or no use for it. */
    Optional<AdfOrder> of(String id) {
        var unit = view.unit(id);
        boolean spent = unit.activity().actions() >= 2;
        return switch (unit.morale()) {
            case ROUTED -> routed(unit);
            case SHAKEN -> spent ? Optional.empty() : Optional.of(rally(unit));
            case DISORDER -> spent ? restOfTheMove(unit) : disordered(unit);
            case GOOD_ORDER -> spent ? restOfTheMove(unit) : inHand(unit);
            case ELIMINATED, SURRENDERED -> Optional.empty();
        };
    }

    private Optional<AdfOrder> routed(AdfUnit unit) {
        if (unit.activity().actions() >= 2) {
            return Optional.empty();
        }
        var alone = List.of(unit.id());
        return Optional.of(
                unit.activity().ran()
                        ? rally(unit)
                        : new Deed.Rout(alone, view.ground(unit.id()), GivenDice.ROLL, Map.of()));
    }

    private Deed rally(AdfUnit unit) {
        return new Deed.Rally(List.of(unit.id()), view.situation(unit.id()), null, GivenDice.ROLL, Map.of());
    }

    private Optional<AdfOrder> disordered(AdfUnit unit) {
        if (chooser.percent(50)) {
            return Optional.of(new Deed.Reform(List.of(unit.id()), null));
        }
        return chooser.oneIn(4) ? Optional.of(rally(unit)) : inHand(unit);
    }

    /** A unit that does as it is told. */
    private Optional<AdfOrder> inHand(AdfUnit unit) {
        if (chooser.oneIn(25)) {
            return whim(unit);
        }
        return switch (unit.arm()) {
            case INFANTRY -> foot(unit);
            case CAVALRY -> unit.mounted() ? horse(unit) : dismounted(unit);
            case ARTILLERY -> guns(unit);
        };
    }

    private Optional<AdfOrder> foot(AdfUnit unit) {
        if (unit.formation().shape() == Formation.Shape.COLUMN && enemyWithin(unit, DEPLOY_INCHES)) {
            return charge(unit).or(() -> Optional.of(into(unit, Formation.BATTLE_LINE)));
        }
        return charge(unit).or(() -> fireOrClose(unit));
    }

    private Optional<AdfOrder> horse(AdfUnit unit) {
        if (enemyWithin(unit, DEPLOY_INCHES) && chooser.oneIn(5)) {
            return Optional.of(new Maneuver.Dismount(List.of(unit.id()), null, Map.of()));
        }
        return charge(unit).or(() -> close(unit));
    }

    private Optional<AdfOrder> dismounted(AdfUnit unit) {
        if (!enemyWithin(unit, DEPLOY_INCHES) && chooser.oneIn(3)) {
            return Optional.of(new Maneuver.Mount(List.of(unit.id()), null, Map.of()));
        }
        return charge(unit).or(() -> fireOrClose(unit));
    }

    private Optional<AdfOrder> guns(AdfUnit unit) {
        boolean inRange = enemyWithin(unit, view.range(unit.id()));
        if (unit.formation() == Formation.LIMBERED) {
            return inRange && chooser.percent(80)
                    ? Optional.of(new Maneuver.Unlimber(List.of(unit.id()), null, Map.of()))
                    : close(unit);
        }
        if (!inRange || chooser.oneIn(15)) {
            return Optional.of(new Maneuver.Limber(List.of(unit.id()), null, Map.of()));
        }
        return fires.inItsPart(unit.id()).map(fire -> fire);
    }

    private Optional<AdfOrder> charge(AdfUnit unit) {
        return charges.declare(List.of(unit.id())).map(charge -> charge);
    }

    private Optional<AdfOrder> fireOrClose(AdfUnit unit) {
        boolean inRange = enemyWithin(unit, view.range(unit.id()));
        if (chooser.percent(inRange ? 75 : 15)) {
            var fire = fires.inItsPart(unit.id());
            if (fire.isPresent()) {
                return fire.map(each -> each);
            }
        }
        return close(unit);
    }

    /** Towards the enemy or what is worth having, as far as half a move or a whole one goes. */
    Optional<AdfOrder> close(AdfUnit unit) {
        int allowance = view.allowance(unit.id());
        var goal = goal(unit);
        double apart = view.nearestEnemy(unit.id())
                .map(enemy -> view.table().inches(unit.id(), enemy))
                .orElse(Double.MAX_VALUE);
        double room = Math.min(view.table().of(unit.id()).to(goal), apart - STANDOFF_INCHES);
        var inches = Fraction.whole((long) Math.min(chooser.oneIn(3) ? allowance / 2.0 : allowance, room));
        if (room < 1 || inches.isZero()) {
            return Optional.empty();
        }
        return Optional.of(
                new Maneuver.Move(List.of(unit.id()), view.leg(unit.id(), inches), position(unit.id(), goal, inches)));
    }

    private Map<String, Position> position(String unit, Place goal, Fraction inches) {
        var there = view.table().of(unit).towards(goal, inches.value());
        return Map.of(unit, view.table().position(there, goal));
    }

    /** An action that is begun may be finished by moving. */
    private Optional<AdfOrder> restOfTheMove(AdfUnit unit) {
        boolean begun = unit.activity().spent().equals(new Fraction(3, 2));
        int allowance = view.allowance(unit.id());
        if (!begun || allowance < 4 || unit.arm() == Arm.ARTILLERY) {
            return Optional.empty();
        }
        var goal = goal(unit);
        var inches = chooser.oneIn(3) ? Fraction.HALF : Fraction.ONE;
        return enemyWithin(unit, 3)
                ? Optional.empty()
                : Optional.of(new Maneuver.Move(
                        List.of(unit.id()), view.leg(unit.id(), inches), position(unit.id(), goal, inches)));
    }

    private Place goal(AdfUnit unit) {
        var table = view.field().table();
        var wanted = table.order().objectives().stream()
                .map(objective -> objective.id())
                .filter(objective -> !unit.side().equals(table.holders().get(objective)))
                .toList();
        return view.table()
                .nearest(unit.id(), wanted)
                .filter(objective -> view.table().inches(unit.id(), objective) > 1)
                .or(() -> view.nearestEnemy(unit.id()))
                .map(view.table()::of)
                .orElseGet(() -> view.table().of(unit.id()));
    }

    private Optional<AdfOrder> whim(AdfUnit unit) {
        var alone = List.of(unit.id());
        boolean tests = view.rules().printed().morale().procedure().competenceTest();
        if (tests && chooser.oneIn(3)) {
            return Optional.of(new AdfOrder.CompetenceTest(unit.id(), GivenDice.ROLL));
        }
        if (chooser.oneIn(2) || unit.arm() == Arm.ARTILLERY) {
            return Optional.of(new Maneuver.Face(alone, null, Map.of()));
        }
        return Optional.of(into(unit, anotherFormation(view, unit, chooser)));
    }

    private static AdfOrder into(AdfUnit unit, Formation formation) {
        return new Maneuver.ChangeFormation(List.of(unit.id()), formation, null, Map.of());
    }

    static Formation anotherFormation(View view, AdfUnit unit, Chooser chooser) {
        var movement = view.rules().printed().movement();
        var table = unit.arm() == Arm.INFANTRY ? movement.infantry() : movement.mounted();
        return chooser.among(table.formations().keySet().stream()
                        .filter(formation -> formation != unit.formation())
                        .toList())
                .orElseThrow();
    }

    private boolean enemyWithin(AdfUnit unit, double inches) {
        return view.nearestEnemy(unit.id())
                .filter(enemy -> view.table().inches(unit.id(), enemy) <= inches)
                .isPresent();
    }
}
