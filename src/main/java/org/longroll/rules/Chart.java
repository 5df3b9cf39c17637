package org.longroll.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A chart as it was typed: single values, tables, and a note for each doubtful cell. It keeps the place of each value;
 * the system of rules that reads it gives the values their meaning.
 */
public final class Chart {

    private final ChartHeading heading;
    private final Map<String, Cell> cells;
    private final List<Table> tables;
    private final Map<String, String> notes;
    private final List<HouseRule> houseRules;
    private final ChartHash hash;

    public Chart(ChartHeading heading, Collection<Cell> cells, List<Table> tables, Map<String, String> notes) {
        this(heading, byPath(cells), tables, notes, List.of());
    }

    private Chart(
            ChartHeading heading,
            Map<String, Cell> cells,
            List<Table> tables,
            Map<String, String> notes,
            List<HouseRule> houseRules) {
        this.heading = heading;
        this.cells = cells;
        this.tables = List.copyOf(tables);
        this.notes = Collections.unmodifiableMap(new LinkedHashMap<>(notes));
        this.houseRules = List.copyOf(houseRules);
        this.hash = ChartHash.of(cells.values());
    }

    private static Map<String, Cell> byPath(Collection<Cell> cells) {
        var byPath = new LinkedHashMap<String, Cell>();
        cells.forEach(cell -> byPath.put(cell.path(), cell));
        return byPath;
    }

    public ChartHeading heading() {
        return heading;
    }

    public ChartHash hash() {
        return hash;
    }

    public List<Table> tables() {
        return tables;
    }

    public Collection<Cell> cells() {
        return Collections.unmodifiableCollection(cells.values());
    }

    public Optional<Cell> cell(String path) {
        return Optional.ofNullable(cells.get(path));
    }

    /** Notes by the path of their cell, row, table or value. */
    public Map<String, String> notes() {
        return notes;
    }

    public List<HouseRule> houseRules() {
        return houseRules;
    }

    /** This chart with a club's overrides. An override of a value that the chart does not have is refused. */
    public Chart with(List<HouseRule> overrides) {
        var changed = new LinkedHashMap<>(cells);
        var problems = new ArrayList<ChartProblem>();
        for (var rule : overrides) {
            var place = new Place("house rule “" + rule.title() + "”", 1, rule.path());
            if (changed.replace(rule.path(), new Cell(rule.path(), rule.value(), place)) == null) {
                problems.add(new ChartProblem(place, rule.path(), "the chart has no such value"));
            }
        }
        if (!problems.isEmpty()) {
            throw new ChartRefused(problems);
        }
        var all = new ArrayList<>(houseRules);
        all.addAll(overrides);
        return new Chart(heading, changed, tables, notes, all);
    }

    /** The place of a value, or where it should be. */
    Place place(String path) {
        var cell = cells.get(path);
        return cell != null ? cell.place() : nearest(path);
    }

    private Place nearest(String path) {
        for (var table : tables) {
            if (path.startsWith(table.name() + ".")) {
                var row = path.substring(table.name().length() + 1);
                var name = row.contains(".") ? row.substring(0, row.lastIndexOf('.')) : row;
                return new Place(table.file(), table.lines().getOrDefault(name, 1), row);
            }
        }
        return new Place(heading.file(), 1, path);
    }
}
