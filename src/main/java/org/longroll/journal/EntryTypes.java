package org.longroll.journal;

/** The type of an entry, from its first event. */
public final class EntryTypes {

    private EntryTypes() {}

    public static String of(Event first) {
        return switch (first) {
            case Opening opening -> "start";
            case Aside aside -> aside.entryType();
            case JournalEvent.Declared(var order) -> order.type();
            case CorrectionEvent.ConsentAsked asked -> "consent-request";
            case CorrectionEvent.ConsentWithdrawn withdrawn -> "consent";
            default -> throw new IllegalArgumentException("no entry begins with " + first);
        };
    }
}
