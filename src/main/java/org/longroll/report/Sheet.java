package org.longroll.report;

import java.util.List;

/** A table: the first column names the rows, all others are figures or short words. */
public record Sheet(String caption, List<String> columns, List<List<String>> rows) {

    public Sheet {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (var row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException(
                        "a row of “%s” has %d cells, its head %d".formatted(caption, row.size(), columns.size()));
            }
        }
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }
}
