package org.longroll.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Flaw;
import org.longroll.battle.HigherCommand.Kind;

/**
 * An order of battle as CSV, put together into the tree of a scenario. Sides, commands and leaders appear on the lines
 * of many units: the first line defines them, and a later line that contradicts it is a flaw.
 */
final class CsvSheet implements Sheet {

    private static final List<Kind> FROM_THE_LARGEST = List.of(Kind.CORPS, Kind.DIVISION, Kind.BRIGADE);

    private static final List<Column> OF_THE_UNIT = List.of(
            Column.ARM,
            Column.QUALITY,
            Column.WEAPON,
            Column.NATION,
            Column.FIGURES,
            Column.SECTIONS,
            Column.STANDS,
            Column.GUN_STANDS,
            Column.WORN_AT,
            Column.SPENT_AT,
            Column.FORMATION,
            Column.MOUNTED,
            Column.BRAVE_COLONEL,
            Column.ARRIVES);

    private record Place(int line, String column) {}

    private final String file;
    private final List<ScenarioFlaw> flaws = new ArrayList<>();
    private final Map<String, Place> places = new HashMap<>();
    private final ObjectNode root;
    private final ArrayNode sides = JsonNodeFactory.instance.arrayNode();
    private final ArrayNode commands = JsonNodeFactory.instance.arrayNode();
    private final ArrayNode units = JsonNodeFactory.instance.arrayNode();
    private final ArrayNode leaders = JsonNodeFactory.instance.arrayNode();

    /** Reads the lines below a heading; throws {@link ScenarioRefused} if they contradict each other. */
    CsvSheet(String file, String text, ObjectNode heading) {
        this.file = file;
        this.root = heading;
        new CsvLines(file, flaws).read(text).forEach(this::read);
        if (!flaws.isEmpty()) {
            throw new ScenarioRefused(flaws);
        }
        root.set("sides", sides);
        root.set("commands", commands);
        root.set("units", units);
        root.set("leaders", leaders);
        if (!root.has("initiative") && !sides.isEmpty()) {
            root.set("initiative", sides.get(0).get("id"));
        }
    }

    @Override
    public JsonNode root() {
        return root;
    }

    @Override
    public ScenarioFlaw locate(Flaw flaw) {
        var known = flaw.field();
        while (!known.isEmpty() && !places.containsKey(known)) {
            known = known.substring(0, Math.max(0, Math.max(known.lastIndexOf('.'), known.lastIndexOf('['))));
        }
        var place = places.getOrDefault(known, new Place(1, flaw.field()));
        var column = known.equals(flaw.field()) ? place.column() : lastName(flaw.field());
        return new ScenarioFlaw(file, place.line(), column, flaw.message());
    }

    private static String lastName(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private void read(CsvRow row) {
        var side = side(row);
        String above = null;
        for (var kind : FROM_THE_LARGEST) {
            above = row.has(Column.of(kind)) ? command(row, kind, side, above) : leaderOfNobody(row, kind, above);
        }
        if (above == null) {
            flaw(row, Column.BRIGADE, "is missing: a unit belongs to a brigade, a division or a corps");
            return;
        }
        unit(row, above);
    }

    private String side(CsvRow row) {
        var named = row.named(Column.SIDE);
        var known = find(sides, named.id());
        var nation = row.text(Column.SIDE_NATION);
        if (known.isEmpty()) {
            var side = add("sides", sides, named, row, Column.SIDE);
            if (!nation.isEmpty()) {
                side.put("nation", nation);
            }
            places.put("sides[%d].nation".formatted(sides.size() - 1), new Place(row.line(), "sideNation"));
        } else {
            requireSame(row, Column.SIDE, "name", known.get(), named.name());
            if (!nation.isEmpty()) {
                requireSame(row, Column.SIDE_NATION, "nation", known.get(), nation);
            }
        }
        return named.id();
    }

    private String command(CsvRow row, Kind kind, String side, @Nullable String above) {
        var named = row.named(Column.of(kind));
        var known = find(commands, named.id());
        if (known.isEmpty()) {
            var command = add("commands", commands, named, row, Column.of(kind));
            command.put("side", side).put("kind", kind.word()).put("under", above);
        } else {
            requireSame(row, Column.of(kind), "name", known.get(), named.name());
            requireSame(row, Column.of(kind), "side", known.get(), side);
            requireSame(row, Column.of(kind), "kind", known.get(), kind.word());
            requireSame(row, Column.of(kind), "under", known.get(), above);
        }
        if (row.has(Column.leaderOf(kind))) {
            leader(row, kind, named.id());
        }
        return named.id();
    }

    private @Nullable String leaderOfNobody(CsvRow row, Kind kind, @Nullable String above) {
        if (row.has(Column.leaderOf(kind))) {
            flaw(row, Column.leaderOf(kind), "there is no %s on this line that he leads".formatted(kind.word()));
        }
        return above;
    }

    private void leader(CsvRow row, Kind kind, String commanded) {
        var named = row.named(Column.leaderOf(kind));
        var worth = row.text(Column.leaderWorthOf(kind));
        var known = find(leaders, "commands", commanded);
        if (known.isPresent()) {
            requireSame(row, Column.leaderOf(kind), "id", known.get(), named.id());
            return;
        }
        var leader = add("leaders", leaders, named, row, Column.leaderOf(kind)).put("commands", commanded);
        if (worth.matches("\\d{1,9}")) {
            leader.put("benefit", Integer.parseInt(worth));
        } else if (!worth.isEmpty()) {
            leader.put("quality", worth);
        }
        var path = "leaders[%d].".formatted(leaders.size() - 1);
        var place = new Place(row.line(), Column.leaderWorthOf(kind).heading());
        places.put(path + "benefit", place);
        places.put(path + "quality", place);
    }

    private void unit(CsvRow row, String command) {
        var unit = add("units", units, row.named(Column.UNIT), row, Column.UNIT).put("command", command);
        for (var column : OF_THE_UNIT) {
            if (row.has(column)) {
                unit.set(column.heading(), row.value(column));
            }
        }
    }

    private ObjectNode add(String name, ArrayNode list, Named named, CsvRow row, Column column) {
        var path = "%s[%d]".formatted(name, list.size());
        places.put(path, new Place(row.line(), column.heading()));
        places.put(path + ".id", new Place(row.line(), column.heading()));
        places.put(path + ".name", new Place(row.line(), column.heading()));
        return list.addObject().put("id", named.id()).put("name", named.name());
    }

    private static Optional<ObjectNode> find(ArrayNode list, String id) {
        return find(list, "id", id);
    }

    private static Optional<ObjectNode> find(ArrayNode list, String field, String value) {
        for (var node : list) {
            if (node instanceof ObjectNode object
                    && value.equals(object.path(field).textValue())) {
                return Optional.of(object);
            }
        }
        return Optional.empty();
    }

    private void requireSame(CsvRow row, Column column, String field, ObjectNode known, @Nullable String now) {
        var before = known.path(field).textValue();
        if (!Objects.equals(before, now)) {
            flaw(
                    row,
                    column,
                    "the %s of “%s” is %s here, and %s in an earlier line"
                            .formatted(field, known.path("id").textValue(), said(now), said(before)));
        }
    }

    private static String said(@Nullable String value) {
        return value == null ? "not given" : "“%s”".formatted(value);
    }

    private void flaw(CsvRow row, Column column, String message) {
        flaws.add(new ScenarioFlaw(file, row.line(), column.heading(), message));
    }
}
