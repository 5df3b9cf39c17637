package org.longroll.recording;

import org.longroll.battle.BattleEvent;

/** What an entry is called, told from the first of its events. */
final class EntryTypes {

    private EntryTypes() {}

    static String of(BattleEvent first) {
        return switch (first) {
            case BattleEvent.BattleStarted started -> "start";
            case BattleEvent.NoteTaken note -> "note";
            case BattleEvent.KeyReissued key -> "reissue-key";
        };
    }
}
