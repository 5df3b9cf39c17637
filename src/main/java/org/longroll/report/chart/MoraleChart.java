package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Curve;
import org.longroll.analysis.Subject;
import org.longroll.analysis.Terms.Level;
import org.longroll.battle.Side;
import org.longroll.report.Chart;
import org.longroll.report.Sheet;
import org.longroll.report.chart.Svg.Anchor;
import org.longroll.report.story.Names;

/** The morale of every unit at the end of every turn: the darker, the worse, and a letter in each cell. */
public final class MoraleChart {

    /** As many rows as fit on a printed page. */
    private static final int ROWS_A_PICTURE = 40;

    private static final int NAMES = 190;
    private static final int CELL = 26;
    private static final int ROW = 17;
    private static final int TOP = 44;
    private static final int LEAST_WIDTH = 640;

    /** From good order to out of the battle; black letters up to the third, white ones on the others. */
    private static final List<String> SHADES = List.of("#f2efe6", "#f2d9a0", "#e09f5a", "#b0452c", "#4a1414");

    private static final String NOWHERE = "·";

    private final Analysis analysis;
    private final Names names;

    public MoraleChart(Analysis analysis, Names names) {
        this.analysis = analysis;
        this.names = names;
    }

    /** A picture for each side, or several where it has many units. */
    public List<Chart> charts() {
        var charts = new ArrayList<Chart>();
        for (var side : analysis.sides()) {
            var units = unitsOf(side);
            for (int from = 0; from < units.size(); from += ROWS_A_PICTURE) {
                var some = units.subList(from, Math.min(units.size(), from + ROWS_A_PICTURE));
                charts.add(chart(side, some, charts.size() + 1));
            }
        }
        return charts;
    }

    private List<Curve> unitsOf(Side side) {
        return analysis.curves().stream()
                .filter(curve -> curve.subject().kind() == Subject.Kind.UNIT)
                .filter(curve -> curve.subject().side().equals(side.id())
                        && curve.byTurn().size() > 1)
                .toList();
    }

    private Chart chart(Side side, List<Curve> units, int number) {
        var id = "morale-" + number;
        var title = "Morale of %s, turn by turn".formatted(names.side(side.id()));
        int turns = units.stream().mapToInt(unit -> unit.byTurn().size()).max().orElse(1) - 1;
        var figures = figures(side, units, turns);
        var svg = new Svg(
                id,
                Math.max(LEAST_WIDTH, NAMES + turns * CELL + 10),
                TOP + units.size() * ROW + 8,
                title,
                description(units));
        legend(svg);
        for (int turn = 1; turn <= turns; turn++) {
            svg.text(NAMES + (turn - 0.5) * CELL, TOP - 6, Integer.toString(turn), Anchor.MIDDLE, Ink.BLACK);
        }
        for (int row = 0; row < units.size(); row++) {
            draw(svg, units.get(row), TOP + row * ROW);
        }
        return new Chart(id, title, description(units), svg.drawn(), List.of(figures));
    }

    private void legend(Svg svg) {
        double x = 0;
        for (var level : analysis.terms().levels()) {
            svg.box(x, 4, 18, 14, shade(level), Ink.GREY);
            svg.text(x + 9, 15, letter(level.word()), Anchor.MIDDLE, letterInk(level));
            var word = level.word().replace('-', ' ');
            svg.text(x + 23, 15, word, Anchor.START, Ink.BLACK);
            x += 40 + 6.2 * word.length();
        }
    }

    private void draw(Svg svg, Curve unit, double y) {
        svg.text(NAMES - 8, y + 12, shortened(unit.subject().name()), Anchor.END, Ink.BLACK);
        for (int turn = 1; turn < unit.byTurn().size(); turn++) {
            double x = NAMES + (turn - 1.0) * CELL;
            var level = level(unit.byTurn().get(turn));
            if (level == null) {
                svg.text(x + CELL / 2.0, y + 12, NOWHERE, Anchor.MIDDLE, Ink.GREY);
            } else {
                svg.box(x + 1, y + 1, CELL - 2, ROW - 2, shade(level), Ink.GREY);
                svg.text(x + CELL / 2.0, y + 12.5, letter(level.word()), Anchor.MIDDLE, letterInk(level));
            }
        }
    }

    private static String shortened(String name) {
        return name.length() <= 30 ? name : name.substring(0, 29) + "…";
    }

    private @Nullable Level level(Curve.Point point) {
        if (point.morale().isEmpty()) {
            return null;
        }
        var word = point.morale().firstEntry().getKey();
        return analysis.terms().levels().stream()
                .filter(level -> level.word().equals(word))
                .findFirst()
                .orElse(new Level(word, point.severity()));
    }

    private static int step(Level level) {
        return (int) Math.round(level.severity() * (SHADES.size() - 1));
    }

    private static String shade(Level level) {
        return SHADES.get(Math.clamp(step(level), 0, SHADES.size() - 1));
    }

    private static String letterInk(Level level) {
        return step(level) >= 3 ? "#ffffff" : Ink.BLACK;
    }

    /** The first letter of a level, or two where another level begins with the same. */
    private String letter(String word) {
        long alike = analysis.terms().levels().stream()
                .filter(level -> level.word().charAt(0) == word.charAt(0))
                .count();
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + (alike > 1 ? word.substring(1, 2) : "");
    }

    private String description(List<Curve> units) {
        var last = units.stream()
                .map(unit -> level(unit.byTurn().getLast()))
                .map(level -> level == null ? "not on the table" : level.word().replace('-', ' '))
                .collect(Collectors.groupingBy(word -> word, TreeMap::new, Collectors.counting()));
        return "At the end: "
                + last.entrySet().stream()
                        .map(word -> word.getValue() + " " + word.getKey())
                        .collect(Collectors.joining(", "))
                + ".";
    }

    private Sheet figures(Side side, List<Curve> units, int turns) {
        var columns = new ArrayList<String>(List.of("Unit"));
        for (int turn = 1; turn <= turns; turn++) {
            columns.add(Integer.toString(turn));
        }
        var rows = new ArrayList<List<String>>();
        for (var unit : units) {
            var row = new ArrayList<String>(List.of(unit.subject().name()));
            for (int turn = 1; turn <= turns; turn++) {
                var level = turn < unit.byTurn().size() ? level(unit.byTurn().get(turn)) : null;
                row.add(level == null ? "–" : level.word().replace('-', ' '));
            }
            rows.add(row);
        }
        return new Sheet("Morale of %s at the end of each turn".formatted(names.side(side.id())), columns, rows);
    }
}
