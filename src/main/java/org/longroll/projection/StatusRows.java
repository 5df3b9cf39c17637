package org.longroll.projection;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.codec.JournalJson;
import org.longroll.ledger.StatusRow;

/** The rows that a change of a battle's state puts into the read models, and how they are read back. */
public final class StatusRows {

    public static final String BATTLE = "battle";
    public static final String UNIT = "unit";

    private static final ObjectMapper MAPPER = JournalJson.mapper();

    private StatusRows() {}

    /** Every row of a battle: for its opening, an import, or a rebuild. */
    public static List<StatusRow> all(Battle battle) {
        var rows = new ArrayList<StatusRow>();
        rows.add(battleRow(battle));
        battle.table().units().ids().forEach(unit -> rows.add(unitRow(battle, unit)));
        return List.copyOf(rows);
    }

    /** The rows that differ between a battle before an entry and after it. */
    public static List<StatusRow> changed(Battle before, Battle after) {
        var rows = new ArrayList<StatusRow>();
        rows.add(battleRow(after));
        if (before.field() != after.field()) {
            after.table().units().ids().stream()
                    .filter(unit -> differs(before, after, unit))
                    .forEach(unit -> rows.add(unitRow(after, unit)));
        }
        return List.copyOf(rows);
    }

    private static boolean differs(Battle before, Battle after, String unit) {
        var standing = before.table().units().find(unit);
        return !standing.equals(after.table().units().find(unit))
                || !before.field().status(unit).equals(after.field().status(unit));
    }

    /** A row of either kind. */
    public static Object read(String kind, String document) {
        return switch (kind) {
            case BATTLE -> battle(document);
            case UNIT -> unit(document);
            default -> throw new IllegalStateException("there are no status rows of the kind " + kind);
        };
    }

    public static BattleStatus battle(String document) {
        return read(document, BattleStatus.class);
    }

    public static UnitStatus unit(String document) {
        return read(document, UnitStatus.class);
    }

    private static StatusRow battleRow(Battle battle) {
        var facet = battle.opening().visibility().word();
        return new StatusRow(BATTLE, "", facet, write(BattleStatus.of(battle)));
    }

    private static StatusRow unitRow(Battle battle, String unit) {
        return new StatusRow(UNIT, unit, null, write(UnitStatus.of(battle, unit)));
    }

    private static String write(Object status) {
        try {
            return MAPPER.writeValueAsString(status);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a status that cannot be written", e);
        }
    }

    private static <T> T read(String document, Class<T> type) {
        try {
            return MAPPER.readValue(document, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a status row that cannot be read; rebuild the projections", e);
        }
    }
}
