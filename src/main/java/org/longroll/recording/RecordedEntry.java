package org.longroll.recording;

import java.util.List;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.journal.CorrectionEvent.ConsentAsked;
import org.longroll.journal.EntryTypes;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.ledger.Envelope;

/**
 * An entry and the battle after it; {@code events} are those in {@code happened} as canonical JSON from the ledger. A
 * checkpoint that was signed with it is not among them.
 */
public record RecordedEntry(
        UUID id, int number, long version, String type, List<Event> happened, List<Recorded> events, Battle battle) {

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

    static RecordedEntry of(List<Event> happened, List<Envelope> events, Battle after) {
        return new RecordedEntry(
                after.latest().entry(),
                after.entries(),
                after.version(),
                EntryTypes.of(happened.getFirst()),
                happened.stream()
                        .filter(event -> !(event instanceof CheckpointSigned))
                        .toList(),
                events.stream()
                        .filter(event -> !event.type().equals(Notary.CHECKPOINT))
                        .map(Recorded::of)
                        .toList(),
                after);
    }
}
