package org.longroll.adf.chart;

import java.util.List;
import org.longroll.adf.chart.ChargeChart.DisorderPoint;
import org.longroll.adf.chart.ImpactChart.ImpactLine;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Fraction.Rounding;
import org.longroll.rules.Grammar;

/** Reads what the chart prints about charges and their impact. */
final class ChargeReader {

    private static final int GREATEST_MARGIN = 60;

    private ChargeReader() {}

    static ChargeChart charge(ChartReading cells) {
        return new ChargeChart(
                cells.fraction("charge.bonus"),
                cells.lines(Quality.class, "charge.disorder-point", path -> cells.word(path, DisorderPoint.class)),
                cells.fraction("charge.check-at-inches"));
    }

    static ImpactChart impact(ChartReading cells) {
        var results = results(cells);
        return new ImpactChart(
                results,
                cells.between(1, 9, "impact.dice"),
                cells.lines(Arm.class, "impact.value", cells::fraction),
                cells.word("impact.value-rounding", Rounding.class),
                cells.read("impact.artillery-cmm", ModifierReader.SIGNED),
                new ImpactChart.Relief(
                        cells.between(0, 9, "impact.losing-attacker.inches-less"),
                        cells.between(0, 9, "impact.losing-attacker.figures-less"),
                        printedLevel(cells, results, "impact.losing-attacker.worst")),
                cells.fraction("impact.stop-short-inches"),
                cells.yes("impact.stop-short-volley"),
                cells.word("impact.good-order-becomes", Morale.class),
                cells.between(0, 9, "impact.follow-inches-less"),
                cells.word("impact.routed-in-contact", Morale.class));
    }

    /** The relief must name a level of one of the result lines. */
    private static Morale printedLevel(ChartReading cells, List<ImpactLine> results, String path) {
        var level = cells.word(path, Morale.class);
        boolean printed = results.stream()
                .anyMatch(line -> line.level().filter(level::equals).isPresent());
        cells.expect(printed && level.inPlay(), path, "is not a level of the impact results");
        return level;
    }

    private static List<ImpactLine> results(ChartReading cells) {
        var lines = cells.printed(ImpactResult.class).stream()
                .map(each -> line(cells, each))
                .toList();
        for (int margin = 0; margin <= GREATEST_MARGIN; margin++) {
            int each = margin;
            var holding = lines.stream().filter(line -> line.holds(each)).toList();
            var at = holding.isEmpty()
                    ? ImpactResult.SURRENDERED
                    : holding.getLast().result();
            cells.expect(
                    holding.size() == 1,
                    "impact-results." + at.word() + ".from",
                    "a margin of " + margin + " is read in " + holding.size() + " lines");
        }
        return lines;
    }

    private static ImpactLine line(ChartReading cells, ImpactResult result) {
        var row = "impact-results." + result.word();
        return new ImpactLine(
                result,
                cells.between(0, GREATEST_MARGIN, row + ".from"),
                cells.betweenOr("", 0, 999, row + ".to"),
                cells.read(row + ".falls-back", Grammar.either("margin", "no")),
                cells.betweenOr("all", 0, 999, row + ".figures-lost"),
                cells.read(row + ".level", Grammar.oneOf(Morale.class).or("same")));
    }
}
