package org.longroll.adf.chart;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import org.longroll.adf.chart.MovementChart.GunRout;
import org.longroll.adf.chart.MovementChart.MovementLine;
import org.longroll.adf.chart.MovementChart.MovementTable;
import org.longroll.adf.chart.MovementChart.Parity;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.dice.Dice;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Fraction;
import org.longroll.rules.Grammar;

record MovementReader(ChartReading cells) {

    private static final Pattern INCHES = Pattern.compile("(\\d{1,2}) inch(?:es)?");
    private static final Grammar<Dice> DICE = new Grammar<>("dice such as 2D6", Dice.d6(1), MovementReader::dice);
    private static final Grammar<GunRout> GUN_ROUT =
            new Grammar<>("dice, inches or abandoned", new GunRout.Abandoned(), MovementReader::gunRout);

    static MovementChart read(ChartReading cells) {
        var reader = new MovementReader(cells);
        return new MovementChart(
                reader.infantry(),
                reader.cavalry("cmm-mounted", Pair::first),
                reader.cavalry("cmm-dismounted", Pair::second),
                reader.guns(Pair::first),
                reader.guns(Pair::second),
                cells.lines(Terrain.class, "gun-movement.routed", path -> cells.read(path, GUN_ROUT)),
                cells.word("movement.guns-lost-on", Parity.class),
                cells.lines(Quality.class, "formation-change", reader::shareOfMove),
                cells.lines(Quality.class, "limber-or-mount", reader::shareOfMove));
    }

    private Fraction shareOfMove(String path) {
        var share = cells.fraction(path);
        cells.expect(share.atMost(Fraction.ONE), path, "is more than a full action");
        return share;
    }

    private MovementTable infantry() {
        return table(Arm.INFANTRY, "cmm", path -> cells.betweenOr("NA", 0, 999, path));
    }

    private MovementTable cavalry(String cmm, ToIntFunction<Pair> side) {
        return table(Arm.CAVALRY, cmm, path -> cells.read(path, Pair.PRINTED.or("NA")).stream()
                .mapToInt(side)
                .findFirst());
    }

    /** Horse disengages at a multiple of its line for disorder, foot by its own line. */
    private MovementTable table(Arm arm, String cmm, Function<String, OptionalInt> inches) {
        var table = arm.word() + "-formations.";
        Function<String, MovementLine> line = row -> line(table + row + ".", cmm, inches);
        var formations = new EnumMap<Formation, MovementLine>(Formation.class);
        cells.printed(Formation.class).stream()
                .filter(formation -> formation.belongsTo(arm))
                .forEach(formation -> formations.put(formation, line.apply(formation.word())));
        cells.exactly("SR", table + "routed." + cmm);
        var disorder = line.apply("disorder");
        return new MovementTable(
                formations,
                disorder,
                arm == Arm.CAVALRY
                        ? times(cells.between(1, 9, "movement.cavalry-disengage"), disorder)
                        : line.apply("disengage"),
                line.apply("shaken"),
                cells.lines(Terrain.class, table + "routed", path -> cells.read(path, DICE)));
    }

    private MovementLine line(String row, String cmm, Function<String, OptionalInt> inches) {
        var allowed = new EnumMap<Terrain, Integer>(Terrain.class);
        cells.printed(Terrain.class)
                .forEach(terrain -> inches.apply(row + terrain.word()).ifPresent(each -> allowed.put(terrain, each)));
        return new MovementLine(cells.read(row + cmm, ModifierReader.SIGNED), allowed);
    }

    private static MovementLine times(int factor, MovementLine line) {
        var inches = new EnumMap<>(line.inches());
        inches.replaceAll((terrain, each) -> each * factor);
        return new MovementLine(line.cmm(), inches);
    }

    private Map<Gun, MovementLine> guns(ToIntFunction<Pair> side) {
        return cells.lines(
                Gun.class,
                "gun-movement",
                row -> new MovementLine(
                        0, cells.lines(Terrain.class, row, path -> side.applyAsInt(cells.read(path, Pair.PRINTED)))));
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
