package org.longroll.rff.play;

import static org.longroll.rff.chart.Order.BROKEN;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.longroll.battle.Objective;
import org.longroll.battle.Position;
import org.longroll.battle.Possibility;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.rff.battle.ChargeOrder;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.ManeuverOrder;
import org.longroll.rff.battle.ManeuverOrder.SimpleManeuver;
import org.longroll.rff.battle.RetreatOrder;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rules.Word;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Place;
import org.longroll.simulation.Sandtable.Bearing;
import org.longroll.simulation.Sandtable.Shelter;

/** What a unit does with its maneuver check, and with what the check lets it do. */
record RandomManeuvers(View view, Chooser chooser) {

    private static final double STANDOFF_INCHES = 2;

    /** What is done for better reasons than a whim, or is no maneuver. */
    private static final Set<String> PLAIN =
            Set.of("move", "charge", "rally", "leave-table", "note", "ruling", "maneuver", "fire", "recall");

    /** One check, now and then for a neighbour of the same command as well. */
    ManeuverOrder.Maneuver check(String id) {
        var friend = view.present(view.sideOf(id)).stream()
                .filter(other -> !other.equals(id)
                        && view.unit(other).activity().result() == null
                        && command(other).equals(command(id))
                        && view.unit(other).kind() == view.unit(id).kind()
                        && view.table().adjacent(id, other))
                .findFirst();
        var units = friend.isPresent() && chooser.oneIn(4) ? List.of(id, friend.get()) : List.of(id);
        return new ManeuverOrder.Maneuver(units, chooser.percent(80), conditions(id), GivenDice.ROLL);
    }

    private String command(String unit) {
        return view.field().table().units().get(unit).muster().command();
    }

    private List<ManeuverCondition> conditions(String unit) {
        if (view.table().shelter(unit) == Shelter.WALL) {
            return List.of(ManeuverCondition.LINEAR_COVER);
        }
        boolean flanked = view.nearestEnemy(unit)
                .filter(enemy -> view.table().inches(unit, enemy) < 8)
                .filter(enemy -> view.table().bearing(enemy, unit) != Bearing.FRONT)
                .isPresent();
        if (flanked) {
            return List.of(ManeuverCondition.OUTFLANKED);
        }
        return chooser.oneIn(12) ? List.of(ManeuverCondition.BRAVE_COLONEL) : List.of();
    }

    /** One of the things that the check lets a unit do, sense before whim; nothing where it is best where it is. */
    Optional<Order> of(String id, List<Possibility> next) {
        var open = next.stream()
                .filter(possibility ->
                        possibility.due() == null && possibility.units().contains(id))
                .toList();
        return charge(id, open)
                .or(() -> needful(view.unit(id), open))
                .or(() -> chooser.oneIn(12) ? throughTheLine(id, open) : Optional.empty())
                .or(() -> chooser.percent(40) ? whim(id, open) : Optional.empty())
                .or(() -> offers(open, "move") ? move(id) : Optional.empty());
    }

    private static boolean offers(List<Possibility> open, String type) {
        return open.stream().anyMatch(possibility -> possibility.type().equals(type));
    }

    private Optional<Order> charge(String id, List<Possibility> open) {
        if (!offers(open, "charge")) {
            return Optional.empty();
        }
        return view.nearestEnemy(id)
                .filter(enemy -> view.table().inches(id, enemy) <= view.allowance(id))
                .filter(enemy -> promising(view.unit(id), view.unit(enemy)))
                .map(enemy -> new ChargeOrder.Charge(
                        List.of(id),
                        enemy,
                        chooser.oneIn(3),
                        chooser.oneIn(2) ? view.ground(id) : null,
                        view.leg(id, Math.max(0, view.table().inches(id, enemy) - 1)),
                        Map.of()));
    }

    private boolean promising(RffUnit unit, RffUnit enemy) {
        boolean weak = enemy.arm() == Arm.ARTILLERY || enemy.mounted() || enemy.order() == BROKEN;
        int boldness = unit.stands() >= enemy.stands() ? 70 : 40;
        return chooser.percent(weak ? 85 : boldness);
    }

