package org.longroll.battle;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** How a correction changed what is in force. Nothing is removed; these say what counts from here on. */
public sealed interface CorrectionEvent extends BattleEvent {

    /** These entries are no longer in force, newest first. */
    @Recorded("entries-undone")
    record EntriesUndone(List<UUID> entries) implements CorrectionEvent {
        public EntriesUndone {
            entries = List.copyOf(entries);
        }
    }

    /** These entries, which were taken back, are in force again. */
    @Recorded("entries-redone")
    record EntriesRedone(List<UUID> entries) implements CorrectionEvent {
        public EntriesRedone {
            entries = List.copyOf(entries);
        }
    }

    /**
     * As part of an amendment an entry was recorded again; what follows up to the next of these came of it.
     *
     * @param entry the new entry's id
     * @param replaces the entry in whose place it stands, or null for one that was forgotten
     * @param by the seat that recorded the entry that it replaces
     */
    @Recorded("entry-recorded-again")
    record EntryRecordedAgain(UUID entry, @Nullable UUID replaces, String by) implements CorrectionEvent {}

    /** An entry that an amendment had to leave out, and why. */
    @Recorded("entry-left-out")
    record EntryLeftOut(UUID entry, String code, String sentence) implements CorrectionEvent {}

    /**
     * A side asks the other to agree to a correction.
     *
     * @param entries what it would take back, newest first
     * @param lapses when it lapses if nobody answers; it also lapses when the battle goes on
     */
    @Recorded("consent-asked")
    record ConsentAsked(String by, List<UUID> entries, Correction correction, Instant lapses)
            implements CorrectionEvent {
        public ConsentAsked {
            entries = List.copyOf(entries);
        }
    }

    /** The other side said no. */
    @Recorded("consent-refused")
    record ConsentRefused(UUID request, String by, @Nullable String reason) implements CorrectionEvent {}

    /** The other side said yes; what was asked for follows in the same entry. */
    @Recorded("consent-given")
    record ConsentGiven(UUID request, String by) implements CorrectionEvent {}
}
