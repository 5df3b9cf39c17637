package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.longroll.battle.Possibility;
import org.longroll.rff.battle.ManeuverOrder.SimpleManeuver;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rules.Fraction;

/** The maneuvers that units may carry out after their checks. */
final class MovementOutlook {

    private final Scene scene;
    private final String side;
    private final MovementPlay plays;
    private final List<String> units;
    private final List<String> friends;

    MovementOutlook(Scene scene, String side, List<String> fighting) {
        this.scene = scene;
        this.side = side;
        this.plays = new MovementPlay(scene);
        this.friends = fighting;
        this.units = fighting.stream()
                .filter(unit -> plays.objectionToManeuvering(unit, "units").isEmpty())
                .toList();
    }

    List<Possibility> all() {
        List<Possibility> all = new ArrayList<>();
        if (units.isEmpty()) {
            return all;
        }
        moves(all);
        for (var how : SimpleManeuver.values()) {
            add(all, how.word(), unit -> new ManeuverOrder.Evolve(how, List.of(unit), List.of(), Map.of()));
        }
        formations(
                all,
                "change-formation",
                (unit, into) -> new ManeuverOrder.ChangeFormation(List.of(unit), into, List.of(), Map.of()));
        formations(all, "mount", (unit, into) -> new ManeuverOrder.Mount(List.of(unit), into, List.of(), Map.of()));
        passages(all);
        var retreats = new RetreatPlay(scene);
        var going = units.stream()
                .filter(unit -> retreats.objection(unit).isEmpty())
                .toList();
        if (!going.isEmpty()) {
            all.add(Possibility.of("retreat", side).by(going));
        }
        return all;
    }

    private interface Ordering {
        ManeuverOrder.Done by(String unit);
    }

    private interface Forming {
        ManeuverOrder.Done by(String unit, Formation into);
    }

    private boolean may(ManeuverOrder.Done order, String unit) {
        return plays.objection(order, unit, "units").isEmpty();
    }

    private void add(List<Possibility> all, String type, Ordering order) {
        var able = units.stream().filter(unit -> may(order.by(unit), unit)).toList();
        if (!able.isEmpty()) {
            all.add(Possibility.of(type, side).by(able));
        }
    }

    /** Units that may go equally far are offered it together. */
    private void moves(List<Possibility> all) {
        Map<Map<Ground, Fraction>, List<String>> able = new LinkedHashMap<>();
        for (var unit : units) {
            var move = new ManeuverOrder.Move(List.of(unit), List.of(), Map.of());
            if (may(move, unit)) {
                able.computeIfAbsent(plays.reach(move, unit), each -> new ArrayList<>())
                        .add(unit);
            }
        }
        able.forEach((reach, movers) -> all.add(Possibility.of("move", side)
                .by(movers)
                .with("grounds", reach.keySet().stream().map(Ground::word).toList())
                .with("inches", reach.values().stream().map(Fraction::decimal).toList())));
    }

    /** One possibility for each formation, so that all units that may take it can do so together. */
    private void formations(List<Possibility> all, String type, Forming order) {
        for (var into : Formation.values()) {
            var able = units.stream()
                    .filter(unit -> Enlistment.formations(
                                    scene.field().unit(unit).arm())
                            .contains(into))
                    .filter(unit -> may(order.by(unit, into), unit))
                    .toList();
            if (!able.isEmpty()) {
                all.add(Possibility.of(type, side).by(able).with("formations", List.of(into.word())));
            }
        }
    }

    /** Units may pass through any other unit of their own side. */
    private void passages(List<Possibility> all) {
        if (friends.size() < 2) {
            return;
        }
        add(all, "passage-of-lines", unit -> {
            var through = friends.stream().filter(each -> !each.equals(unit)).findFirst();
            return new ManeuverOrder.PassageOfLines(List.of(unit), through.orElseThrow(), List.of(), Map.of());
        });
        all.replaceAll(each -> each.type().equals("passage-of-lines") ? each.with("through", others(each)) : each);
    }

    /** Where only one unit may pass, it is not among those that it passes through. */
    private List<String> others(Possibility passage) {
        return friends.stream()
                .filter(unit -> !passage.units().equals(List.of(unit)))
                .toList();
    }
}
