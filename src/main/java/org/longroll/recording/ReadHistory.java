package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.Entries;
import org.longroll.battle.Entry;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;
import org.longroll.projection.Difference;
import org.longroll.projection.Difference.UnitChange;

/** The history of one unit, entry by entry, with undone entries. */
@ApplicationScoped
public class ReadHistory {

    public record Chapter(Entry entry, Instant recordedAt, UnitChange change) {}

    private final Ledger ledger;
    private final BattleReader reader;

    ReadHistory(Ledger ledger, BattleReader reader) {
        this.ledger = ledger;
        this.reader = reader;
    }

    /** The next chapters after a version, oldest first. */
    public List<Chapter> of(UUID battle, String unit, long behind, int limit) {
        var entries = new Entries(battle);
        var states = new ArrayList<Battle>();
        var times = new ArrayList<Instant>();
        ledger.read(battle, 0, Long.MAX_VALUE).map(Recorded::envelope).forEach(event -> {
            entries.take(reader.line(event));
            states.add(entries.battle());
            times.add(event.recordedAt());
        });
        return entries.all().stream()
                .filter(entry -> !entry.isAgain() && entry.number() > 0 && entry.last() > behind)
                .flatMap(entry -> {
                    var first = Math.toIntExact(entry.first()) - 1;
                    var after = states.get(Math.toIntExact(entry.last()) - 1);
                    return Difference.of(states.get(first - 1), after, unit)
                            .map(change -> new Chapter(entry, times.get(first), change))
                            .stream();
                })
                .limit(limit)
                .toList();
    }
}
