package org.longroll.adf.chart;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.longroll.adf.chart.MoraleChart.BmpLine;
import org.longroll.adf.chart.MoraleChart.MoraleResult;
import org.longroll.adf.chart.MoraleChart.NearEnemies;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Grammar;
import org.longroll.rules.Word;

record MoraleReader(ChartReading cells) {

    private static final Pattern LEVELS = Pattern.compile("([1-3]) (down|up)");
    private static final Pattern TO_LEVEL = Pattern.compile("(down|up) to ([a-z-]+)");

    private static final Grammar<MoraleEffect> EFFECT =
            new Grammar<>("a morale effect", new MoraleEffect.Lowers(0), MoraleReader::effect);

    static MoraleChart read(ChartReading cells) {
        var reader = new MoraleReader(cells);
        return new MoraleChart(
                cells.lines(Quality.class, "bmp", reader::bmp),
                ModifierReader.lines(cells, "morale-modifiers", MoraleModifier.class),
                reader.results(),
                reader.procedure());
    }

    private BmpLine bmp(String row) {
        var line = new BmpLine(
                cells.between(0, 12, row + ".none-lost"),
                cells.between(0, 12, row + ".some-lost"),
                cells.between(0, 12, row + ".last-stand"));
        cells.expect(line.someLost() >= line.noneLost(), row + ".some-lost", "is less than the cell before it");
        cells.expect(line.lastStand() >= line.someLost(), row + ".last-stand", "is less than the cell before it");
        return line;
    }

    private List<MoraleLine> results() {
        var lines = cells.printed(MoraleResult.class).stream().map(this::result).toList();
        for (int margin = -12; margin <= 12; margin++) {
            int each = margin;
            long matches = lines.stream().filter(line -> line.holds(each)).count();
            cells.expect(
                    matches == 1,
                    "morale-results." + nearest(lines, margin).word() + ".from",
                    "a roll of " + margin + " against the MMP is read in " + matches + " lines");
        }
        return lines;
    }

    /** The line to report when margins overlap or leave a gap: the last that begins at or before the margin. */
    private static MoraleResult nearest(List<MoraleLine> lines, int margin) {
        return lines.stream()
                .filter(line -> line.natural().isEmpty() && line.from().orElse(-99) <= margin)
                .reduce((first, second) -> second)
                .map(MoraleLine::result)
                .orElse(MoraleResult.DOWN_2);
    }

    private MoraleLine result(MoraleResult result) {
        var row = "morale-results." + result.word();
        var natural = cells.betweenOr("", -99, 99, row + ".roll");
        var from = cells.betweenOr("", -99, 99, row + ".from");
        var to = cells.betweenOr("", -99, 99, row + ".to");
        cells.expect(
                natural.isEmpty() || from.isEmpty() && to.isEmpty(), row + ".roll", "has both a roll and a margin");
        return new MoraleLine(
                result,
                natural,
                from,
                to,
                cells.read(row + ".elite", EFFECT),
                cells.read(row + ".others", EFFECT),
                cells.between(0, 1, row + ".recovers"));
    }

    private static Optional<MoraleEffect> effect(String text) {
        if (text.equals("same")) {
            return Optional.of(new MoraleEffect.Lowers(0));
        }
        var levels = LEVELS.matcher(text);
        if (levels.matches()) {
            int many = Integer.parseInt(levels.group(1));
            return Optional.of(new MoraleEffect.Lowers(levels.group(2).equals("down") ? many : -many));
        }
        var toLevel = TO_LEVEL.matcher(text);
        return toLevel.matches()
                ? Word.find(Morale.class, toLevel.group(2))
                        .filter(Morale::inPlay)
                        .map(level -> toLevel.group(1).equals("down")
                                ? new MoraleEffect.DownTo(level)
                                : new MoraleEffect.UpTo(level))
                : Optional.empty();
    }

    private MoraleChart.Procedure procedure() {
        return new MoraleChart.Procedure(
                cells.between(1, 9, "morale.dice"),
                levels(),
                cells.between(0, 12, "morale.mmp.least"),
                cells.between(0, 99, "morale.mmp.most"),
                cells.between(0, 12, "morale.section-lost"),
                ModifierReader.limits(cells, "morale.modifiers"),
                cells.yes("morale.leader-over-and-above"),
                cells.fraction("morale.behind-friends-inches"),
                new MoraleChart.Support(
                        cells.between(0, 9, "morale.support.most"),
                        cells.between(0, 9, "morale.support.most-in-charge"),
                        cells.between(0, 9, "morale.support.most-in-impact")),
                new MoraleChart.EnemyNear(
                        cells.fraction("morale.enemy-near.inches"),
                        cells.word("morale.enemy-near.counts", NearEnemies.class),
                        cells.yes("morale.enemy-near.shaken-counts"),
                        cells.yes("morale.enemy-near.skirmishing-counts")),
                cells.between(0, 9, "morale.eliminated-in-brigade-most"),
                cells.between(0, 9, "morale.fall-back.on-foot"),
                cells.between(0, 9, "morale.fall-back.mounted"),
                cells.yes("competence-test"));
    }

    private Map<Morale, Integer> levels() {
        var levels = new EnumMap<Morale, Integer>(Morale.class);
        cells.printed(Morale.class).stream()
                .filter(Morale::inPlay)
                .forEach(level -> levels.put(level, cells.between(0, 12, "morale.levels." + level.word())));
        return levels;
    }
}
