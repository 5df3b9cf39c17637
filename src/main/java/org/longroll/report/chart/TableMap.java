package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.battle.Ground.Point;
import org.longroll.battle.Position;
import org.longroll.battle.Standing;
import org.longroll.report.Chart;
import org.longroll.report.Sheet;
import org.longroll.report.story.Steps.Step;

/**
 * The table from above at the end of each turn, and before the first one if its ground is known; units with known
 * positions are numbered counters.
 */
public final class TableMap {

    private static final int START = 0;

    private final Battle battle;
    private final Backdrop backdrop;
    private final Map<Integer, Field> turns = new LinkedHashMap<>();

    public TableMap(Battle battle, List<Step> steps, Backdrop backdrop) {
        this.battle = battle;
        this.backdrop = backdrop;
        if (backdrop.isDrawn()) {
            turns.put(START, battle.system().opened(battle.opening()));
        }
        steps.forEach(step -> turns.put(step.before().turn(), step.before()));
        for (int i = 1; i < steps.size(); i++) {
            int over = steps.get(i - 1).before().turn();
            if (steps.get(i).before().turn() > over) {
                turns.put(over, steps.get(i).before());
            }
        }
        turns.put(battle.field().turn(), battle.field());
    }

    public List<Chart> charts() {
        var frame = frame();
        var maps = new ArrayList<Chart>();
        List<Counter> before = List.of();
        for (var turn : turns.entrySet()) {
            var counters = counters(turn.getValue());
            // A turn without movement gets no map.
            boolean moved = !counters.isEmpty() && !places(counters).equals(places(before));
            if (turn.getKey() == START || moved) {
                maps.add(map(turn.getKey(), counters, turn.getValue(), frame));
            }
            before = counters;
        }
        return maps;
    }

    private Frame frame() {
        var places = turns.values().stream()
                .flatMap(field -> counters(field).stream())
                .map(counter -> new Point(counter.place().x(), counter.place().y()))
                .toList();
        var ground = backdrop.ground();
        return ground == null ? Frame.around(places) : Frame.around(ground.width(), ground.depth(), places);
    }

    private static Map<String, Position> places(List<Counter> counters) {
        return counters.stream().collect(Collectors.toMap(Counter::unit, Counter::place));
    }

    /** A unit has the same number on every map: its place in the order of battle. */
    private List<Counter> counters(Field field) {
        var counters = new ArrayList<Counter>();
        var lost = field.lostUnits();
        int number = 0;
        for (var standing : field.table().units().stream().toList()) {
            number++;
            var unit = standing.muster().id();
            var place = standing.position();
            if (standing.onTable() && place != null && !lost.contains(unit)) {
                counters.add(
                        new Counter(number, standing, place, side(field.table().sideOf(unit))));
            }
        }
        return counters;
    }

    private int side(String id) {
        return id.equals(battle.orderOfBattle().sides().getFirst().id()) ? 0 : 1;
    }

    private Chart map(int turn, List<Counter> counters, Field field, Frame frame) {
        var id = "map-" + turn;
        var title = turn == START ? "The table at the start" : "The table at the end of turn " + turn;
        var description = description(counters, turn == START);
        var drawing = new MapDrawing(id, frame, backdrop, battle.orderOfBattle());
        var svg = drawing.draw(title, description, counters, field.table().holders(), turn == START);
        var rows = counters.stream()
                .map(counter -> List.of(
                        Integer.toString(counter.number()),
                        counter.standing().muster().name(),
                        Svg.number(counter.place().x()),
                        Svg.number(counter.place().y())))
                .toList();
        var caption = turn == START ? "Units on the map of the start" : "Units on the map of turn " + turn;
        var sheets =
                rows.isEmpty() ? List.<Sheet>of() : List.of(new Sheet(caption, List.of("No.", "Unit", "x", "y"), rows));
        return new Chart(id, title, description, svg, sheets);
    }

    private String description(List<Counter> counters, boolean start) {
        var ground = backdrop.ground();
        return Stream.of(
                        counters.isEmpty()
                                ? ""
                                : "%d units whose places were given, each with the same number on every map."
                                        .formatted(counters.size()),
                        ground == null || ground.objectives().isEmpty()
                                ? ""
                                : "A star is an objective, in the colour of the side that holds it.",
                        start && ground != null && !ground.deployment().isEmpty()
                                ? "Broken lines show where the sides set up."
                                : "",
                        backdrop.word())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** A unit on a map. */
    record Counter(int number, Standing standing, Position place, int side) {

        String unit() {
            return standing.muster().id();
        }
    }
}
