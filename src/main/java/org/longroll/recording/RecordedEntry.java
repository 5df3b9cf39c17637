package org.longroll.recording;

import java.util.List;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.EntryTypes;
import org.longroll.ledger.Envelope;

/** An entry and the battle after it; {@code events} are those in {@code happened} as canonical JSON from the ledger. */
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
