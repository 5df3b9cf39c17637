package org.longroll.recording;

import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.CorrectionEvent;

/** What an entry is called, told from the first of its events. */
final class EntryTypes {

    private EntryTypes() {}

    static String of(BattleEvent first) {
        return switch (first) {
            case CommonEvent.BattleStarted started -> "start";
            case CommonEvent.NoteTaken note -> "note";
            case CommonEvent.KeyReissued key -> "reissue-key";
            case CommonEvent.Declared(var order) -> order.type();
            case CorrectionEvent.ConsentAsked asked -> "consent-request";
            default -> throw new IllegalArgumentException("no entry begins with " + first);
        };
    }
}
