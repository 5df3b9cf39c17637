package org.longroll.rff.chart;

import org.longroll.rules.Chart;
import org.longroll.rules.ChartReading;
import org.longroll.rules.ChartRefused;

/** Regimental Fire and Fury: everything that the engine knows about it. */
public record RffChart(
        Chart source,
        ManeuverChart maneuver,
        MovementChart movement,
        FireChart fire,
        ChargeChart charge,
        FieldChart field) {

    /** Reads and checks a whole chart; throws {@link ChartRefused} with every problem found. */
    public static RffChart read(Chart chart) {
        var cells = new ChartReading(chart);
        var read = new RffChart(
                chart,
                ManeuverReader.read(cells),
                MovementReader.read(cells),
                FireReader.read(cells),
                ChargeReader.read(cells),
                FieldReader.read(cells));
        cells.finish();
        return read;
    }
}
