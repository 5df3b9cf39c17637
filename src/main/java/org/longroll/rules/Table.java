package org.longroll.rules;

import java.util.List;
import java.util.Map;

/** The shape of one printed table: its columns, the first of which names the rows, and its rows with their lines. */
public record Table(String name, String file, List<String> columns, Map<String, Integer> lines) {

    public Table {
        columns = List.copyOf(columns);
    }

    public String path(String row, String column) {
        return name + "." + row + "." + column;
    }

    /** The columns that hold values: all but the first. */
    public List<String> values() {
        return columns.subList(1, columns.size());
    }
}
