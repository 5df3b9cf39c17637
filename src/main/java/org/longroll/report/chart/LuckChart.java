package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Fortune;
import org.longroll.analysis.Luck.TurnOfFortune;
import org.longroll.analysis.RollLuck;
import org.longroll.battle.Side;
import org.longroll.report.Chart;
import org.longroll.report.Sheet;
import org.longroll.report.chart.Svg.Anchor;
import org.longroll.report.story.Names;

/** The luck of the first side in each turn, as bars around zero; the second side has the opposite luck. */
public final class LuckChart {

    private static final int WIDTH = 640;
    private static final int ROW = 24;
    private static final int TOP = 40;
    private static final int MIDDLE = 340;
    private static final int REACH = 230;

    /** Luck beyond three standard deviations is drawn as three; the figure beside the bar is exact. */
    private static final double MOST = 3;

    private final Analysis analysis;
    private final Names names;

    public LuckChart(Analysis analysis, Names names) {
        this.analysis = analysis;
        this.names = names;
    }

    /** One chart, or none if there were no dice. */
    public List<Chart> charts() {
        if (analysis.sides().size() < 2) {
            return List.of();
        }
        var first = analysis.sides().getFirst();
        var turns = analysis.luck().byTurn().stream()
                .filter(turn -> turn.fortune().subject().id().equals(first.id()))
                .filter(turn -> turn.fortune().rolls() > 0)
                .toList();
        return turns.isEmpty()
                ? List.of()
                : List.of(chart(first, analysis.sides().getLast(), turns));
    }

    private Chart chart(Side first, Side second, List<TurnOfFortune> turns) {
        var title = "Whose luck it was, turn by turn";
        var description = description(first);
        var svg = new Svg("luck", WIDTH, TOP + turns.size() * ROW + 30, title, description);
        svg.text(
                MIDDLE - 8,
                16,
                "← lucky for " + names.side(second.id()),
                Anchor.END,
                Ink.of(1).colour());
        svg.text(
                MIDDLE + 8,
                16,
                "lucky for " + names.side(first.id()) + " →",
                Anchor.START,
                Ink.of(0).colour());
        for (int i = 0; i < turns.size(); i++) {
            draw(svg, turns.get(i), TOP + i * ROW);
        }
        svg.line(MIDDLE, TOP - 10, MIDDLE, TOP + turns.size() * ROW, Ink.BLACK);
        svg.text(
                MIDDLE,
                TOP + turns.size() * ROW + 20,
                "in standard deviations; beyond 2 is rare",
                Anchor.MIDDLE,
                Ink.BLACK);
        return new Chart("luck", title, description, svg.drawn(), List.of(byTurn(first, turns), bySide()));
    }

    private static void draw(Svg svg, TurnOfFortune turn, double y) {
        double z = turn.fortune().z();
        double length = REACH * Math.min(MOST, Math.abs(z)) / MOST;
        var ink = Ink.of(z >= 0 ? 0 : 1);
        svg.box(z >= 0 ? MIDDLE : MIDDLE - length, y, length, ROW - 8.0, ink.colour(), ink.colour());
        svg.text(8, y + 12, "turn " + turn.turn(), Anchor.START, Ink.BLACK);
        svg.text(
                z >= 0 ? MIDDLE + length + 6 : MIDDLE - length - 6,
                y + 12,
                signed(z),
                z >= 0 ? Anchor.START : Anchor.END,
                Ink.BLACK);
    }

    private String description(Side first) {
        return analysis.luck().bySide().stream()
                .filter(fortune -> fortune.subject().id().equals(first.id()))
                .map(Fortune::sentence)
                .findFirst()
                .orElse("");
    }

    private Sheet byTurn(Side first, List<TurnOfFortune> turns) {
        var rows = new ArrayList<List<String>>();
        for (var turn : turns) {
            rows.add(List.of(
                    Integer.toString(turn.turn()),
                    Integer.toString(turn.fortune().rolls()),
                    signed(turn.fortune().z()),
                    percent(turn.fortune().chance())));
        }
        return new Sheet(
                "Luck of %s in each turn".formatted(names.side(first.id())),
                List.of("Turn", "Rolls", "Luck", "As much or more on that side, in 100"),
                rows);
    }

    /** Rolls suffered are left out: they are the rolls that the other side made. */
    private Sheet bySide() {
        var rows = new ArrayList<List<String>>();
        for (var fortune : analysis.luck().bySide()) {
            var made = fortune.measures().stream()
                    .filter(measure -> measure.part() == RollLuck.Part.MADE)
                    .toList();
            for (var measure : made) {
                rows.add(List.of(
                        fortune.subject().name(),
                        measure.kind().word().replace('-', ' '),
                        measure.kind().measures(),
                        "%d of %d".formatted(measure.rolls(), measure.all()),
                        decimal(measure.actual()),
                        decimal(measure.expected()),
                        signed(measure.z())));
            }
        }
        return new Sheet(
                "Luck by kind of roll, of those who rolled; the enemy has the same with the sign turned round",
                List.of(
                        "Side",
                        "Rolls for",
                        "Counted in",
                        "Rolls that chance could decide",
                        "Came to",
                        "Expected",
                        "Luck"),
                rows);
    }

    private static String signed(double z) {
        var told = String.format(Locale.ROOT, "%+.1f", z);
        return told.equals("-0.0") || told.equals("+0.0") ? "0.0" : told;
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String percent(double chance) {
        return Long.toString(Math.round(100 * chance));
    }
}
