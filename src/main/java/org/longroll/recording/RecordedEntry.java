package org.longroll.recording;

import java.util.List;
import java.util.UUID;
import org.longroll.journal.CorrectionEvent.ConsentAsked;
import org.longroll.journal.EntryTypes;
import org.longroll.journal.Event;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.ledger.Envelope;

/**
 * An entry and the journal after it; {@code events} are those in {@code happened} as canonical JSON from the ledger. A
 * checkpoint that was signed with it is not among them.
 */
public record RecordedEntry(
        UUID id,
        int number,
        long version,
        String type,
        List<Event> happened,
        List<Recorded> events,
        Journal<?> journal) {

    /** An event as it is in the ledger; {@code payload} is canonical JSON. */
    public record Recorded(long sequence, String type, int schemaVersion, String actor, String payload) {

        static Recorded of(Envelope event) {
            return new Recorded(
                    event.sequence(),
                    event.type(),
                    event.schemaVersion(),
                    event.actor(),
                    event.payload().text());
        }
    }

    /** Whether it only asks the other side to agree; nothing else has happened yet. */
    public boolean asks() {
        return happened.stream().anyMatch(ConsentAsked.class::isInstance);
    }

    static RecordedEntry of(List<? extends Event> happened, List<Envelope> events, Journal<?> after) {
        return new RecordedEntry(
                after.latest().entry(),
                after.entries(),
                after.version(),
                EntryTypes.of(happened.getFirst()),
                happened.stream()
                        .filter(event -> !(event instanceof CheckpointSigned))
                        .<Event>map(event -> event)
                        .toList(),
                events.stream()
                        .filter(event -> !event.type().equals(CheckpointSigner.CHECKPOINT))
                        .map(Recorded::of)
                        .toList(),
                after);
    }
}
