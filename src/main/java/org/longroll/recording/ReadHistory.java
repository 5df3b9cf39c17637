package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.journal.Correction;
import org.longroll.journal.Entries;
import org.longroll.journal.Entry;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;
import org.longroll.projection.Difference;
import org.longroll.projection.Difference.UnitChange;

/** The history of one unit, entry by entry, with undone entries. */
@ApplicationScoped
public class ReadHistory {

    /** An entry that changed the unit; of an amendment, only what it took back: what it recorded again follows it. */
    public record Chapter(Entry entry, long version, Instant recordedAt, UnitChange change) {}

    private final Ledger ledger;
    private final JournalReader reader;

    ReadHistory(Ledger ledger, JournalReader reader) {
        this.ledger = ledger;
        this.reader = reader;
    }

    /** The next chapters after a version, oldest first; with {@code undone} only those that are taken back, or not. */
    public List<Chapter> of(UUID battle, String unit, @Nullable Boolean undone, long behind, int limit) {
        var entries = new Entries(battle);
        var states = new ArrayList<Battle>();
        var times = new ArrayList<Instant>();
        ledger.read(battle, 0, Long.MAX_VALUE).map(Recorded::envelope).forEach(event -> {
            entries.take(reader.line(event));
            states.add(Battle.of(entries.journal()));
            times.add(event.recordedAt());
        });
        var chapters = new ArrayList<Chapter>();
        int end = states.size();
        for (var entry : entries.all().reversed()) {
            int first = Math.toIntExact(entry.first()) - 1;
            if (entry.number() > 0 && end > behind && isAskedFor(entry, undone)) {
                var after = states.get(end - 1);
                Difference.of(states.get(first - 1), after, unit)
                        .ifPresent(
                                change -> chapters.add(new Chapter(entry, after.version(), times.get(first), change)));
            }
            end = first;
        }
        return chapters.reversed().stream().limit(limit).toList();
    }

    /** A correction only takes back or puts back other entries, so it is not among those that are in force. */
    private static boolean isAskedFor(Entry entry, @Nullable Boolean undone) {
        boolean corrects = entry.order().filter(Correction.class::isInstance).isPresent();
        return undone == null || undone == entry.undone() && (undone || !corrects);
    }
}
