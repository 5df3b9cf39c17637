package org.longroll.bench;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.UUID;
import org.longroll.bench.Work.Run;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.Sha256;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.training.Writers;

/** The events of a fire fight that a server recorded, appended again without a server, entry by entry. */
final class SameEvents {

    private static final int CONNECTIONS = 20;

    private final Ground ground;
    private final ServedDatabase recorded;
    private final List<List<Envelope>> entries = new ArrayList<>();
    private final List<Ledger> ledger = new ArrayList<>();

    SameEvents(Ground ground, ServedDatabase recorded) {
        this.ground = ground;
        this.recorded = recorded;
    }

    Run appending(int battles) {
        var steps = new ArrayList<Writers.Step>();
        return time -> {
            if (entries.isEmpty()) {
                play();
                open();
            }
            while (steps.size() < battles) {
                steps.add(writer(ledger.getFirst()));
            }
            return Writers.atOnce(steps, time);
        };
    }

    private void play() throws IOException, InterruptedException, SQLException {
        try (var fight = recorded.fight()) {
            while (!fight.isOver()) {
                fight.go();
            }
            var byEntry = new LinkedHashMap<UUID, List<Envelope>>();
            recorded.ledger()
                    .read(UUID.fromString(fight.battle()), 0, Long.MAX_VALUE)
                    .forEach(event -> byEntry.computeIfAbsent(event.envelope().entryId(), id -> new ArrayList<>())
                            .add(event.envelope()));
            // The opening and the beginning of the turn are not part of the fight.
            byEntry.values().stream().skip(2).forEach(entries::add);
        }
    }

    private void open() throws SQLException {
        var direct =
                new PostgresLedger(ground.pool(ground.journal("bench_direct"), CONNECTIONS), InstantSource.system());
        ground.atEnd(direct::close);
        ledger.add(direct);
    }

    private Writers.Step writer(Ledger into) {
        return new Writers.Step() {
            private final UUID battle = UUID.randomUUID();
            private long version;
            private int next;

            @Override
            public int go() {
                var entry = entries.get(next++ % entries.size());
                if (!(into.append(append(battle, version, entry)) instanceof Appended)) {
                    throw new IllegalStateException("an append of the bench was not written");
                }
                version += entry.size();
                return 1;
            }
        };
    }

    private static Append append(UUID battle, long version, List<Envelope> entry) {
        var id = UUID.randomUUID();
        return new Append(
                battle,
                version,
                id,
                new Command(battle, id, Sha256.GENESIS),
                entry.getFirst().actor(),
                Instant.now().truncatedTo(ChronoUnit.MICROS),
                entry.stream()
                        .map(event ->
                                new NewEvent(UUID.randomUUID(), event.type(), event.schemaVersion(), event.payload()))
                        .toList(),
                List.of());
    }
}
