package org.longroll.web.rulesets;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Chart;
import org.longroll.rules.Table;

/** A whole chart as data: every single value, every cell of every table, and a note for each doubtful one. */
@Schema(name = "Chart")
public record ChartView(
        String id,
        int version,
        String title,
        String system,
        String scale,
        String hash,

        @Schema(description = "Single values by path, as house rules name them.")
        Map<String, ValueView> values,

        List<TableView> tables) {

    @Schema(name = "ChartValue")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ValueView(String value, @Nullable String note) {}

    @Schema(name = "ChartTable")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record TableView(String name, @Nullable String note, List<String> columns, List<RowView> rows) {}

    @Schema(name = "ChartRow")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record RowView(String name, @Nullable String note, Map<String, ValueView> cells) {}

    static ChartView of(Chart chart) {
        var about = RulesetView.of(chart);
        return new ChartView(
                about.id(),
                about.version(),
                about.title(),
                about.system(),
                about.scale(),
                about.hash(),
                values(chart),
                chart.tables().stream().map(table -> table(chart, table)).toList());
    }

    private static Map<String, ValueView> values(Chart chart) {
        var values = new LinkedHashMap<String, ValueView>();
        for (var cell : chart.cells()) {
            boolean single =
                    chart.tables().stream().noneMatch(table -> cell.path().startsWith(table.name() + "."));
            if (single) {
                values.put(cell.path(), new ValueView(cell.text(), nearestNote(chart, cell.path())));
            }
        }
        return values;
    }

    /** A note on a branch of values is shown with each of them. */
    private static @Nullable String nearestNote(Chart chart, String path) {
        for (var each = path;
                !each.isEmpty();
                each = each.contains(".") ? each.substring(0, each.lastIndexOf('.')) : "") {
            var note = chart.notes().get(each);
            if (note != null) {
                return note;
            }
        }
        return null;
    }

    private static TableView table(Chart chart, Table table) {
        return new TableView(
                table.name(),
                chart.notes().get(table.name()),
                table.columns(),
                table.lines().keySet().stream()
                        .map(row -> row(chart, table, row))
                        .toList());
    }

    private static RowView row(Chart chart, Table table, String row) {
        var cells = new LinkedHashMap<String, ValueView>();
        for (var column : table.values()) {
            var path = table.path(row, column);
            chart.cell(path)
                    .ifPresent(cell -> cells.put(
                            column, new ValueView(cell.text(), chart.notes().get(path))));
        }
        return new RowView(row, chart.notes().get(table.name() + "." + row), cells);
    }
}
