package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.EntryTypes;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;
import org.longroll.projection.Difference;
import org.longroll.projection.Difference.UnitChange;

/** What happened to one unit, entry by entry, taken-back entries and all. */
@ApplicationScoped
public class ReadHistory {

    /**
     * An entry that changed a unit.
     *
     * @param version of the battle after it
     */
    public record Chapter(
            UUID entry, int number, long version, String type, String actor, Instant recordedAt, UnitChange change) {}

    private final Ledger ledger;
    private final BattleReader reader;

    ReadHistory(Ledger ledger, BattleReader reader) {
        this.ledger = ledger;
        this.reader = reader;
    }

    /** The next chapters behind a version, oldest first. */
    public List<Chapter> of(UUID battle, String unit, long behind, int limit) {
        var fold = new Telling(unit, behind, limit);
        var events =
                ledger.read(battle, 0, Long.MAX_VALUE).map(Recorded::envelope).iterator();
        while (events.hasNext() && !fold.full()) {
            fold.take(events.next());
        }
        return fold.chapters();
    }

    /** One pass over a battle that looks at a unit before and after each entry. */
    private final class Telling {

        private final String unit;
        private final long behind;
        private final int limit;
        private final List<Chapter> chapters = new ArrayList<>();
        private @Nullable Battle before;
        private @Nullable Battle now;
        private @Nullable Envelope last;
        private String type = "";

        Telling(String unit, long behind, int limit) {
            this.unit = unit;
            this.behind = behind;
            this.limit = limit;
        }

        boolean full() {
            return chapters.size() == limit;
        }

        void take(Envelope envelope) {
            var event = reader.decode(envelope);
            if (last == null || !last.entryId().equals(envelope.entryId())) {
                close();
                begin(event);
            }
            now = BattleReader.after(now, envelope, event);
            last = envelope;
        }

        private void begin(BattleEvent first) {
            before = now;
            type = EntryTypes.of(first);
        }

        private void close() {
            if (before == null || now == null || last == null || now.version() <= behind || full()) {
                return;
            }
            var entry = last;
            var after = now;
            Difference.of(before, after, unit)
                    .ifPresent(change -> chapters.add(new Chapter(
                            entry.entryId(),
                            after.entries(),
                            after.version(),
                            type,
                            entry.actor(),
                            entry.recordedAt(),
                            change)));
        }

        List<Chapter> chapters() {
            close();
            return List.copyOf(chapters);
        }
    }
}
