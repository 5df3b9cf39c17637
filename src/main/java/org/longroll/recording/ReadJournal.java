package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.Sentences;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;

/** Reads a battle back: every event as it stands in the ledger, or entry by entry as people read it. */
@ApplicationScoped
public class ReadJournal {

    private final Ledger ledger;
    private final BattleReader reader;
    private final ReadBattle battles;

    ReadJournal(Ledger ledger, BattleReader reader, ReadBattle battles) {
        this.ledger = ledger;
        this.reader = reader;
        this.battles = battles;
    }

    /** The events behind a version, each as canonical JSON; read as the consumer goes on. */
    public Stream<String> events(UUID battle, long after) {
        return ledger.read(battle, after, Long.MAX_VALUE)
                .map(event -> event.envelope().toCanonicalJson());
    }

    /** The next entries behind an entry, oldest first; the opening is number 0. */
    public List<JournalEntry> entries(UUID battle, Position behind, int limit) {
        var now = battles.newest(battle).orElseThrow();
        var entries = new ArrayList<JournalEntry>();
        var number = behind.number();
        var events = ledger.read(battle, behind.version(), Long.MAX_VALUE).map(Recorded::envelope);
        for (var event : (Iterable<Envelope>) events::iterator) {
            var last = entries.isEmpty() ? null : entries.getLast();
            if (last != null && last.id().equals(event.entryId())) {
                entries.set(entries.size() - 1, extended(last, event, now));
                continue;
            }
            if (entries.size() == limit) {
                break;
            }
            number++;
            entries.add(begun(event, number, now));
        }
        return List.copyOf(entries);
    }

    /** How far somebody has read: the number of the last entry, and the version after it. */
    public record Position(int number, long version) {
        /** Before the opening. */
        public static final Position START = new Position(-1, 0);
    }

    private JournalEntry begun(Envelope event, int number, Battle now) {
        var first = reader.decode(event);
        return new JournalEntry(
                event.entryId(),
                number,
                event.sequence(),
                EntryTypes.of(first),
                event.actor(),
                event.recordedAt(),
                sentence(first, now));
    }

    private JournalEntry extended(JournalEntry entry, Envelope event, Battle now) {
        return new JournalEntry(
                entry.id(),
                entry.number(),
                event.sequence(),
                entry.type(),
                entry.actor(),
                entry.recordedAt(),
                (entry.sentence() + " " + sentence(reader.decode(event), now)).strip());
    }

    /** In the names that units have now, even if they were corrected since. */
    private static String sentence(BattleEvent event, Battle now) {
        return Sentences.of(event, now.system(), now.table());
    }
}
