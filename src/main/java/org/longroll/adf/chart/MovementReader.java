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
import org.longroll.rules.Fraction;

/** Reads the movement tables. */
final class MovementReader {

    private static final Pattern INCHES = Pattern.compile("(\\d{1,2}) inch(?:es)?");

    private final AdfCells cells;

    private MovementReader(AdfCells cells) {
        this.cells = cells;
    }

    static MovementChart read(AdfCells cells) {
        var reader = new MovementReader(cells);
        return new MovementChart(
                reader.infantry(),
                reader.cavalry("cmm-mounted", AdfCells.Pair::first),
                reader.cavalry("cmm-dismounted", AdfCells.Pair::second),
                reader.guns(AdfCells.Pair::first),
                reader.guns(AdfCells.Pair::second),
                AdfCells.forEach(Terrain.class, reader::routedGuns),
                cells.word("movement.guns-lost-on", Parity.class),
                AdfCells.forEach(Quality.class, quality -> reader.shareOfMove("formation-change", quality)),
                AdfCells.forEach(Quality.class, quality -> reader.shareOfMove("limber-or-mount", quality)));
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
            cells.inchesOrNotAllowed(row + "." + terrain.word()).ifPresent(each -> inches.put(terrain, each));
        }
        return new MovementLine(cells.signed(row + ".cmm"), inches);
    }

    private MovementTable cavalry(String cmm, ToIntFunction<AdfCells.Pair> side) {
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

    private MovementLine cavalryLine(String row, String cmm, ToIntFunction<AdfCells.Pair> side) {
        var inches = new EnumMap<Terrain, Integer>(Terrain.class);
        for (var terrain : Terrain.values()) {
            cells.pairOrNotAllowed(row + "." + terrain.word())
                    .ifPresent(pair -> inches.put(terrain, side.applyAsInt(pair)));
        }
        return new MovementLine(cells.signed(row + "." + cmm), inches);
    }

    private static MovementLine times(int factor, MovementLine line) {
        var inches = new EnumMap<>(line.inches());
        inches.replaceAll((terrain, each) -> each * factor);
        return new MovementLine(line.cmm(), inches);
    }

    private Map<Terrain, Dice> routed(String table) {
        return AdfCells.forEach(Terrain.class, terrain -> cells.dice(table + "routed." + terrain.word()));
    }

    private Map<Gun, MovementLine> guns(ToIntFunction<AdfCells.Pair> side) {
        return AdfCells.forEach(
                Gun.class,
                gun -> new MovementLine(
                        0, AdfCells.forEach(Terrain.class, terrain -> side.applyAsInt(gunCell(gun, terrain)))));
    }

    private AdfCells.Pair gunCell(Gun gun, Terrain terrain) {
        return cells.pair("gun-movement." + gun.word() + "." + terrain.word());
    }

    private GunRout routedGuns(Terrain terrain) {
        return cells.read(
                "gun-movement.routed." + terrain.word(),
                "dice, inches or abandoned",
                new GunRout.Abandoned(),
                MovementReader::gunRout);
    }

    private static Optional<GunRout> gunRout(String text) {
        if (text.equals("abandoned")) {
            return Optional.of(new GunRout.Abandoned());
        }
        var inches = INCHES.matcher(text);
        return inches.matches()
                ? Optional.of(new GunRout.Inches(Integer.parseInt(inches.group(1))))
                : AdfCells.parseDice(text).map(GunRout.Rolled::new);
    }
}
