package org.longroll.codec;

import java.util.List;
import org.longroll.battle.BattleEvent;

/** What an event is called in the ledger, the version in which it is written today, and the record that holds it. */
public record EventType(String name, int version, Class<? extends BattleEvent> record) {

    /** Every event there is. A test holds this list against the code and against the files of old versions. */
    public static final List<EventType> ALL = List.of(
            new EventType("battle-started", 1, BattleEvent.BattleStarted.class),
            new EventType("note-taken", 1, BattleEvent.NoteTaken.class),
            new EventType("key-reissued", 1, BattleEvent.KeyReissued.class));
}
