package org.longroll.journal;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * The effect of an amendment on one entry; an inserted entry has no number, an impossible one the code of its refusal.
 */
public record AmendedLine(
        UUID entry,
        @Nullable Integer number,
        Fate fate,
        List<Event> before,
        List<Event> after,
        @Nullable String code,
        @Nullable String sentence) {

    public enum Fate implements Word {
        @Spelled("corrected")
        CORRECTED,
        @Spelled("struck")
        STRUCK,
        @Spelled("added")
        ADDED,
        @Spelled("stands")
        STANDS,
        @Spelled("changes")
        CHANGES,
        @Spelled("impossible")
        IMPOSSIBLE
    }

    /** An entry whose sentences are the same as before stands. */
    static AmendedLine of(
            UUID entry,
            int number,
            List<Event> before,
            List<Event> after,
            @Nullable Fate corrected,
            Journal<?> journal) {
        var fate = corrected != null ? corrected : same(before, after, journal) ? Fate.STANDS : Fate.CHANGES;
        return new AmendedLine(entry, number, fate, before, after, null, null);
    }

    static AmendedLine added(UUID entry, List<Event> happened) {
        return new AmendedLine(entry, null, Fate.ADDED, List.of(), happened, null, null);
    }

    static AmendedLine gone(RecordedOrder said, Fate fate, String code, String sentence) {
        return new AmendedLine(said.entry(), said.number(), fate, said.events(), List.of(), code, sentence);
    }

    private static boolean same(List<Event> before, List<Event> after, Journal<?> journal) {
        return before.equals(after) || journal.sentence(before).equals(journal.sentence(after));
    }
}
