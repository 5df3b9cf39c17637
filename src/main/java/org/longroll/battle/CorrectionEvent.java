package org.longroll.battle;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The effect of a correction on what is in force. No event is removed. */
public sealed interface CorrectionEvent extends BattleEvent {

    /** These entries are no longer in force, newest first. */
    @Recorded("entries-undone")
    record EntriesUndone(List<UUID> entries) implements CorrectionEvent {
        public EntriesUndone {
            entries = List.copyOf(entries);
        }
    }

    /** These entries, which were undone, are in force again. */
    @Recorded("entries-redone")
    record EntriesRedone(List<UUID> entries) implements CorrectionEvent {
        public EntriesRedone {
            entries = List.copyOf(entries);
        }
    }

    /** Recorded again, or inserted if {@code replaces} is null; events up to the next of these belong to it. */
    @Recorded("entry-recorded-again")
    record EntryRecordedAgain(UUID entry, @Nullable UUID replaces, String by) implements CorrectionEvent {}

    /** An entry that an amendment had to leave out, and why. */
    @Recorded("entry-left-out")
    record EntryLeftOut(UUID entry, String code, String sentence) implements CorrectionEvent {}

    /** Asks the other side to agree; it lapses without an answer, or when the battle goes on. */
    @Recorded("consent-asked")
    record ConsentAsked(String by, List<UUID> entries, Correction correction, Instant lapses)
            implements CorrectionEvent {
        public ConsentAsked {
            entries = List.copyOf(entries);
        }
    }

    @Recorded("consent-refused")
    record ConsentRefused(UUID request, String by, @Nullable String reason) implements CorrectionEvent {}

    /** The other side agreed; the correction follows in the same entry. */
    @Recorded("consent-given")
    record ConsentGiven(UUID request, String by) implements CorrectionEvent {}
}
