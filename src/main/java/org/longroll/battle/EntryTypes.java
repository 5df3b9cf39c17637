package org.longroll.battle;

/** The type of an entry, from its first event. */
public final class EntryTypes {

    private EntryTypes() {}

    public static String of(BattleEvent first) {
        return switch (first) {
            case CommonEvent.BattleStarted started -> "start";
            case CommonEvent.NoteTaken note -> "note";
            case CommonEvent.NoteCorrected corrected -> "correct-note";
            case CommonEvent.ProseEdited prose -> "prose";
            case CommonEvent.KeyReissued key -> "reissue-key";
            case CommonEvent.SeatGiven given -> "give-seat";
            case CommonEvent.SeatRevoked revoked -> "revoke-seat";
            case CommonEvent.Declared(var order) -> order.type();
            case CorrectionEvent.ConsentAsked asked -> "consent-request";
            case CorrectionEvent.ConsentWithdrawn withdrawn -> "consent";
            default -> throw new IllegalArgumentException("no entry begins with " + first);
        };
    }
}
