package org.longroll.adf.chart;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.longroll.adf.chart.FireChart.Bands;
import org.longroll.adf.chart.FireChart.CombinedLimit;
import org.longroll.adf.chart.FireChart.FireEffect;
import org.longroll.adf.chart.FireChart.FirerState;
import org.longroll.adf.chart.FireChart.MountedFire;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.FireChart.Weakening;
import org.longroll.adf.chart.GunLine.Bore;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Fraction.Rounding;
import org.longroll.rules.Grammar;
import org.longroll.rules.Word;

/** Reads the fire tables. */
final class FireReader {

    private static final List<Integer> COLUMNS =
            List.of(9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 28, 30, 32);

    private final ChartReading cells;

    private FireReader(ChartReading cells) {
        this.cells = cells;
    }

    static FireChart read(ChartReading cells) {
        var reader = new FireReader(cells);
        return new FireChart(
                cells.lines(SmallArm.class, reader::smallArm),
                reader.guns(),
                cells.lines(Arm.class, reader::results),
                cells.lines(FireResult.class, reader::effect),
                ModifierReader.lines(cells, "fire-modifiers", TargetModifier.class),
                cells.lines(FirerModifier.class, reader::firer),
                reader.procedure());
    }

    private SmallArmLine smallArm(SmallArm weapon) {
        return switch (weapon.arm()) {
            case INFANTRY -> {
                var row = "infantry-weapons." + weapon.word();
                yield new SmallArmLine(
                        cells.positive(row + ".range"), firepower(row), cells.yes(row + ".smoothbore"), false);
            }
            case CAVALRY -> {
                var row = "cavalry-weapons." + weapon.word();
                yield new SmallArmLine(
                        cells.positive(row + ".range"), firepower(row), false, cells.yes(row + ".point-blank-only"));
            }
            case ARTILLERY -> throw new IllegalArgumentException(weapon + " is no small arm");
        };
    }

    /** Never less for more figures. */
    private List<Integer> firepower(String row) {
        var figures = IntStream.rangeClosed(SmallArmLine.FEWEST, SmallArmLine.MOST)
                .mapToObj(column -> cells.between(0, 99, row + "." + column))
                .toList();
        for (int i = 1; i < figures.size(); i++) {
            cells.expect(
                    figures.get(i) >= figures.get(i - 1),
                    row + "." + (SmallArmLine.FEWEST + i),
                    "is less than the cell before it");
        }
        return figures;
    }

    private Map<Gun, GunLine> guns() {
        for (var column : List.of("bore", "range", "1", "2", "3")) {
            cells.exactly("none", "guns.routed." + column);
        }
        return cells.lines(Gun.class, this::gun);
    }

    private GunLine gun(Gun gun) {
        var row = "guns." + gun.word();
        var printed = IntStream.rangeClosed(1, GunLine.MOST)
                .mapToObj(sections -> cells.read(row + "." + sections, Pair.PRINTED))
                .toList();
        for (int i = 1; i < printed.size(); i++) {
            boolean rises = printed.get(i).first() >= printed.get(i - 1).first()
                    && printed.get(i).second() >= printed.get(i - 1).second();
            cells.expect(rises, row + "." + (i + 1), "is less than the cell before it");
        }
        return new GunLine(
                cells.printedWord(row + ".bore", Bore.class),
                cells.between(1, 99, row + ".range"),
                printed.stream().map(Pair::first).toList(),
                printed.stream().map(Pair::second).toList());
    }

    /** Each cell is empty or a result that has a line of effects. Empty ones stand at the left only: after the first result there is no hole, and results never get milder. */
    private ResultsRow results(Arm firer) {
        var row = new TreeMap<Integer, FireResult>();
        var known = cells.printed(FireResult.class);
        var before = FireResult.NONE;
        for (int column : COLUMNS) {
            var path = "fire-results." + firer.word() + "." + column;
            var result = cells.read(
                    path,
                    new Grammar<>(
                            "a fire result",
                            before,
                            text -> text.isEmpty()
                                    ? Optional.of(FireResult.NONE)
                                    : Word.find(FireResult.class, text).filter(known::contains)));
            cells.expect(
                    result != FireResult.NONE || before == FireResult.NONE, path, "is a hole in the row of results");
            cells.expect(
                    result == FireResult.NONE || result.compareTo(before) >= 0,
                    path,
                    "is milder than the cell before it");
            if (result != FireResult.NONE) {
                row.put(column, result);
                before = result;
            }
        }
        return new ResultsRow(row);
    }

