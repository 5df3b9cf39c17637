package org.longroll.rff.chart;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.longroll.rff.chart.FieldChart.Actor;
import org.longroll.rff.chart.FieldChart.LeaderEffect;
import org.longroll.rff.chart.FieldChart.LeaderFate;
import org.longroll.rff.chart.FieldChart.LeaderLine;
import org.longroll.rff.chart.FieldChart.Phase;
import org.longroll.rff.chart.FieldChart.Scales;
import org.longroll.rff.chart.FieldChart.Sight;
import org.longroll.rff.chart.FieldChart.StepLine;
import org.longroll.rff.chart.FieldChart.TurnStep;
import org.longroll.rules.ChartReading;

/** Reads everything outside the large tables. */
record FieldReader(ChartReading cells) {

    static FieldChart read(ChartReading cells) {
        var reader = new FieldReader(cells);
        int sides = cells.between(2, 100, "die.sides");
        return new FieldChart(
                reader.leaders(sides),
                cells.lines(Sight.class, "command-radius", reader::radius),
                cells.lines(TurnStep.class, "turn-sequence", reader::step),
                reader.scales(),
                sides,
                cells.between(1, sides, "die.zero-reads"),
                cells.between(1, 99, "close-range-inches"),
                cells.between(1, 99, "canister-inches"));
    }

    /** Every face of the die must have exactly one line. */
    private Map<LeaderFate, LeaderLine> leaders(int sides) {
        var dice = new LinkedHashMap<String, Span>();
        var lines = cells.lines(LeaderFate.class, "fallen-leader", row -> {
            var line = new LeaderLine(
                    cells.read(row + ".die", Span.PRINTED), cells.word(row + ".effect", LeaderEffect.class));
            dice.put(row + ".die", line.die());
            return line;
        });
        Span.falling(cells, dice, "fallen-leader", sides, 1);
        return lines;
    }

    /** Inches, or {@code contiguous}: without limit along a line of march without gaps. */
    private OptionalInt radius(String row) {
        return cells.betweenOr("contiguous", 0, 99, row + ".inches");
    }

    private StepLine step(String row) {
        return new StepLine(
                cells.word(row + ".phase", Phase.class),
                cells.word(row + ".by", Actor.class),
                cells.yes(row + ".repeated"));
    }

    private Scales scales() {
        return new Scales(
                cells.between(1, 999, "scales.men-per-troop-stand"),
                cells.between(1, 99, "scales.guns-per-gun-stand"),
                cells.between(1, 999, "scales.yards-per-inch"),
                cells.between(1, 999, "scales.minutes-per-turn.from"),
                cells.between(1, 999, "scales.minutes-per-turn.to"));
    }
}
