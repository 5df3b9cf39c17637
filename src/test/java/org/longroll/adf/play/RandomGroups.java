package org.longroll.adf.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.adf.battle.AdfField.UnitGroup;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.battle.Maneuver;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Morale;
import org.longroll.battle.Position;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Chooser;

/** Units that act as one, and regiments that become one. */
record RandomGroups(View view, Chooser chooser, RandomFires fires, RandomCharges charges) {

    private static final List<String> ASSAULT = List.of("charge", "face");

    /** Near enough to dress ranks with. */
    private static final double NEIGHBOUR_INCHES = 8;

    private static final List<List<String>> PLANS = List.of(
            List.of("move", "move"), List.of("move", "fire"), List.of("move", "charge"), List.of("move", "face"));

    /** No more than eight stay; whoever is over by a man or two does not mind. */
    private static final int MOST_FIGURES_MERGED = 10;

    /** A unit that has not acted and its like next to it. */
    Optional<AdfOrder> form(String id) {
        var unit = view.unit(id);
        if (!fresh(unit) || unit.arm() == Arm.ARTILLERY) {
            return Optional.empty();
        }
        var together = new ArrayList<>(List.of(id));
        view.present(unit.side()).stream()
                .filter(other -> !other.equals(id) && view.table().inches(id, other) <= NEIGHBOUR_INCHES)
                .map(view::unit)
                .filter(other -> fresh(other)
                        && other.arm() == unit.arm()
                        && other.formation() == unit.formation()
                        && other.mounted() == unit.mounted())
                .limit(2)
                .forEach(other -> together.add(other.id()));
        if (together.size() < 2) {
            return Optional.empty();
        }
        boolean assault = charges.declare(together).isPresent();
        return (assault ? Optional.of(ASSAULT) : chooser.among(PLANS)).map(plan -> new AdfOrder.Group(together, plan));
    }

    private boolean fresh(AdfUnit unit) {
        return unit.activity().spent().isZero()
                && unit.morale() == Morale.GOOD_ORDER
                && view.field().groupOf(unit.id()).isEmpty();
    }

    /** The next thing that a group was declared to do, if it still can. */
    Optional<AdfOrder> act(UnitGroup group) {
        var members = view.field().membersOf(group);
        // Where an umpire let a unit join a second group, neither can act as it was declared.
        boolean torn =
                members.stream().anyMatch(unit -> !view.field().groupOf(unit).equals(Optional.of(group)));
        if (members.isEmpty() || torn) {
            return Optional.empty();
        }
        int done = members.stream()
                .mapToInt(unit -> view.unit(unit).activity().actions())
                .max()
                .orElseThrow();
        if (done >= group.actions().size()) {
            return Optional.empty();
        }
        return switch (group.actions().get(done)) {
            case "move" -> move(members);
            case "charge" -> charges.declare(members).map(charge -> charge);
            case "face" -> Optional.of(new Maneuver.Face(members, null, Map.of()));
            case "fire" -> volley(members);
            default -> Optional.empty();
        };
    }

    private Optional<AdfOrder> volley(List<String> members) {
        return members.stream()
                .filter(unit -> view.unit(unit).activity().actions() < 2)
                .flatMap(unit -> fires.inItsPart(unit).stream())
                .findFirst()
                .map(fire -> fire);
    }

    private Optional<AdfOrder> move(List<String> members) {
        var lead = members.getFirst();
        var ground = view.ground(lead);
        int slowest = members.stream()
                .mapToInt(unit -> view.allowance(unit, ground))
                .min()
                .orElseThrow();
        var enemy = view.nearestEnemy(lead);
        double room = enemy.map(each -> view.table().inches(lead, each) - 2).orElse(0.0);
        var inches = Fraction.whole((long) Math.min(slowest, room));
        if (slowest == 0 || room < 1) {
            return Optional.empty();
        }
        var goal = view.table().of(enemy.orElseThrow());
        Map<String, Position> positions = new HashMap<>();
        members.forEach(unit ->
                positions.put(unit, view.table().position(view.table().of(unit).towards(goal, inches.value()), goal)));
        return Optional.of(new Maneuver.Move(members, view.leg(lead, inches), positions));
    }

    /** Two that have become too small to stand alone. */
    Optional<AdfOrder> merge(String id) {
        var unit = view.unit(id);
        if (!mayMerge(unit) || unit.strength() == unit.mustered()) {
            return Optional.empty();
        }
        return view.present(unit.side()).stream()
                .filter(other -> !other.equals(id) && view.table().adjacent(id, other))
                .map(view::unit)
                .filter(other -> other.brigade().equals(unit.brigade())
                        && other.arm() == unit.arm()
                        && mayMerge(other)
                        && other.strength() + unit.strength() <= MOST_FIGURES_MERGED)
                .findFirst()
                .map(other -> new Deed.Merge(List.of(id, other.id())));
    }

    private boolean mayMerge(AdfUnit unit) {
        return unit.arm() != Arm.ARTILLERY
                && unit.morale() != Morale.ROUTED
                && unit.activity().actions() < 2
                && view.field().groupOf(unit.id()).isEmpty();
    }
}
