package org.longroll.scenario;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Splits CSV into rows by the headings of its first line. Cells may be separated by commas or semicolons. */
record CsvLines(String file, List<ScenarioFlaw> flaws) {

    private static final int MOST_ROWS = 1000;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    List<CsvRow> read(String text) {
        var lines = lines(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
        if (lines.isEmpty()) {
            throw ScenarioRefused.of(file, 1, "the file is empty");
        }
        var columns = columns(lines.getFirst());
        var rows = new ArrayList<CsvRow>();
        int number = 1 + breaks(lines.getFirst());
        for (var cells : lines.subList(1, lines.size())) {
            number++;
            if (cells.stream().anyMatch(cell -> !cell.isBlank())) {
                rows.add(row(number, cells, columns));
            }
            number += breaks(cells);
        }
        return rows;
    }

    private List<Optional<Column>> columns(List<String> headings) {
        var columns = headings.stream().map(Column::headed).toList();
        var seen = EnumSet.noneOf(Column.class);
        for (int i = 0; i < headings.size(); i++) {
            var heading = headings.get(i).strip();
            if (columns.get(i).isEmpty() && !heading.isEmpty()) {
                flaws.add(new ScenarioFlaw(file, 1, heading, "is not the heading of a column"));
            } else if (columns.get(i).isPresent() && !seen.add(columns.get(i).get())) {
                flaws.add(new ScenarioFlaw(file, 1, heading, "is there twice"));
            }
        }
        for (var needed : EnumSet.of(Column.SIDE, Column.UNIT, Column.ARM, Column.QUALITY)) {
            if (!seen.contains(needed)) {
                flaws.add(new ScenarioFlaw(file, 1, needed.heading(), "is missing"));
            }
        }
        return columns;
    }

    private CsvRow row(int number, List<String> cells, List<Optional<Column>> columns) {
        Map<Column, String> filled = new EnumMap<>(Column.class);
        for (int i = 0; i < cells.size(); i++) {
            var cell = cells.get(i).strip();
            if (!cell.isEmpty() && i < columns.size()) {
                columns.get(i).ifPresent(column -> filled.put(column, cell));
            } else if (!cell.isEmpty()) {
                flaws.add(new ScenarioFlaw(file, number, "", "“%s” has no heading".formatted(cell)));
            }
        }
        return new CsvRow(number, filled);
    }

    private List<List<String>> lines(String text) {
        var first = text.lines().findFirst().orElse("");
        char separator = first.contains(";") && !first.contains(",") ? ';' : ',';
        var reader = new CsvMapper()
                .readerForListOf(String.class)
                .with(CsvParser.Feature.WRAP_AS_ARRAY)
                .with(CsvSchema.emptySchema().withColumnSeparator(separator));
        try (var rows = reader.<List<String>>readValues(text)) {
            var lines = new ArrayList<List<String>>();
            while (rows.hasNextValue()) {
                lines.add(List.copyOf(rows.nextValue()));
                if (lines.size() > MOST_ROWS) {
                    throw ScenarioRefused.of(
                            file, lines.size(), "the file has more than %d lines".formatted(MOST_ROWS));
                }
            }
            return lines;
        } catch (JsonProcessingException malformed) {
            var location = malformed.getLocation();
            throw ScenarioRefused.of(file, location == null ? 1 : location.getLineNr(), malformed.getOriginalMessage());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Line breaks inside cells, which count when people count lines. */
    private static int breaks(List<String> cells) {
        return Math.toIntExact(cells.stream()
                .flatMapToInt(String::chars)
                .filter(character -> character == '\n')
                .count());
    }
}