    /** Guns that are silenced rally, those who are short of cartridges go and get some, guns come into battery. */
    private Optional<Order> needful(RffUnit unit, List<Possibility> open) {
        var guns = unit.guns();
        if (guns != null && guns.anySilenced() && offers(open, "rally")) {
            return Optional.of(evolve(unit.id(), SimpleManeuver.RALLY));
        }
        if (unit.lowOnAmmunition() && offers(open, "replenish") && chooser.percent(70)) {
            return Optional.of(evolve(unit.id(), SimpleManeuver.REPLENISH));
        }
        boolean near = view.inchesToTheEnemy(unit.id()) < 16;
        if (unit.formation() == Formation.LIMBERED && near && offers(open, "unlimber") && chooser.percent(80)) {
            return Optional.of(evolve(unit.id(), SimpleManeuver.UNLIMBER));
        }
        if (unit.arm() == Arm.CAVALRY && chooser.oneIn(5)) {
            return saddle(unit, open);
        }
        boolean column = unit.formation() == Formation.FIELD_COLUMN || unit.formation() == Formation.MARCH_COLUMN;
        return column && near && chooser.percent(60)
                ? open.stream()
                        .filter(possibility -> possibility.type().equals("change-formation"))
                        .filter(possibility ->
                                possibility.options().get("formations").contains(Formation.LINE.word()))
                        .findFirst()
                        .map(possibility -> form(unit.id(), Formation.LINE))
                : Optional.empty();
    }

    /** Troopers fight on foot and ride to the next fight. */
    private Optional<Order> saddle(RffUnit unit, List<Possibility> open) {
        return open.stream()
                .filter(possibility ->
                        possibility.type().equals("mount") || possibility.type().equals("dismount"))
                .findFirst()
                .flatMap(possibility -> whim(unit.id(), possibility));
    }

    private static Order evolve(String unit, SimpleManeuver how) {
        return new ManeuverOrder.Evolve(how, List.of(unit), List.of(), Map.of());
    }

    private static Order form(String unit, Formation into) {
        return new ManeuverOrder.ChangeFormation(List.of(unit), into, List.of(), Map.of());
    }

    /** Who stands in front is relieved, not gone around. */
    private Optional<Order> throughTheLine(String id, List<Possibility> open) {
        return open.stream()
                .filter(possibility -> possibility.type().equals("passage-of-lines"))
                .findFirst()
                .flatMap(possibility -> whim(id, possibility));
    }

    private Optional<Order> whim(String id, List<Possibility> open) {
        var odd = open.stream()
                .filter(possibility -> !PLAIN.contains(possibility.type()))
                .toList();
        return chooser.among(odd).flatMap(possibility -> whim(id, possibility));
    }

    private Optional<Order> whim(String id, Possibility possibility) {
        return switch (possibility.type()) {
            case "change-formation" -> formation(possibility).map(into -> form(id, into));
            case "mount" ->
                formation(possibility)
                        .map(into -> new ManeuverOrder.Mount(
                                List.of(id), chooser.oneIn(2) ? into : null, List.of(), Map.of()));
            case "passage-of-lines" ->
                view.table()
                        .nearest(id, others(possibility, id))
                        .map(through -> new ManeuverOrder.PassageOfLines(List.of(id), through, List.of(), Map.of()));
            case "retreat" -> Optional.of(new RetreatOrder.Retreat(null, id, null, null, null));
            default -> Word.find(SimpleManeuver.class, possibility.type()).map(how -> evolve(id, how));
        };
    }

    private static List<String> others(Possibility possibility, String id) {
        return possibility.options().get("through").stream()
                .filter(other -> !other.equals(id))
                .toList();
    }

    private Optional<Formation> formation(Possibility possibility) {
        return chooser.among(possibility.options().get("formations")).flatMap(word -> Word.find(Formation.class, word));
    }

    private Optional<Order> move(String id) {
        double allowance = view.allowance(id);
        var goal = goal(id);
        double room = Math.min(view.table().of(id).to(goal), view.inchesToTheEnemy(id) - STANDOFF_INCHES);
        double inches = Math.floor(Math.min(allowance, room));
        if (inches < 1) {
            return Optional.empty();
        }
        Map<String, Position> there =
                Map.of(id, view.table().position(view.table().of(id).towards(goal, inches), goal));
        return Optional.of(new ManeuverOrder.Move(List.of(id), view.leg(id, inches), there));
    }

    private Place goal(String id) {
        var table = view.field().table();
        var wanted = table.order().objectives().stream()
                .map(Objective::id)
                .filter(objective -> !view.sideOf(id).equals(table.holders().get(objective)))
                .toList();
        return view.table()
                .nearest(id, wanted)
                .filter(objective -> view.table().inches(id, objective) > 1)
                .or(() -> view.nearestEnemy(id))
                .map(view.table()::of)
                .orElseGet(() -> view.table().of(id));
    }
}
