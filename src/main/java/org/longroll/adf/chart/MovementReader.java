package org.longroll.adf.chart;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.longroll.adf.chart.MovementChart.GunRout;
import org.longroll.adf.chart.MovementChart.MovementLine;
import org.longroll.adf.chart.MovementChart.MovementTable;
import org.longroll.adf.chart.MovementChart.Parity;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.dice.Dice;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Fraction;
import org.longroll.rules.Grammar;

/** Reads the movement tables. */
final class MovementReader {

    private static final Pattern INCHES = Pattern.compile("(\\d{1,2}) inch(?:es)?");
    private static final Grammar<Dice> DICE = new Grammar<>("dice such as 2D6", Dice.d6(1), MovementReader::dice);
    private static final Grammar<GunRout> GUN_ROUT =
            new Grammar<>("dice, inches or abandoned", new GunRout.Abandoned(), MovementReader::gunRout);

    private final ChartReading cells;

    private MovementReader(ChartReading cells) {
        this.cells = cells;
    }

    static MovementChart read(ChartReading cells) {
        var reader = new MovementReader(cells);
        return new MovementChart(
                reader.infantry(),
                reader.cavalry("cmm-mounted", Pair::first),
                reader.cavalry("cmm-dismounted", Pair::second),
                reader.guns(Pair::first),
                reader.guns(Pair::second),
                ChartReading.forEach(Terrain.class, reader::routedGuns),
                cells.word("movement.guns-lost-on", Parity.class),
                ChartReading.forEach(Quality.class, quality -> reader.shareOfMove("formation-change", quality)),
                ChartReading.forEach(Quality.class, quality -> reader.shareOfMove("limber-or-mount", quality)));
    }

    private Fraction shareOfMove(String path, Quality quality) {
        var share = cells.fraction(path + "." + quality.word());
        cells.expect(share.atMost(Fraction.ONE), path + "." + quality.word(), "is more than a full action");
        return share;
    }

    private MovementTable infantry() {
        var table = "infantry-formations.";
        var formations = new EnumMap<Formation, MovementLine>(Formation.class);
        Stream.of(Formation.values())
                .filter(formation -> formation.belongsTo(Arm.INFANTRY))
                .forEach(formation -> formations.put(formation, infantryLine(table + formation.word())));
        cells.exactly("SR", table + "routed.cmm");
        return new MovementTable(
                formations,
                infantryLine(table + "disorder"),
                infantryLine(table + "disengage"),
                infantryLine(table + "shaken"),
                routed(table));
    }

    private MovementLine infantryLine(String row) {
        var inches = new EnumMap<Terrain, Integer>(Terrain.class);
        for (var terrain : Terrain.values()) {
            cells.betweenOr("NA", 0, 999, row + "." + terrain.word()).ifPresent(each -> inches.put(terrain, each));
        }
        return new MovementLine(cells.read(row + ".cmm", ModifierReader.SIGNED), inches);
    }

    private MovementTable cavalry(String cmm, ToIntFunction<Pair> side) {
        var table = "cavalry-formations.";
        var formations = new EnumMap<Formation, MovementLine>(Formation.class);
        Stream.of(Formation.values())
                .filter(formation -> formation.belongsTo(Arm.CAVALRY))
                .forEach(formation -> formations.put(formation, cavalryLine(table + formation.word(), cmm, side)));
        cells.exactly("SR", table + "routed." + cmm);
        var disorder = cavalryLine(table + "disorder", cmm, side);
        return new MovementTable(
                formations,
                disorder,
                times(cells.between(1, 9, "movement.cavalry-disengage"), disorder),
                cavalryLine(table + "shaken", cmm, side),
                routed(table));
    }

    private MovementLine cavalryLine(String row, String cmm, ToIntFunction<Pair> side) {
        var inches = new EnumMap<Terrain, Integer>(Terrain.class);
        for (var terrain : Terrain.values()) {
            cells.read(row + "." + terrain.word(), Pair.PRINTED.or("NA"))
                    .ifPresent(pair -> inches.put(terrain, side.applyAsInt(pair)));
        }
        return new MovementLine(cells.read(row + "." + cmm, ModifierReader.SIGNED), inches);
    }

    private static MovementLine times(int factor, MovementLine line) {
        var inches = new EnumMap<>(line.inches());
        inches.replaceAll((terrain, each) -> each * factor);
        return new MovementLine(line.cmm(), inches);
    }

    private Map<Terrain, Dice> routed(String table) {
        return ChartReading.forEach(Terrain.class, terrain -> cells.read(table + "routed." + terrain.word(), DICE));
    }

    private Map<Gun, MovementLine> guns(ToIntFunction<Pair> side) {
        return ChartReading.forEach(
                Gun.class,
                gun -> new MovementLine(
                        0, ChartReading.forEach(Terrain.class, terrain -> side.applyAsInt(gunCell(gun, terrain)))));
    }

    private Pair gunCell(Gun gun, Terrain terrain) {
        return cells.read("gun-movement." + gun.word() + "." + terrain.word(), Pair.PRINTED);
    }

    private GunRout routedGuns(Terrain terrain) {
        return cells.read("gun-movement.routed." + terrain.word(), GUN_ROUT);
    }

    private static Optional<GunRout> gunRout(String text) {
        if (text.equals("abandoned")) {
            return Optional.of(new GunRout.Abandoned());
        }
        var inches = INCHES.matcher(text);
        return inches.matches()
                ? Optional.of(new GunRout.Inches(Integer.parseInt(inches.group(1))))
                : dice(text).map(GunRout.Rolled::new);
    }

    private static Optional<Dice> dice(String text) {
        return text.matches("[1-9]D6") ? Optional.of(Dice.d6(text.charAt(0) - '0')) : Optional.empty();
    }
}
