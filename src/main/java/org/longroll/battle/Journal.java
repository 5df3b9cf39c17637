package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.longroll.battle.CommonEvent.BattleStarted;

/** All events of a battle up to some version, undone or not, in order, from the opening. */
public record Journal(UUID battle, List<Line> lines) {

    public record Line(BattleEvent event, Occasion occasion) {}

    public Journal {
        lines = List.copyOf(lines);
        if (lines.isEmpty() || !(lines.getFirst().event() instanceof BattleStarted)) {
            throw new IllegalArgumentException("a journal begins with the opening of its battle");
        }
    }

    public BattleStarted opening() {
        return (BattleStarted) lines.getFirst().event();
    }

    /** The same with the names of the players by seat, which are not in the ledger. */
    public Journal withPlayers(Map<String, String> names) {
        var named = new ArrayList<>(lines);
        named.set(0, new Line(opening().withPlayers(names), lines.getFirst().occasion()));
        return new Journal(battle, named);
    }

    public Entries entries() {
        var entries = new Entries(battle);
        lines.forEach(entries::take);
        return entries;
    }
}