    private FireEffect effect(FireResult result) {
        var row = "fire-effects." + result.word();
        return new FireEffect(cells.between(0, 9, row + ".hits"), cells.betweenOr("none", -99, 99, row + ".check"));
    }

    private FireChart.FirerLine firer(FirerModifier modifier) {
        var row = "firer-modifiers." + modifier.word();
        return new FireChart.FirerLine(
                cells.read(row + ".infantry", ModifierReader.SIGNED),
                cells.read(row + ".cavalry-dismounted", ModifierReader.SIGNED),
                cells.read(row + ".cavalry-mounted", ModifierReader.SIGNED),
                cells.read(row + ".artillery", ModifierReader.SIGNED));
    }

    private FireChart.Procedure procedure() {
        return new FireChart.Procedure(
                dice(),
                bands(),
                cells.word("fire.rounding", Rounding.class),
                cells.fraction("fire.one-figure.share"),
                cells.word("fire.one-figure.rounding", Rounding.class),
                cells.lines(FirerState.class, this::weakening),
                cells.word("fire.mounted.fires-with", MountedFire.class),
                cells.between(1, 9, "fire.mounted.pistol-dice"),
                deliberateBands(),
                cells.between(1, 2, "fire.deliberate.actions"),
                cells.lines(Arm.class, this::desperationBand),
                cells.between(1, 9, "fire.combined.units"),
                cells.lines(Arm.class, this::combined),
                cells.between(0, 9, "fire.pass-through.lost-dice"),
                cells.lines(Arm.class, arm -> cells.fraction("fire.pass-through." + arm.word() + "-inches")),
                ModifierReader.limits(cells, "fire.target-modifiers"),
                cells.between(0, 180, "fire.arc-degrees"));
    }

    private FireDice dice() {
        return new FireDice(
                cells.between(1, 9, "fire.dice.long"),
                cells.between(1, 9, "fire.dice.normal"),
                cells.between(1, 9, "fire.dice.short"),
                cells.between(1, 9, "fire.dice.point-blank"),
                cells.between(1, 9, "fire.dice.melee"),
                cells.between(1, 9, "fire.dice.desperation"),
                cells.lines(Bore.class, bore -> cells.between(1, 9, "fire.dice.canister." + bore.word())),
                cells.lines(Bore.class, bore -> cells.between(1, 9, "fire.dice.close-canister." + bore.word())));
    }

    private Bands bands() {
        return new Bands(
                cells.fraction("fire.bands.short-inches"),
                cells.fraction("fire.bands.artillery-short"),
                cells.positive("fire.bands.long"),
                cells.fraction("fire.bands.canister-inches"),
                cells.fraction("fire.bands.point-blank-inches"));
    }

    private Weakening weakening(FirerState state) {
        var path = "fire.firer." + state.word();
        return new Weakening(cells.fraction(path + ".firepower"), cells.between(0, 9, path + ".lost-dice"));
    }

    private EnumSet<RangeBand> deliberateBands() {
        var bands = EnumSet.noneOf(RangeBand.class);
        for (var band : List.of(RangeBand.LONG, RangeBand.NORMAL)) {
            if (cells.yes("fire.deliberate." + band.word())) {
                bands.add(band);
            }
        }
        return bands;
    }

    private RangeBand desperationBand(Arm arm) {
        return cells.word("fire.desperation-band." + arm.word(), RangeBand.class);
    }

    private CombinedLimit combined(Arm arm) {
        var path = "fire.combined." + arm.word();
        return new CombinedLimit(
                cells.between(1, 99, path + ".strength"), cells.betweenOr("none", 0, 999, path + ".firepower"));
    }
}
