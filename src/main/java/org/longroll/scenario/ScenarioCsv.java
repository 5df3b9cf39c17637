package org.longroll.scenario;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Side;
import org.longroll.charts.RulesLibrary;

/** Orders of battle as CSV, one unit a line. Title, rules and objectives are not in it and are given apart. */
public final class ScenarioCsv {

    /** The rest of a scenario beside the CSV; without {@code initiative} it is that of the first line's side. */
    public record Heading(
            String title,
            String ruleset,
            @Nullable String initiative,
            @Nullable Integer turnLimit) {}

    private final OrderOfBattle order;
    private final List<ScenarioFlaw> flaws = new ArrayList<>();

    private ScenarioCsv(OrderOfBattle order) {
        this.order = order;
    }

    /** Reads an order of battle; throws {@link ScenarioRefused} with every flaw, by line and column. */
    public static Scenario read(String file, String text, Heading heading, RulesLibrary library) {
        if (text.length() > Document.MOST_CHARACTERS) {
            throw ScenarioRefused.of(
                    file, 1, "the file has more than %,d characters".formatted(Document.MOST_CHARACTERS));
        }
        var root = JsonNodeFactory.instance
                .objectNode()
                .put("title", heading.title())
                .put("ruleset", heading.ruleset());
        if (heading.initiative() != null) {
            root.put("initiative", heading.initiative());
        }
        if (heading.turnLimit() != null) {
            root.put("turnLimit", heading.turnLimit());
        }
        return ScenarioReader.read(new CsvSheet(file, text, root), library);
    }

    /** Writes the order of battle; throws {@link ScenarioRefused} if it does not fit into one line for each unit. */
    public static String write(Scenario scenario) {
        var csv = new ScenarioCsv(scenario.orderOfBattle());
        csv.requireRoom(scenario.title());
        var rows = csv.order.units().stream().map(csv::row).toList();
        var schema = CsvSchema.builder();
        Stream.of(Column.values())
                .filter(column -> rows.stream().anyMatch(row -> row.containsKey(column)))
                .forEach(column -> schema.addColumn(column.heading()));
        return text(rows, schema.build().withHeader());
    }

    private static String text(List<Map<Column, String>> rows, CsvSchema schema) {
        var byHeading = rows.stream()
                .map(row -> {
                    Map<String, String> cells = new LinkedHashMap<>();
                    row.forEach((column, cell) -> cells.put(column.heading(), cell));
                    return cells;
                })
                .toList();
        try {
            return new CsvMapper().writer(schema).writeValueAsString(byHeading);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts that cannot be written", e);
        }
    }

    private void requireRoom(String title) {
        var chains =
                order.units().stream().flatMap(unit -> chain(unit).stream()).toList();
        order.commands().stream()
                .filter(command -> !chains.contains(command))
                .forEach(command -> flaw(title, command.id(), "no unit belongs to it, so that no line would name it"));
        for (var command : order.commands()) {
            if (leaders(command).size() > 1) {
                flaw(title, command.id(), "has several leaders; there is one column for one");
            }
        }
        order.units().stream()
                .filter(unit -> unit.position() != null)
                .forEach(unit -> flaw(title, unit.id(), "has a position, for which there is no column"));
        order.leaders().stream()
                .filter(leader -> leader.arrives() != null)
                .forEach(leader -> flaw(title, leader.id(), "comes in a turn of his own, which has no column"));
        if (!flaws.isEmpty()) {
            throw new ScenarioRefused(flaws);
        }
    }

    private void flaw(String title, String subject, String message) {
        flaws.add(new ScenarioFlaw(title, 1, subject, message));
    }

    private Map<Column, String> row(Muster unit) {
        Map<Column, String> row = new EnumMap<>(Column.class);
        var side = side(unit);
        row.put(Column.SIDE, new Named(side.name(), side.id()).cell());
        row.put(Column.SIDE_NATION, side.nation().word());
        for (var command : chain(unit)) {
            row.put(Column.of(command.kind()), new Named(command.name(), command.id()).cell());
            leaders(command).forEach(leader -> {
                row.put(Column.leaderOf(command.kind()), new Named(leader.name(), leader.id()).cell());
                put(row, Column.leaderWorthOf(command.kind()), worth(leader));
            });
        }
        row.put(Column.UNIT, new Named(unit.name(), unit.id()).cell());
        row.put(Column.ARM, unit.arm());
        row.put(Column.QUALITY, unit.quality());
        put(row, Column.WEAPON, unit.weapon());
        put(row, Column.NATION, unit.nation() == null ? null : unit.nation().word());
        put(row, Column.FIGURES, unit.figures());
        put(row, Column.SECTIONS, unit.sections());
        put(row, Column.STANDS, unit.stands());
        put(row, Column.GUN_STANDS, unit.gunStands());
        put(row, Column.WORN_AT, unit.wornAt());
        put(row, Column.SPENT_AT, unit.spentAt());
        put(row, Column.FORMATION, unit.formation());
        put(row, Column.MOUNTED, unit.mounted() ? "yes" : null);
        put(row, Column.BRAVE_COLONEL, unit.isBravelyLed() ? "yes" : null);
        put(row, Column.ARRIVES, unit.arrives() > 1 ? unit.arrives() : null);
        return row;
    }

    private static @Nullable Object worth(Leader leader) {
        return leader.benefit() == null ? leader.quality() : leader.benefit();
    }

    private static void put(Map<Column, String> row, Column column, @Nullable Object value) {
        if (value != null) {
            row.put(column, value.toString());
        }
    }

    private Side side(Muster unit) {
        return order.side(order.sideOf(unit)).orElseThrow();
    }

    private List<Leader> leaders(HigherCommand command) {
        return order.leaders().stream()
                .filter(leader -> leader.commands().equals(command.id()))
                .toList();
    }

    /** The command of a unit and all above it. */
    private List<HigherCommand> chain(Muster unit) {
        return Stream.iterate(find(unit.command()), Objects::nonNull, command -> find(command.under()))
                .toList();
    }

    private @Nullable HigherCommand find(@Nullable String id) {
        return id == null ? null : order.command(id).orElse(null);
    }
}
