package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.battle.Journal;
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

    /** Everything that was recorded up to a version. */
    public Journal of(UUID battle, long upTo) {
        return new Journal(
                battle,
                ledger.read(battle, 0, upTo)
                        .map(event -> reader.line(event.envelope()))
                        .toList());
    }

    /** The next entries behind an entry, oldest first; the opening is number 0. */
    public List<JournalEntry> entries(UUID battle, Position behind, int limit) {
        var page = new JournalPage(battles.whole(battle).orElseThrow(), behind.number());
        var events = ledger.read(battle, behind.version(), Long.MAX_VALUE).map(Recorded::envelope);
        for (var event : (Iterable<Envelope>) events::iterator) {
            if (page.begins(event) && page.finished() == limit) {
                break;
            }
            page.take(event, reader.decode(event));
        }
        return page.entries();
    }

    /** How far somebody has read: the number of the last entry, and the version after it. */
    public record Position(int number, long version) {
        /** Before the opening. */
        public static final Position START = new Position(-1, 0);
    }
}
