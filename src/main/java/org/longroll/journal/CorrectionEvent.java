package org.longroll.journal;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The effect of a correction on what is in force. No event is removed. */
public sealed interface CorrectionEvent extends Event {

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

    /**
     * Recorded again; or, if {@code replaces} is null, inserted or agreed to. Events up to the next of these belong to
     * it.
     */
    @Recorded("entry-recorded-again")
    record EntryRecordedAgain(UUID entry, @Nullable UUID replaces, String by) implements CorrectionEvent {}

    /** An entry that an amendment had to leave out, and why. */
    @Recorded("entry-left-out")
    record EntryLeftOut(UUID entry, String code, String sentence) implements CorrectionEvent {
        /** The code of an entry that the amendment was to strike. */
        public static final String STRUCK = "struck";
    }

    /**
     * Exactly these checks and questions wait until the amendment has recorded every later entry again: the correction
     * called them, and no dice came with it. With an empty list none waits any more.
     */
    @Recorded("checks-deferred")
    record ChecksDeferred(List<String> dues) implements CorrectionEvent {
        public ChecksDeferred {
            dues = List.copyOf(dues);
        }
    }

    /**
     * Asks the other side to agree; it lapses without an answer, or when the journal goes on.
     *
     * @param entries those that a correction would take back or put back
     * @param order a correction, or what is the umpire's to record in a journal without one
     * @param sentences what it would do, as the other side is told
     */
    @Recorded(value = "consent-asked", version = 2)
    record ConsentAsked(String by, List<UUID> entries, Order order, List<String> sentences, Instant lapses)
            implements CorrectionEvent {
        public ConsentAsked {
            entries = List.copyOf(entries);
            sentences = List.copyOf(sentences);
        }

        public @Nullable String reason() {
            return order.reason();
        }
    }

    @Recorded("consent-refused")
    record ConsentRefused(UUID request, String by, @Nullable String reason) implements CorrectionEvent {}

    /** The side that asked no longer wants it. */
    @Recorded("consent-withdrawn")
    record ConsentWithdrawn(
            UUID request, String by, @Nullable String reason) implements CorrectionEvent {}

    /** The other side agreed; what the seat {@code asked} wanted follows in the same entry. */
    @Recorded("consent-given")
    record ConsentGiven(UUID request, String by, @Nullable String asked) implements CorrectionEvent {}
}
