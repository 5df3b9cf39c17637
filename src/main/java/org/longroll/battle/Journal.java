package org.longroll.battle;

import java.util.List;
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

    public Entries entries() {
        var entries = new Entries(battle);
        lines.forEach(entries::take);
        return entries;
    }
}
