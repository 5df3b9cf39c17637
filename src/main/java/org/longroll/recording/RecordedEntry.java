package org.longroll.recording;

import java.util.List;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.ledger.Envelope;

/**
 * An entry with all its events, and the battle as it was after them.
 *
 * @param events the events as they stand in the ledger, each as canonical JSON
 */
public record RecordedEntry(UUID id, int number, long version, String type, List<String> events, Battle battle) {

    static RecordedEntry of(String type, List<Envelope> events, Battle after) {
        return new RecordedEntry(
                after.latest().entry(),
                after.entries(),
                after.version(),
                type,
                events.stream().map(Envelope::toCanonicalJson).toList(),
                after);
    }
}
