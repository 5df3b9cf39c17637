package org.longroll.adf.chart;

import java.util.Set;
import org.longroll.rules.Chart;
import org.longroll.rules.ChartReading;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Word;

/** The chart of one edition of Across A Deadly Field; {@code words} are those that it has lines for. */
public record AdfChart(
        Chart source,
        FireChart fire,
        MoraleChart morale,
        MovementChart movement,
        ChargeChart charge,
        ImpactChart impact,
        FieldChart field,
        Set<Word> words) {

    /** Reads and checks a whole chart; throws {@link ChartRefused} with every problem found. */
    public static AdfChart read(Chart chart) {
        var cells = new ChartReading(chart);
        return new AdfChart(
                chart,
                FireReader.read(cells),
                MoraleReader.read(cells),
                MovementReader.read(cells),
                ChargeReader.charge(cells),
                ChargeReader.impact(cells),
                FieldReader.read(cells),
                cells.finish());
    }
}
