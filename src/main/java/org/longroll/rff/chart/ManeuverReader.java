package org.longroll.rff.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ManeuverChart.Handling;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.ManeuverChart.ManeuverEffect;
import org.longroll.rff.chart.ManeuverChart.ManeuverLine;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Grammar;

record ManeuverReader(ChartReading cells) {

    private static final int LINES = 6;

    static ManeuverChart read(ChartReading cells) {
        var reader = new ManeuverReader(cells);
        return new ManeuverChart(
                cells.lines(ManeuverModifier.class, "maneuver-modifiers", row -> cells.between(-9, 9, row + ".value")),
                reader.lines(),
                cells.lines(ManeuverResult.class, "maneuver-effects", reader::effect),
                cells.between(1, 99, "maneuver.outflanked-inches"),
                cells.between(-9, 9, "maneuver.rout.one-more-for-each-under"));
    }

    private List<ManeuverLine> lines() {
        var lines = new ArrayList<ManeuverLine>();
        var inCommand = new LinkedHashMap<String, Span>();
        var outOfCommand = new LinkedHashMap<String, Span>();
        for (int number = 1; number <= LINES; number++) {
            var row = "maneuver-results." + number;
            var line = new ManeuverLine(
                    cells.read(row + ".in-command", Span.PRINTED),
                    cells.read(row + ".out-of-command", Span.PRINTED),
                    checked(row + ".good-order-and-guns"),
                    checked(row + ".disordered-or-broken"));
            inCommand.put(row + ".in-command", line.inCommand());
            outOfCommand.put(row + ".out-of-command", line.outOfCommand());
            lines.add(line);
        }
        Span.falling(cells, inCommand, "maneuver-results");
        Span.falling(cells, outOfCommand, "maneuver-results");
        return lines;
    }

    private ManeuverResult checked(String path) {
        var result = cells.printedWord(path, ManeuverResult.class);
        cells.expect(result != ManeuverResult.HASTY, path, "a hasty maneuver comes without a check");
        return result;
    }

    private ManeuverEffect effect(String row) {
        return new ManeuverEffect(
                cells.word(row + ".maneuvers", Handling.class),
                cells.word(row + ".rate", Rate.class),
                cells.read(row + ".troops-after", Grammar.oneOf(Order.class).or("same")),
                cells.word(row + ".troops-retreat", Retreat.class),
                cells.read(row + ".guns-after", Grammar.oneOf(GunState.class).or("same")),
                cells.word(row + ".guns-retreat", Retreat.class),
                cells.yes(row + ".fixed-guns-lost"),
                cells.word(row + ".holds", Holding.class),
                cells.between(0, 9, row + ".stands-lost"));
    }
}
