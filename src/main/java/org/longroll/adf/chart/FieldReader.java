package org.longroll.adf.chart;

import java.util.EnumSet;
import java.util.Set;
import org.longroll.adf.chart.FieldChart.Choice;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.rules.ChartReading;

/** Reads the single values outside the tables. */
final class FieldReader {

    private FieldReader() {}

    static FieldChart read(ChartReading cells) {
        return new FieldChart(
                new FieldChart.Leaders(
                        cells.between(1, 6, "leaders.casualty-die"),
                        cells.between(0, 99, "leaders.command-radius"),
                        cells.between(0, 99, "leaders.reaction-radius")),
                cells.lines(Terrain.class, "adjacent", cells::fraction),
                cells.fraction("adjacent.to-leader-at-most"),
                turn(cells),
                scales(cells),
                levels(cells, "reform"),
                levels(cells, "countercharge"),
                cells.word("pursuit-morale", Morale.class),
                new FieldChart.Merging(
                        cells.between(1, 99, "merge.most-figures"), cells.word("merge.morale", Choice.class)));
    }

    private static FieldChart.Turn turn(ChartReading cells) {
        return new FieldChart.Turn(
                cells.yes("turn.leaders-move-first"),
                cells.between(1, 9, "turn.actions"),
                cells.between(0, 9, "turn.reactions"),
                cells.fraction("turn.reaction-to-move-inches"),
                cells.fraction("turn.reaction-to-anything-inches"));
    }

    private static FieldChart.Scales scales(ChartReading cells) {
        return new FieldChart.Scales(
                cells.between(1, 999, "scales.yards-per-inch.from"),
                cells.between(1, 999, "scales.yards-per-inch.to"),
                cells.between(1, 999, "scales.minutes-per-turn"),
                cells.between(1, 999, "scales.men-per-infantry-figure"),
                cells.between(1, 999, "scales.men-per-cavalry-figure"),
                cells.between(1, 9, "scales.sections-per-crew-figure"));
    }

    private static Set<Morale> levels(ChartReading cells, String path) {
        var levels = EnumSet.noneOf(Morale.class);
        for (var level : cells.printed(Morale.class)) {
            if (level.inPlay() && cells.yes(path + "." + level.word())) {
                levels.add(level);
            }
        }
        return levels;
    }
}
