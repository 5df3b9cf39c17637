package org.longroll.charts;

import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.longroll.rules.Cell;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Place;
import org.longroll.rules.Table;

/** One printed table: the first column names the rows, the first line the columns. */
record CsvFile(Table table, List<Cell> cells) {

    private static final ObjectReader READER =
            new CsvMapper().readerForListOf(String.class).with(CsvParser.Feature.WRAP_AS_ARRAY);

    private record Line(int number, List<String> cells) {}

    static CsvFile read(String name, String file, InputStream content) {
        var lines = lines(content);
        if (lines.isEmpty()) {
            throw ChartRefused.at(file, 1, name, "the table is empty");
        }
        var columns = lines.getFirst().cells();
        var rows = new LinkedHashMap<String, Integer>();
        var cells = new ArrayList<Cell>();
        for (var line : lines.subList(1, lines.size())) {
            var row = line.cells().getFirst();
            if (line.cells().size() != columns.size()) {
                throw ChartRefused.at(
                        file,
                        line.number(),
                        row,
                        "the row has " + line.cells().size() + " cells, the head of the table " + columns.size());
            }
            if (rows.putIfAbsent(row, line.number()) != null) {
                throw ChartRefused.at(file, line.number(), row, "the row is there twice");
            }
            for (int i = 1; i < columns.size(); i++) {
                var path = name + "." + row + "." + columns.get(i);
                var place = new Place(file, line.number(), row + "." + columns.get(i));
                cells.add(new Cell(path, line.cells().get(i), place));
            }
        }
        return new CsvFile(new Table(name, file, columns, rows), cells);
    }

    private static List<Line> lines(InputStream content) {
        try (var rows = READER.<List<String>>readValues(content)) {
            var lines = new ArrayList<Line>();
            while (rows.hasNextValue()) {
                var cells = rows.nextValue();
                lines.add(new Line(lines.size() + 1, List.copyOf(cells)));
            }
            return lines;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
