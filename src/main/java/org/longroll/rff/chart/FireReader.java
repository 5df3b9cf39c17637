package org.longroll.rff.chart;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.longroll.rff.chart.FireChart.ChargeFate;
import org.longroll.rff.chart.FireChart.FireEffect;
import org.longroll.rff.chart.FireChart.FireLine;
import org.longroll.rff.chart.FireChart.FireModifier;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.FireChart.Meaning;
import org.longroll.rff.chart.FireChart.PointsLine;
import org.longroll.rff.chart.FireChart.PointsStep;
import org.longroll.rff.chart.FireChart.Procedure;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Fraction;
import org.longroll.rules.Fraction.Rounding;
import org.longroll.rules.Grammar;

record FireReader(ChartReading cells) {

    private static final List<Integer> MUSKETRY_INCHES = List.of(4, 8, 12, 16);
    private static final List<Integer> CANNONADE_INCHES = List.of(4, 12, 36, 48, 60, 72);
    private static final int STEPS = 9;
    private static final Grammar<Optional<Fraction>> POINTS =
            new Grammar<>("points", Fraction.ONE, Fraction::parse).or("-");

    static FireChart read(ChartReading cells) {
        var reader = new FireReader(cells);
        return new FireChart(
                cells.lines(SmallArm.class, "musketry-points", row -> reader.points(row, MUSKETRY_INCHES)),
                cells.lines(Gun.class, "cannonade-points", row -> reader.points(row, CANNONADE_INCHES)),
                reader.steps(),
                cells.lines(FireModifier.class, "fire-modifiers", row -> cells.between(-9, 9, row + ".value")),
                cells.lines(FireLine.class, "fire-results", reader::meaning),
                cells.lines(Quality.class, reader::results),
                cells.lines(FireResult.class, "fire-effects", reader::effect),
                reader.procedure());
    }

    private PointsLine points(String row, List<Integer> columns) {
        var points = new TreeMap<Integer, Fraction>();
        for (int inches : columns) {
            var path = row + "." + inches;
            var cell = cells.read(path, POINTS);
            cells.expect(
                    cell.isPresent() || inches != columns.getFirst(), path, "every weapon has points at close range");
            boolean joins = points.size() == columns.indexOf(inches);
            cells.expect(cell.isEmpty() || joins, path, "stands beyond a range without points");
            cell.ifPresent(value -> {
                cells.expect(value.compareTo(Fraction.ZERO) > 0, path, "must be above 0");
                boolean falls =
                        points.isEmpty() || value.atMost(points.lastEntry().getValue());
                cells.expect(falls, path, "is more than at the range before it");
                points.put(inches, value);
            });
        }
        return new PointsLine(points);
    }

    private List<PointsStep> steps() {
        var steps = new ArrayList<PointsStep>();
        long next = 1;
        for (int line = 1; line <= STEPS; line++) {
            var row = "fire-points." + line;
            var points = cells.read(row + ".points", Span.PRINTED);
            int modifier = cells.between(-9, 9, row + ".modifier");
            cells.expect(
                    points.from() == next, row + ".points", "leaves a hole above the line before it, or overlaps it");
            boolean rises = steps.isEmpty() || modifier >= steps.getLast().modifier();
            cells.expect(rises, row + ".modifier", "is less than on the line before it");
            next = points.to() + 1L;
            steps.add(new PointsStep(points, modifier));
        }
        cells.expect(next > Integer.MAX_VALUE, "fire-points." + STEPS + ".points", "must end in “or more”");
        return steps;
    }

    private Meaning meaning(String row) {
        return new Meaning(
                cells.printedWord(row + ".result", FireResult.class), cells.word(row + ".charge", ChargeFate.class));
    }

    private Map<FireLine, Span> results(Quality quality) {
        var spans = new EnumMap<FireLine, Span>(FireLine.class);
        var printed = new LinkedHashMap<String, Span>();
        for (var line : cells.printed(FireLine.class)) {
            var path = "fire-results." + line.word() + "." + quality.word();
            cells.read(path, Span.PRINTED.or("-")).ifPresent(span -> {
                spans.put(line, span);
                printed.put(path, span);
            });
        }
        Span.falling(cells, printed, "fire-results.withering." + quality.word());
        return spans;
    }

    private FireEffect effect(String row) {
        return new FireEffect(
                cells.yes(row + ".by-musketry"),
                cells.read(row + ".troops-after", Grammar.oneOf(Order.class).or("same")),
                cells.between(0, 9, row + ".stands-lost"),
                cells.between(0, 9, row + ".stands-lost-if-disordered"),
                cells.read(row + ".guns-after", Grammar.oneOf(GunState.class).or("same")),
                cells.betweenOr("all", 0, 9, row + ".gun-stands-struck"),
                cells.between(0, 9, row + ".gun-stands-lost"),
                cells.betweenOr("none", 0, 99, row + ".one-more-for-each-over"));
    }

    private Procedure procedure() {
        return new Procedure(
                cells.share("fire.weakened"),
                cells.word("fire.rounding", Rounding.class),
                cells.between(1, 9, "fire.least-points"),
                cells.between(1, 99, "fire.further-points.each"),
                cells.between(0, 9, "fire.further-points.modifier"),
                cells.between(1, 10, "fire.low-on-ammunition.die"),
                cells.share("fire.low-on-ammunition.firing-share"),
                cells.between(1, 10, "fire.fallen-leader-die"),
                cells.between(0, 99, "fire.leader-within-inches"),
                cells.between(0, 99, "fire.massed-target-inches"),
                cells.between(1, 4, "fire.massed-target-steps"),
                cells.between(0, 99, "fire.charge-checked-inches"));
    }
}
