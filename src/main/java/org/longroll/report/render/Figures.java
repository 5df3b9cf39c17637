package org.longroll.report.render;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.longroll.report.Chart;
import org.longroll.report.Sheet;

record Figures(Markup page, Medium medium) {

    /** A table with no more rows than this stays on one page. */
    private static final int MOST_ROWS_TOGETHER = 16;

    /** A phone says of a table with more columns that it goes on. */
    private static final int MOST_COLUMNS_ON_A_PHONE = 5;

    /** Two or three pictures for the top of the page. */
    void pictures(List<Chart> charts) {
        if (!charts.isEmpty()) {
            page.open("div", "class=\"pictures\"");
            charts.forEach(
                    switch (medium) {
                        case SCREEN -> this::figure;
                        case PAPER -> this::alone;
                    });
            page.close("div");
        }
    }

    void section(String id, String heading, List<Chart> charts) {
        if (!charts.isEmpty()) {
            page.open("section", "id=\"" + id + "\"").leaf("h2", heading);
            charts.forEach(this::figure);
            page.close("section");
        }
    }

    /** The PDF has one list of all numbers; the positions for each map would fill too many pages. */
    void maps(List<Chart> maps) {
        if (medium == Medium.SCREEN || maps.isEmpty()) {
            section("maps", "Maps", maps);
            return;
        }
        page.open("section", "id=\"maps\"").leaf("h2", "Maps");
        page.leaf("p", legend(maps), "class=\"legend\"");
        maps.forEach(this::alone);
        page.close("section");
    }

    private static String legend(List<Chart> maps) {
        var names = new TreeMap<Integer, String>();
        maps.stream()
                .flatMap(map -> map.figures().stream())
                .flatMap(sheet -> sheet.rows().stream())
                .forEach(row -> names.put(Integer.valueOf(row.getFirst()), row.get(1)));
        return names.entrySet().stream()
                .map(unit -> unit.getKey() + " " + unit.getValue())
                .collect(Collectors.joining(" · "));
    }

    /** Without its figures; two maps stand side by side. */
    private void alone(Chart chart) {
        page.open("div", chart.id().startsWith("map-") ? "class=\"chart map\"" : "class=\"chart\"");
        drawn(chart);
        page.close("div");
    }

    private void drawn(Chart chart) {
        switch (medium) {
            case SCREEN -> page.open("figure", "tabindex=\"0\"").raw(chart.svg());
            // The press takes what a picture shows from here.
            case PAPER ->
                page.open("figure", "")
                        .raw(chart.svg()
                                .replaceFirst(
                                        "<svg",
                                        Matcher.quoteReplacement(
                                                "<svg " + Markup.attribute("alt", chart.description()))));
        }
        page.leaf("figcaption", chart.title() + ". " + chart.description()).close("figure");
    }

    private void figure(Chart chart) {
        page.open("div", chart.id().startsWith("map-") ? "class=\"chart map\"" : "class=\"chart\"");
        drawn(chart);
        for (var sheet : chart.figures()) {
            switch (medium) {
                case SCREEN -> folded(sheet);
                case PAPER -> {
                    if (!isPicture(sheet)) {
                        table(page, sheet);
                    }
                }
            }
        }
        page.close("div");
    }

    /** A table of words alone says what the chart shows; the PDF has only the chart. */
    private static boolean isPicture(Sheet sheet) {
        return sheet.rows().stream().allMatch(row -> row.stream().skip(1).noneMatch(Figures::isNumber));
    }

    private void folded(Sheet sheet) {
        page.open("details").leaf("summary", sheet.caption());
        table(page, sheet);
        page.close("details");
    }

    static void table(Markup page, Sheet sheet) {
        var kinds = new ArrayList<String>();
        for (int column = 0; column < sheet.columns().size(); column++) {
            int each = column;
            boolean figures = sheet.rows().stream().allMatch(row -> isNumber(row.get(each)));
            kinds.add(figures ? "class=\"n\"" : "class=\"w\"");
        }
        page.open(
                "div",
                "class=\"wide%s%s\""
                        .formatted(
                                sheet.rows().size() <= MOST_ROWS_TOGETHER ? " whole" : "",
                                sheet.columns().size() > MOST_COLUMNS_ON_A_PHONE ? " goes-on" : ""),
                "tabindex=\"0\"",
                "role=\"group\"",
                Markup.attribute("aria-label", sheet.caption()));
        page.open("table").leaf("caption", sheet.caption()).open("thead").open("tr");
        for (int column = 0; column < kinds.size(); column++) {
            page.inline("th", sheet.columns().get(column), "scope=\"col\"", column == 0 ? "" : kinds.get(column));
        }
        page.close("tr").close("thead").open("tbody");
        for (var row : sheet.rows()) {
            page.open("tr").inline("th", row.getFirst(), "scope=\"row\"");
            for (int column = 1; column < kinds.size(); column++) {
                page.inline("td", row.get(column), kinds.get(column));
            }
            page.close("tr");
        }
        page.close("tbody").close("table").close("div");
    }

    static void head(Markup page, List<String> columns) {
        page.open("thead").open("tr");
        columns.forEach(column -> page.inline("th", column, "scope=\"col\""));
        page.close("tr").close("thead");
    }

    private static boolean isNumber(String cell) {
        return !cell.isEmpty()
                && cell.chars().allMatch(each -> each >= '0' && each <= '9' || "+-.,".indexOf(each) >= 0);
    }
}
