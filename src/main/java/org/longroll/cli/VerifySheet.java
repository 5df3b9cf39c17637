package org.longroll.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** The judgement of many files: a line for each, and below it what is to be said of those that are not sound. */
final class VerifySheet {

    private static final List<String> HEADS = List.of("FILE", "BATTLE", "EVENTS", "SIGNED", "VERDICT");

    private VerifySheet() {}

    record Line(List<String> cells, boolean good, List<String> details) {

        static Line of(Path file, CheckedBattle battle) {
            var signed = battle.signed();
            return new Line(
                    List.of(
                            file.toString(),
                            battle.report().battle().toString(),
                            Long.toString(battle.report().events()),
                            signed == null || signed.checkpoints().isEmpty()
                                    ? "-"
                                    : "1-"
                                            + signed.checkpoints()
                                                    .getLast()
                                                    .checkpoint()
                                                    .size(),
                            battle.verdict()),
                    battle.good(),
                    battle.good()
                            ? List.of()
                            : battle.sentences().subList(1, battle.sentences().size()));
        }

        static Line unreadable(Path file, String why, boolean changed) {
            var shortly = changed ? "changed" : why.contains("too short") ? "too short" : "cannot be read";
            return new Line(List.of(file.toString(), "-", "-", "-", shortly), false, List.of("  " + why));
        }
    }

    static void print(List<Line> lines, PrintWriter out) {
        var widths = IntStream.range(0, HEADS.size())
                .map(column -> IntStream.concat(
                                IntStream.of(HEADS.get(column).length()),
                                lines.stream()
                                        .mapToInt(
                                                line -> line.cells().get(column).length()))
                        .max()
                        .orElseThrow())
                .toArray();
        print(HEADS, widths, out);
        lines.forEach(line -> print(line.cells(), widths, out));
        for (var line : lines) {
            if (!line.good()) {
                out.println();
                out.println(line.cells().getFirst() + ":");
                line.details().forEach(out::println);
            }
        }
        long sound = lines.stream().filter(Line::good).count();
        out.printf("%n%d files, %d sound.%n", lines.size(), sound);
        out.flush();
    }

    private static void print(List<String> cells, int[] widths, PrintWriter out) {
        var row = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            row.append(cells.get(i)).append(" ".repeat(widths[i] - cells.get(i).length() + 2));
        }
        out.println(row.toString().stripTrailing());
    }
}
