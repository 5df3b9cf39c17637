package org.longroll.rff.chart;

import java.util.Set;
import org.longroll.rules.Chart;
import org.longroll.rules.ChartReading;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Word;

/** The chart of Regimental Fire and Fury; {@code words} are those that it has lines for. */
public record RffChart(
        Chart source,
        ManeuverChart maneuver,
        MovementChart movement,
        FireChart fire,
        ChargeChart charge,
        FieldChart field,
        Set<Word> words) {

    /** Reads and checks a whole chart; throws {@link ChartRefused} with every problem found. */
    public static RffChart read(Chart chart) {
        var cells = new ChartReading(chart);
        return new RffChart(
                chart,
                ManeuverReader.read(cells),
                MovementReader.read(cells),
                FireReader.read(cells),
                ChargeReader.read(cells),
                FieldReader.read(cells),
                cells.finish());
    }
}
