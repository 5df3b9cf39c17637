package org.longroll.projection;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.codec.JournalJson;
import org.longroll.ledger.StatusRow;

/** Writes and reads the status rows of a battle. */
public final class StatusRows {

    public static final String BATTLE = "battle";
    public static final String UNIT = "unit";

    /** Raise it when a document changes: rows of another format (1 had no number) are rebuilt when read. */
    public static final int FORMAT = 4;

    /** The facet of a unit that was added by an entry that was undone. */
    static final String GONE = "gone";

    private static final ObjectMapper MAPPER =
            JournalJson.mapper().configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true);
    private static final String PREFIX = "{\"format\":%d,\"status\":".formatted(FORMAT);

    private StatusRows() {}

    /** The rows that an entry changed; {@code before} is null at the opening. */
    public static List<StatusRow> changed(@Nullable Battle before, Battle after) {
        var rows = new ArrayList<StatusRow>();
        rows.add(battleRow(after));
        var units = after.table().units().ids();
        if (before == null) {
            units.forEach(unit -> rows.add(unitRow(after, unit)));
        } else if (before.field() != after.field()) {
            units.stream().filter(unit -> differs(before, after, unit)).forEach(unit -> rows.add(unitRow(after, unit)));
            before.table().units().ids().stream()
                    .filter(unit -> !units.contains(unit))
                    .forEach(unit -> rows.add(new StatusRow(UNIT, unit, GONE, PREFIX + "null}")));
        }
        return List.copyOf(rows);
    }

    private static boolean differs(Battle before, Battle after, String unit) {
        var standing = before.table().units().find(unit);
        return !standing.equals(after.table().units().find(unit))
                || !before.field().status(unit).equals(after.field().status(unit));
    }

    public static boolean isCurrent(String document) {
        return document.startsWith(PREFIX);
    }

    /** The content of a document of the current format; null for a unit that is gone. */
    public static @Nullable Object read(String kind, String document) {
        return switch (kind) {
            case BATTLE -> read(document, BattleStatus.class).orElse(null);
            case UNIT -> read(document, UnitStatus.class).orElse(null);
            default -> throw new IllegalStateException("there are no status rows of the kind " + kind);
        };
    }

    /** The content of a document of the current format; empty for a unit that is gone. */
    public static <T> Optional<T> read(String document, Class<T> type) {
        try {
            var status = document.substring(PREFIX.length(), document.length() - 1);
            return Optional.ofNullable(MAPPER.readValue(status, type));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a status row that cannot be read; rebuild the read models", e);
        }
    }

    private static StatusRow battleRow(Battle battle) {
        var facet = battle.settings().visibility().word();
        return new StatusRow(BATTLE, "", facet, write(BattleStatus.of(battle)));
    }

    private static StatusRow unitRow(Battle battle, String unit) {
        return new StatusRow(UNIT, unit, null, write(UnitStatus.of(battle, unit)));
    }

    private static String write(Object status) {
        try {
            return PREFIX + MAPPER.writeValueAsString(status) + "}";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a status that cannot be written", e);
        }
    }
}
