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

record FireReader(ChartReading cells) {

    private static final List<Integer> COLUMNS =
            List.of(9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 28, 30, 32);

    static FireChart read(ChartReading cells) {
        var reader = new FireReader(cells);
        return new FireChart(
                cells.lines(SmallArm.class, reader::smallArm),
                reader.guns(),
                cells.lines(Arm.class, "fire-results", reader::results),
                cells.lines(FireResult.class, "fire-effects", reader::effect),
                ModifierReader.lines(cells, "fire-modifiers", TargetModifier.class),
                cells.lines(FirerModifier.class, "firer-modifiers", reader::firer),
                reader.procedure());
    }

    private SmallArmLine smallArm(SmallArm weapon) {
        boolean foot = weapon.arm() == Arm.INFANTRY;
        var row = weapon.arm().word() + "-weapons." + weapon.word();
        return new SmallArmLine(
                cells.positive(row + ".range"),
                firepower(row),
                foot && cells.yes(row + ".smoothbore"),
                !foot && cells.yes(row + ".point-blank-only"));
    }

    private List<Integer> firepower(String row) {
        var figures = IntStream.rangeClosed(SmallArmLine.FEWEST, SmallArmLine.MOST)
                .mapToObj(column -> cells.between(0, 99, row + "." + column))
                .toList();
        rising(figures, row, SmallArmLine.FEWEST);
        return figures;
    }

    private void rising(List<Integer> figures, String row, int from) {
        for (int i = 1; i < figures.size(); i++) {
            boolean rises = figures.get(i) >= figures.get(i - 1);
            cells.expect(rises, row + "." + (from + i), "is less than the cell before it");
        }
    }

    private Map<Gun, GunLine> guns() {
        for (var column : List.of("bore", "range", "1", "2", "3")) {
            cells.exactly("none", "guns.routed." + column);
        }
        return cells.lines(Gun.class, "guns", this::gun);
    }

    private GunLine gun(String row) {
        var printed = IntStream.rangeClosed(1, GunLine.MOST)
                .mapToObj(sections -> cells.read(row + "." + sections, Pair.PRINTED))
                .toList();
        var us = printed.stream().map(Pair::first).toList();
        var cs = printed.stream().map(Pair::second).toList();
        rising(us, row, 1);
        rising(cs, row, 1);
        return new GunLine(cells.printedWord(row + ".bore", Bore.class), cells.between(1, 99, row + ".range"), us, cs);
    }

    /** A cell is empty or a printed result. Empty cells are at the left only, and results never get milder. */
    private ResultsRow results(String row) {
        var printed = new TreeMap<Integer, FireResult>();
        var known = cells.printed(FireResult.class);
        var before = FireResult.NONE;
        for (int column : COLUMNS) {
            var path = row + "." + column;
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
                printed.put(column, result);
                before = result;
            }
        }
        return new ResultsRow(printed);
    }

    private FireEffect effect(String row) {
        return new FireEffect(cells.between(0, 9, row + ".hits"), cells.betweenOr("none", -99, 99, row + ".check"));
    }

    private FireChart.FirerLine firer(String row) {
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
                cells.lines(FirerState.class, "fire.firer", this::weakening),
                cells.word("fire.mounted.fires-with", MountedFire.class),
                cells.between(1, 9, "fire.mounted.pistol-dice"),
                deliberateBands(),
                cells.between(1, 2, "fire.deliberate.actions"),
                cells.lines(Arm.class, "fire.desperation-band", path -> cells.word(path, RangeBand.class)),
                cells.between(1, 9, "fire.combined.units"),
                cells.lines(Arm.class, "fire.combined", this::combined),
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
                cells.lines(Bore.class, "fire.dice.canister", path -> cells.between(1, 9, path)),
                cells.lines(Bore.class, "fire.dice.close-canister", path -> cells.between(1, 9, path)));
    }

    private Bands bands() {
        return new Bands(
                cells.fraction("fire.bands.short-inches"),
                cells.fraction("fire.bands.artillery-short"),
                cells.positive("fire.bands.long"),
                cells.fraction("fire.bands.canister-inches"),
                cells.fraction("fire.bands.point-blank-inches"));
    }

    private Weakening weakening(String path) {
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

    private CombinedLimit combined(String path) {
        return new CombinedLimit(
                cells.between(1, 99, path + ".strength"), cells.betweenOr("none", 0, 999, path + ".firepower"));
    }
}
