package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.List;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Curve;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Subject;
import org.longroll.report.Chart;
import org.longroll.report.Sheet;
import org.longroll.report.chart.Svg.Anchor;

public final class StrengthChart {

    private static final int WIDTH = 640;
    private static final int HEIGHT = 300;
    private static final int LEFT = 46;
    private static final int RIGHT = 24;
    private static final int TOP = 34;
    private static final int BOTTOM = 40;
    private static final int GRID_LINES = 5;

    private final Analysis analysis;
    private final List<Curve> sides;

    public StrengthChart(Analysis analysis) {
        this.analysis = analysis;
        this.sides = analysis.curves().stream()
                .filter(curve -> curve.subject().kind() == Subject.Kind.SIDE)
                .toList();
    }

    /** One chart, or none if nothing has been counted yet. */
    public List<Chart> charts() {
        int turns = turns();
        if (turns < 1 || most() == 0) {
            return List.of();
        }
        var title = "Strength on the table, turn by turn";
        var svg = new Svg("strength", WIDTH, HEIGHT, title, description());
        int top = roundedUp(most());
        grid(svg, top, turns);
        for (int i = 0; i < sides.size(); i++) {
            draw(svg, sides.get(i), Ink.of(i), i, top, turns);
        }
        return List.of(new Chart("strength", title, description(), svg.drawn(), List.of(figures())));
    }

    private int turns() {
        return sides.stream().mapToInt(curve -> curve.byTurn().size()).max().orElse(0) - 1;
    }

    private int most() {
        return sides.stream()
                .flatMap(curve -> curve.byTurn().stream())
                .mapToInt(point -> total(point.strength()))
                .max()
                .orElse(0);
    }

    /** For the chart figures and sections are added. */
    private static int total(Strength strength) {
        return strength.troops() + strength.guns();
    }

    private static int roundedUp(int most) {
        int step = most <= 25 ? GRID_LINES : most <= 100 ? 4 * GRID_LINES : 10 * GRID_LINES;
        return Math.ceilDiv(most, step) * step;
    }

    private static double x(int turn, int turns) {
        return LEFT + (double) (WIDTH - LEFT - RIGHT) * turn / turns;
    }

    private static double y(int strength, int top) {
        return HEIGHT - BOTTOM - (double) (HEIGHT - TOP - BOTTOM) * strength / top;
    }

    private void grid(Svg svg, int top, int turns) {
        for (int i = 0; i <= GRID_LINES; i++) {
            int strength = top * i / GRID_LINES;
            svg.line(LEFT, y(strength, top), WIDTH - RIGHT, y(strength, top), Ink.FAINT);
            svg.text(LEFT - 6, y(strength, top) + 4, Integer.toString(strength), Anchor.END, Ink.BLACK);
        }
        for (int turn = 0; turn <= turns; turn++) {
            svg.text(
                    x(turn, turns),
                    HEIGHT - BOTTOM + 16,
                    turn == 0 ? "start" : Integer.toString(turn),
                    Anchor.MIDDLE,
                    Ink.BLACK);
        }
        svg.text((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 6, "turn", Anchor.MIDDLE, Ink.BLACK);
    }

    private static void draw(Svg svg, Curve side, Ink ink, int place, int top, int turns) {
        var points = new StringBuilder();
        for (int turn = 0; turn < side.byTurn().size(); turn++) {
            int strength = total(side.byTurn().get(turn).strength());
            points.append(Svg.point(x(turn, turns), y(strength, top)));
        }
        svg.path(points.toString().strip(), ink);
        double legend = LEFT + place * 280.0;
        svg.path((Svg.point(legend, 14) + Svg.point(legend + 36, 14)).strip(), ink);
        svg.text(legend + 42, 18, side.subject().name(), Anchor.START, Ink.BLACK);
    }

    private String description() {
        var told = new ArrayList<String>();
        for (var side : sides) {
            var points = side.byTurn();
            told.add("%s: from %d at the start to %d at the end."
                    .formatted(
                            side.subject().name(),
                            total(points.getFirst().strength()),
                            total(points.getLast().strength())));
        }
        return String.join(" ", told);
    }

    private Sheet figures() {
        var columns = new ArrayList<String>(List.of("Turn"));
        for (var side : sides) {
            columns.add(side.subject().name() + ", " + analysis.terms().troops());
            columns.add(side.subject().name() + ", " + analysis.terms().guns());
        }
        var rows = new ArrayList<List<String>>();
        for (int turn = 0; turn <= turns(); turn++) {
            var row = new ArrayList<String>(List.of(turn == 0 ? "start" : Integer.toString(turn)));
            for (var side : sides) {
                var strength = side.byTurn().get(turn).strength();
                row.add(Integer.toString(strength.troops()));
                row.add(Integer.toString(strength.guns()));
            }
            rows.add(row);
        }
        return new Sheet("Strength on the table at the end of each turn", columns, rows);
    }
}
