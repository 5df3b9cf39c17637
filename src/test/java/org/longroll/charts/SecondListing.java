package org.longroll.charts;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The tables as somebody else typed them, who had not seen ours. */
record SecondListing(String ruleset) {

    /** The rows of a table by column. */
    List<Map<String, String>> rows(String table) {
        var file = "/second-listing/" + ruleset + "/" + table + ".csv";
        var stream = Objects.requireNonNull(getClass().getResourceAsStream(file), file);
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            var lines = reader.lines().filter(line -> !line.startsWith("#")).toList();
            var columns = lines.getFirst().split(",", -1);
            return lines.stream().skip(1).map(line -> row(columns, line)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The values of a table of two columns. */
    Map<String, String> values(String table, String key, String value) {
        return rows(table).stream().collect(Collectors.toMap(row -> row.get(key), row -> row.get(value)));
    }

    private static Map<String, String> row(String[] columns, String line) {
        var cells = line.split(",", -1);
        var row = new LinkedHashMap<String, String>();
        for (int i = 0; i < columns.length; i++) {
            row.put(columns[i], i < cells.length ? cells[i] : "");
        }
        return row;
    }
}
