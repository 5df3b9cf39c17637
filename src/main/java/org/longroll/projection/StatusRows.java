package org.longroll.projection;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
        for (var unit : battle.orderOfBattle().units()) {
            rows.add(new StatusRow(UNIT, unit.id(), null, write(UnitStatus.of(battle, unit))));
        }
        return List.copyOf(rows);
    }

    /** The rows that differ between a battle before an entry and after it. */
    public static List<StatusRow> changed(Battle before, Battle after) {
        if (before.orderOfBattle().equals(after.orderOfBattle())) {
            return List.of(battleRow(after));
        }
        return all(after);
    }

    public static BattleStatus battle(String document) {
        return read(document, BattleStatus.class);
    }

    public static UnitStatus unit(String document) {
        return read(document, UnitStatus.class);
    }

    private static StatusRow battleRow(Battle battle) {
        var facet = battle.opening().visibility().name().toLowerCase(Locale.ROOT);
        return new StatusRow(BATTLE, "", facet, write(BattleStatus.of(battle)));
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
