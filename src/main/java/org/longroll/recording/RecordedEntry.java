package org.longroll.recording;

import java.util.List;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.EntryTypes;
import org.longroll.ledger.Envelope;

/**
 * An entry with all its events, and the battle as it was after them.
 *
 * @param happened its events
 * @param events the same as they stand in the ledger, each as canonical JSON
 */
public record RecordedEntry(
        UUID id,
        int number,
        long version,
        String type,
        List<BattleEvent> happened,
        List<String> events,
        Battle battle) {

    static RecordedEntry of(List<BattleEvent> happened, List<Envelope> events, Battle after) {
        return new RecordedEntry(
                after.latest().entry(),
                after.entries(),
                after.version(),
                EntryTypes.of(happened.getFirst()),
                List.copyOf(happened),
                events.stream().map(Envelope::toCanonicalJson).toList(),
                after);
    }
}
