package org.longroll.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Map;

/** One line of an order of battle as CSV: one unit. Blank cells are left out. */
record CsvRow(int line, Map<Column, String> cells) {

    boolean has(Column column) {
        return cells.containsKey(column);
    }

    String text(Column column) {
        return cells.getOrDefault(column, "");
    }

    Named named(Column column) {
        return Named.read(text(column));
    }

    /** A cell as a scenario has it: digits become a number. A text where a number is needed is found by the reader. */
    JsonNode value(Column column) {
        var text = text(column);
        var nodes = JsonNodeFactory.instance;
        return switch (column) {
            case FIGURES, SECTIONS, STANDS, GUN_STANDS, WORN_AT, SPENT_AT, ARRIVES ->
                text.matches("\\d{1,9}") ? nodes.numberNode(Integer.parseInt(text)) : nodes.textNode(text);
            case MOUNTED, BRAVE_COLONEL ->
                switch (text) {
                    case "yes", "true" -> nodes.booleanNode(true);
                    case "no", "false" -> nodes.booleanNode(false);
                    default -> nodes.textNode(text);
                };
            case SIDE,
                    SIDE_NATION,
                    CORPS,
                    DIVISION,
                    BRIGADE,
                    UNIT,
                    ARM,
                    QUALITY,
                    WEAPON,
                    NATION,
                    FORMATION,
                    CORPS_LEADER,
                    CORPS_LEADER_WORTH,
                    DIVISION_LEADER,
                    DIVISION_LEADER_WORTH,
                    BRIGADE_LEADER,
                    BRIGADE_LEADER_WORTH -> nodes.textNode(text);
        };
    }
}
