package org.longroll.rff.chart;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import org.longroll.rules.Grammar;
import org.longroll.rules.Word;

/** Reads the movement rates and the lists of maneuvers. */
record MovementReader(ChartReading cells) {

    private static final Pattern RATES = Pattern.compile("(\\d{1,2})(?:/(\\d{1,2}))?");
    private static final Grammar<Optional<Inches>> INCHES =
            new Grammar<>("inches such as 12/16 or 16", new Inches(1, 1), MovementReader::inches).or("-");
    private static final Grammar<Haul> HAUL =
            new Grammar<>("full, none or inches", new Haul.None(), MovementReader::haul);
    private static final Grammar<Set<Formation>> FORMATIONS =
            new Grammar<>("formations, or any", Set.of(), MovementReader::formations);

    static MovementChart read(ChartReading cells) {
        var reader = new MovementReader(cells);
        return new MovementChart(
                cells.lines(RateLine.class, "movement-rates", reader::rates),
                cells.lines(TroopManeuver.class, "troop-maneuvers", reader::troops),
                cells.lines(GunManeuver.class, "gun-maneuvers", reader::guns),
                cells.share("maneuver.half-move"),
                cells.yes("maneuver.well-handled-includes-tardy"));
    }

    private Map<Ground, Optional<Inches>> rates(String row) {
        return cells.lines(Ground.class, ground -> {
            var path = row + "." + ground.word();
            var inches = cells.read(path, INCHES);
            inches.ifPresent(each -> {
                cells.expect(each.full() > 0, path, "must be above 0");
                cells.expect(each.full() <= each.doubleQuick(), path, "is slower at the double quick");
            });
            cells.expect(inches.isPresent() || ground == Ground.ROAD, path, "only the road may be without a rate");
            return inches;
        });
    }

    private static Optional<Inches> inches(String text) {
        var printed = RATES.matcher(text);
        if (!printed.matches()) {
            return Optional.empty();
        }
        int full = Integer.parseInt(printed.group(1));
        return Optional.of(new Inches(full, printed.group(2) == null ? full : Integer.parseInt(printed.group(2))));
    }

    private TroopLine troops(String row) {
        return new TroopLine(
                cells.word(row + ".well-handled", Performance.class),
                cells.word(row + ".tardy", Performance.class),
                cells.word(row + ".hasty", Performance.class),
                cells.read(row + ".tardy-into", FORMATIONS),
                cells.word(row + ".disorders", Disorders.class));
    }

    /** Several formations in one cell; empty for {@code any}. */
    private static Optional<Set<Formation>> formations(String text) {
        if (text.equals("any")) {
            return Optional.of(Set.of());
        }
        var words = Stream.of(text.split(" "))
                .map(word -> Word.find(Formation.class, word))
                .toList();
        return words.stream().allMatch(Optional::isPresent)
                ? Optional.of(words.stream().map(Optional::orElseThrow).collect(Collectors.toUnmodifiableSet()))
                : Optional.empty();
    }

    private GunLine guns(String row) {
        return new GunLine(
                cells.yes(row + ".well-handled"),
                cells.yes(row + ".tardy"),
                cells.read(row + ".move", HAUL),
                cells.word(row + ".from", FromFormation.class),
                cells.word(row + ".silenced-guns", SilencedGuns.class));
    }

    private static Optional<Haul> haul(String text) {
        return switch (text) {
            case "full" -> Optional.of(new Haul.Full());
            case "none" -> Optional.of(new Haul.None());
            default -> Grammar.whole(text).filter(inches -> inches > 0).map(Haul.ByHand::new);
        };
    }
}
