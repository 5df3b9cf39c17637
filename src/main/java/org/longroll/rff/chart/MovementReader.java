package org.longroll.rff.chart;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.MovementChart.Disorders;
import org.longroll.rff.chart.MovementChart.FromFormation;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.MovementChart.GunLine;
import org.longroll.rff.chart.MovementChart.Haul;
import org.longroll.rff.chart.MovementChart.Inches;
import org.longroll.rff.chart.MovementChart.Performance;
import org.longroll.rff.chart.MovementChart.SilencedGuns;
import org.longroll.rff.chart.MovementChart.TroopLine;
import org.longroll.rules.ChartReading;

/** Reads the movement rates and the lists of maneuvers. */
final class MovementReader {

    private static final Pattern INCHES = Pattern.compile("(\\d{1,2})(?:/(\\d{1,2}))?");

    private final RffCells cells;

    private MovementReader(RffCells cells) {
        this.cells = cells;
    }

    static MovementChart read(RffCells cells) {
        var reader = new MovementReader(cells);
        return new MovementChart(
                RffCells.forEach(RateLine.class, reader::rates),
                RffCells.forEach(TroopManeuver.class, reader::troops),
                RffCells.forEach(GunManeuver.class, reader::guns),
                cells.share("maneuver.half-move"),
                cells.yes("maneuver.well-handled-includes-tardy"));
    }

    private Map<Ground, Optional<Inches>> rates(RateLine mover) {
        return RffCells.forEach(Ground.class, ground -> {
            var path = "movement-rates." + mover.word() + "." + ground.word();
            var inches = cells.orDash(path, "inches such as 12/16 or 16", MovementReader::inches);
            inches.ifPresent(each -> {
                cells.expect(each.full() > 0, path, "must be above 0");
                cells.expect(each.full() <= each.doubleQuick(), path, "is slower at the double quick");
            });
            cells.expect(inches.isPresent() || ground == Ground.ROAD, path, "only the road may be without a rate");
            return inches;
        });
    }

    private static Optional<Inches> inches(String text) {
        var printed = INCHES.matcher(text);
        if (!printed.matches()) {
            return Optional.empty();
        }
        int full = Integer.parseInt(printed.group(1));
        return Optional.of(new Inches(full, printed.group(2) == null ? full : Integer.parseInt(printed.group(2))));
    }

    private TroopLine troops(TroopManeuver maneuver) {
        var row = "troop-maneuvers." + maneuver.word();
        return new TroopLine(
                cells.word(row + ".well-handled", Performance.class),
                cells.word(row + ".tardy", Performance.class),
                cells.word(row + ".hasty", Performance.class),
                cells.wordsOrAny(row + ".tardy-into", Formation.class),
                cells.word(row + ".disorders", Disorders.class));
    }

    private GunLine guns(GunManeuver maneuver) {
        var row = "gun-maneuvers." + maneuver.word();
        return new GunLine(
                cells.yes(row + ".well-handled"),
                cells.yes(row + ".tardy"),
                cells.read(row + ".move", "full, none or inches", new Haul.None(), MovementReader::haul),
                cells.word(row + ".from", FromFormation.class),
                cells.word(row + ".silenced-guns", SilencedGuns.class));
    }

    private static Optional<Haul> haul(String text) {
        return switch (text) {
            case "full" -> Optional.of(new Haul.Full());
            case "none" -> Optional.of(new Haul.None());
            default ->
                ChartReading.parseWhole(text).filter(inches -> inches > 0).map(Haul.ByHand::new);
        };
    }
}
