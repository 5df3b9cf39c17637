package org.longroll.battle;

import java.util.Set;

/** What an entry is called, told from the first of its events. */
public final class EntryTypes {

    /** What is never taken back: it is not about how the battle stands. */
    public static final Set<String> OUTSIDE =
            Set.of("start", "note", "prose", "reissue-key", "undo", "redo", "consent", "consent-request");

    private EntryTypes() {}

    public static String of(BattleEvent first) {
        return switch (first) {
            case CommonEvent.BattleStarted started -> "start";
            case CommonEvent.NoteTaken note -> "note";
            case CommonEvent.ProseEdited prose -> "prose";
            case CommonEvent.KeyReissued key -> "reissue-key";
            case CommonEvent.Declared(var order) -> order.type();
            case CorrectionEvent.ConsentAsked asked -> "consent-request";
            default -> throw new IllegalArgumentException("no entry begins with " + first);
        };
    }
}
