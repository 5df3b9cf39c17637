package org.longroll.rff.chart;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.longroll.rff.chart.ChargeChart.Advance;
import org.longroll.rff.chart.ChargeChart.BrokenIf;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeChart.Loser;
import org.longroll.rff.chart.ChargeChart.LoserLine;
import org.longroll.rff.chart.ChargeChart.Recall;
import org.longroll.rff.chart.ChargeChart.ResultLine;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ChargeChart.WinnerLine;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Fraction;
import org.longroll.rules.Grammar;

record ChargeReader(ChartReading cells) {

    private static final List<ChargeModifier> OUTNUMBERED = List.of(
            ChargeModifier.OUTNUMBERED_3_TO_2, ChargeModifier.OUTNUMBERED_2_TO_1, ChargeModifier.OUTNUMBERED_3_TO_1);

    static ChargeChart read(ChartReading cells) {
        var reader = new ChargeReader(cells);
        return new ChargeChart(
                cells.lines(ChargeModifier.class, "charge-modifiers", row -> cells.between(-9, 9, row + ".value")),
                reader.outnumbered(),
                reader.results(),
                cells.lines(ChargeResult.class, "charge-losers", reader::loser),
                reader.winners(),
                cells.between(0, 99, "charge.retreat-inches"),
                cells.share("charge.breakthrough"),
                cells.share("charge.recall"),
                cells.yes("charge.outflanked-over-fortified"));
    }

    private Map<ChargeModifier, Fraction> outnumbered() {
        var odds = new EnumMap<ChargeModifier, Fraction>(ChargeModifier.class);
        var printed = cells.printed(ChargeModifier.class);
        printed.retainAll(OUTNUMBERED);
        var before = Fraction.ONE;
        for (var line : printed) {
            var path = "charge.outnumbered." + line.word().substring("outnumbered-".length());
            var ratio = cells.positive(path);
            cells.expect(before.compareTo(ratio) < 0, path, "must be more than the odds before it");
            odds.put(line, ratio);
            before = ratio;
        }
        return odds;
    }

    private Map<ChargeResult, ResultLine> results() {
        var differences = new LinkedHashMap<String, Span>();
        var lines = cells.lines(ChargeResult.class, result -> {
            var row = "charge-results." + result.word();
            var line = new ResultLine(
                    cells.read(row + ".difference", Span.PRINTED), cells.word(row + ".loser", Loser.class));
            differences.put(row + ".difference", line.difference());
            boolean fits = (line.loser() == Loser.BOTH) == (result == ChargeResult.DESPERATE_STRUGGLE);
            cells.expect(fits, row + ".loser", "both lose in a desperate struggle, and nowhere else");
            return line;
        });
        Span.falling(cells, differences, "charge-results");
        return lines;
    }

    private LoserLine loser(String row) {
        return new LoserLine(
                cells.between(0, 9, row + ".stands-lost"),
                cells.between(0, 9, row + ".stands-lost-if-disordered"),
                cells.between(0, 9, row + ".gun-stands-lost"),
                cells.between(0, 9, row + ".gun-stands-damaged"),
                cells.betweenOr("none", 0, 99, row + ".one-more-for-each-over"),
                cells.word(row + ".troops-after", Order.class),
                cells.word(row + ".guns-after", GunState.class),
                cells.word(row + ".retreat", Retreat.class),
                cells.word(row + ".guns-retreat", Retreat.class),
                cells.word(row + ".broken-if", BrokenIf.class),
                cells.between(0, 9, row + ".stands-lost-then"),
                cells.yes(row + ".holds-if-fortified"),
                cells.word(row + ".cavalry-recall", Recall.class),
                cells.yes(row + ".leader-check"));
    }

    /** A desperate struggle has no winner. */
    private Map<ChargeResult, WinnerLine> winners() {
        var winners = new EnumMap<ChargeResult, WinnerLine>(ChargeResult.class);
        for (var result : cells.printed(ChargeResult.class)) {
            if (result != ChargeResult.DESPERATE_STRUGGLE) {
                winners.put(result, winner(result));
            }
        }
        return winners;
    }

    private WinnerLine winner(ChargeResult result) {
        var row = "charge-winners." + result.word();
        return new WinnerLine(
                cells.word(row + ".first-combat", Advance.class),
                cells.word(row + ".second-combat", Advance.class),
                cells.word(row + ".cavalry-first-combat", Advance.class),
                cells.read(
                        row + ".countercharging-cavalry",
                        Grammar.oneOf(Advance.class).or("-")),
                cells.read(row + ".if-loser-holds", Grammar.oneOf(Advance.class).or("-")),
                cells.yes(row + ".disordered-by-ground"),
                cells.yes(row + ".disordered-if-cavalry"),
                cells.yes(row + ".disordered-by-second-combat"));
    }
}
