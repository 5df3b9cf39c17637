package org.longroll.projection;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.journal.Journal;
import org.longroll.ledger.StatusRow;

/** The status rows of battles: one for the battle, one for each unit. */
public final class BattleStatusRows implements StatusOfKind {

    /** The facet of a unit that was added by an entry that was undone. */
    private static final String GONE = "gone";

    @Override
    public String kind() {
        return StatusRows.BATTLE;
    }

    @Override
    public List<StatusRow> changed(@Nullable Journal<?> before, Journal<?> after) {
        return changed(before == null ? null : Battle.of(before), Battle.of(after));
    }

    private static List<StatusRow> changed(@Nullable Battle before, Battle after) {
        var rows = new ArrayList<StatusRow>();
        rows.add(battleRow(after));
        var units = after.table().units().ids();
        if (before == null) {
            units.forEach(unit -> rows.add(unitRow(after, unit)));
        } else if (before.field() != after.field()) {
            units.stream().filter(unit -> differs(before, after, unit)).forEach(unit -> rows.add(unitRow(after, unit)));
            before.table().units().ids().stream()
                    .filter(unit -> !units.contains(unit))
                    .forEach(unit -> rows.add(new StatusRow(StatusRows.UNIT, unit, GONE, StatusRows.written(null))));
        }
        return List.copyOf(rows);
    }

    private static boolean differs(Battle before, Battle after, String unit) {
        var standing = before.table().units().find(unit);
        return !standing.equals(after.table().units().find(unit))
                || !before.field().status(unit).equals(after.field().status(unit));
    }

    private static StatusRow battleRow(Battle battle) {
        var facet = battle.settings().visibility().word();
        return new StatusRow(StatusRows.BATTLE, "", facet, StatusRows.written(BattleStatus.of(battle)));
    }

    private static StatusRow unitRow(Battle battle, String unit) {
        return new StatusRow(StatusRows.UNIT, unit, null, StatusRows.written(UnitStatus.of(battle, unit)));
    }
}
