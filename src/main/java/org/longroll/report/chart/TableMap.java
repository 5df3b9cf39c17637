package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.battle.Position;
import org.longroll.battle.Standing;
import org.longroll.battle.Table;
import org.longroll.report.Chart;
import org.longroll.report.Sheet;
import org.longroll.report.chart.Svg.Anchor;
import org.longroll.report.story.Steps.Step;

/** The table from above at the end of each turn; units with known positions are numbered counters. */
public final class TableMap {

    private static final int WIDTH = 640;
    private static final int MARGIN = 16;
    private static final double COUNTER = 20;
    private static final int SCALE_INCHES = 6;
    private static final Spacing SPACING = new Spacing(COUNTER + 2, 16);

    private final Battle battle;
    private final Map<Integer, Field> turns = new LinkedHashMap<>();

    public TableMap(Battle battle, List<Step> steps) {
        this.battle = battle;
        steps.forEach(step -> turns.put(step.before().turn(), step.before()));
        for (int i = 1; i < steps.size(); i++) {
            int over = steps.get(i - 1).before().turn();
            if (steps.get(i).before().turn() > over) {
                turns.put(over, steps.get(i).before());
            }
        }
        turns.put(battle.field().turn(), battle.field());
    }

    private record Counter(int number, Standing standing, Position place, int side) {}

    public List<Chart> charts() {
        var frame = Frame.around(turns.values().stream().flatMap(field -> places(field.table())));
        var maps = new ArrayList<Chart>();
        List<Counter> before = List.of();
        for (var turn : turns.entrySet()) {
            var counters = counters(turn.getValue());
            // A turn without movement gets no map.
            if (!counters.isEmpty() && !places(counters).equals(places(before))) {
                maps.add(map(turn.getKey(), counters, frame));
            }
            before = counters;
        }
        return maps;
    }

    private static Map<String, Position> places(List<Counter> counters) {
        return counters.stream()
                .collect(Collectors.toMap(counter -> counter.standing().muster().id(), Counter::place));
    }

    private static Stream<Position> places(Table table) {
        return table.units().stream().filter(Standing::onTable).flatMap(unit -> Stream.ofNullable(unit.position()));
    }

    /** A unit has the same number on every map: its place in the order of battle. */
    private List<Counter> counters(Field field) {
        var counters = new ArrayList<Counter>();
        var sides = battle.orderOfBattle().sides();
        var lost = field.lostUnits();
        int number = 0;
        for (var standing : field.table().units().stream().toList()) {
            number++;
            var unit = standing.muster().id();
            var place = standing.position();
            if (standing.onTable() && place != null && !lost.contains(unit)) {
                var side = field.table().sideOf(unit);
                int index = side.equals(sides.getFirst().id()) ? 0 : 1;
                counters.add(new Counter(number, standing, place, index));
            }
        }
        return counters;
    }

    private static Chart map(int turn, List<Counter> counters, Frame frame) {
        var id = "map-" + turn;
        var title = "The table at the end of turn " + turn;
        var description =
                "%d units whose places were given, each with the same number on every map.".formatted(counters.size());
        var svg = new Svg(id, WIDTH, frame.height(), title, description);
        svg.box(1, 1, WIDTH - 2.0, frame.height() - 2.0, "#f4f1e4", Ink.GREY);
        scale(svg, frame);
        var spots = SPACING.apart(counters.stream()
                .map(counter -> new Spacing.Spot(frame.x(counter.place()), frame.y(counter.place())))
                .toList());
        for (int i = 0; i < spots.size(); i++) {
            var from = counters.get(i).place();
            svg.line(
                    frame.x(from), frame.y(from), spots.get(i).x(), spots.get(i).y(), Ink.GREY);
        }
        for (int i = 0; i < spots.size(); i++) {
            draw(svg, counters.get(i), spots.get(i));
        }
        var rows = counters.stream()
                .map(counter -> List.of(
                        Integer.toString(counter.number()),
                        counter.standing().muster().name(),
                        Svg.number(counter.place().x()),
                        Svg.number(counter.place().y())))
                .toList();
        var sheet = new Sheet("Units on the map of turn " + turn, List.of("No.", "Unit", "x", "y"), rows);
        return new Chart(id, title, description, svg.drawn(), List.of(sheet));
    }

    /** A bar of so many inches on the table. */
    private static void scale(Svg svg, Frame frame) {
        double end = MARGIN + SCALE_INCHES * frame.scale();
        double y = frame.height() - 8.0;
        svg.line(MARGIN, y, end, y, Ink.BLACK);
        svg.text(end + 4, y + 4, SCALE_INCHES + "\"", Anchor.START, Ink.BLACK);
    }

    /** A counter with its number, and a small arrow for its facing. */
    private static void draw(Svg svg, Counter counter, Spacing.Spot spot) {
        double x = spot.x();
        double y = spot.y();
        var ink = Ink.of(counter.side());
        var facing = counter.place().facing();
        if (facing != null) {
            svg.shape(arrow(x, y, Math.toRadians(facing)), ink.colour());
        }
        svg.box(x - COUNTER / 2, y - 7, COUNTER, 14, counter.side() == 0 ? ink.colour() : "#ffffff", ink.colour());
        svg.text(
                x,
                y + 4,
                Integer.toString(counter.number()),
                Anchor.MIDDLE,
                counter.side() == 0 ? "#ffffff" : ink.colour());
    }

    private static String arrow(double x, double y, double facing) {
        double ahead = COUNTER * 0.85;
        return (Svg.point(x + ahead * Math.sin(facing), y - ahead * Math.cos(facing))
                        + Svg.point(x + 6 * Math.cos(facing), y + 6 * Math.sin(facing))
                        + Svg.point(x - 6 * Math.cos(facing), y - 6 * Math.sin(facing)))
                .strip();
    }

    /** The part of the table that all maps show, so that they can be compared. */
    private record Frame(double left, double near, double right, double far) {

        static Frame around(Stream<Position> places) {
            var all = places.toList();
            double left = all.stream().mapToDouble(Position::x).min().orElse(0);
            double right = all.stream().mapToDouble(Position::x).max().orElse(1);
            double near = all.stream().mapToDouble(Position::y).min().orElse(0);
            double far = all.stream().mapToDouble(Position::y).max().orElse(1);
            return new Frame(left - 2, near - 2, Math.max(right, left + 1) + 2, Math.max(far, near + 1) + 2);
        }

        private double scale() {
            return (WIDTH - 2.0 * MARGIN) / (right - left);
        }

        /** No taller than a page. */
        int height() {
            return Math.clamp(Math.round((far - near) * scale() + 2 * MARGIN), 120, 800);
        }

        double x(Position place) {
            return MARGIN + (place.x() - left) * scale();
        }

        double y(Position place) {
            return height() - MARGIN - (place.y() - near) * (height() - 2.0 * MARGIN) / (far - near);
        }
    }
}
