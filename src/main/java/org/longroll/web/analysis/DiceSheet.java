package org.longroll.web.analysis;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.longroll.analysis.DiceStatistics;
import org.longroll.analysis.DiceTally;
import org.longroll.report.export.CsvTables;

/** Dice as a table for a spreadsheet: a line for each face of each tally. */
final class DiceSheet {

    private DiceSheet() {}

    /** A line; {@code of} is empty for all dice of a kind. */
    @JsonPropertyOrder({"by", "of", "sides", "face", "count", "expected"})
    record Line(String by, String of, int sides, int face, int count, double expected) {}

    static String of(DiceStatistics statistics) {
        List<Line> lines = new ArrayList<>();
        statistics.tallies().forEach(tally -> lines.addAll(lines(tally)));
        var schema = CsvSchema.builder()
                .addColumn("by")
                .addColumn("of")
                .addColumn("sides")
                .addColumn("face")
                .addColumn("count")
                .addColumn("expected")
                .build()
                .withHeader();
        try {
            return new CsvMapper().writer(schema).writeValueAsString(lines);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static List<Line> lines(DiceTally tally) {
        List<Line> lines = new ArrayList<>();
        for (int face = 1; face <= tally.sides(); face++) {
            lines.add(new Line(
                    tally.by().word(),
                    CsvTables.harmless(tally.of() == null ? "" : tally.of()),
                    tally.sides(),
                    face,
                    tally.counts().get(face - 1),
                    (double) tally.dice() / tally.sides()));
        }
        return lines;
    }
}
