package org.longroll.bench;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.longroll.bench.Work.Bar;
import org.longroll.bench.Work.Contender;
import org.longroll.bench.Work.Run;
import org.longroll.bench.Work.Way;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.training.Writers;

/** The works of the ledger: append, batches, load, replay. */
public final class LedgerWorks {

    static final int EVENTS = 3;

    static final int BATCH = 100;
    private static final int CONNECTIONS = 20;

    /** More were not faster, and the server allows 100 in all. */
    private static final int RAW_CONNECTIONS = 32;

    private static final int SMALL = 1_000;
    private static final int LARGE = 10_000;
    private static final int SMALL_BATTLES = 40;

    private final PostgresLedger ledger;
    private final List<Connection> raw = new ArrayList<>();
    private final DataSource library;
    private final PostgresLedger librarian;
    private final Peers peers;

    /** Battles to be read: one large one, and small ones. Filled when first needed. */
    private final Map<Integer, UUID> books = new HashMap<>();

    public LedgerWorks(Ground ground, Peers peers) throws SQLException {
        this.ledger = ledger(ground, ground.pool(ground.journal("bench_longroll"), CONNECTIONS));
        var plain = ground.pool(ground.journal("bench_raw"), RAW_CONNECTIONS);
        while (raw.size() < RAW_CONNECTIONS) {
            raw.add(plain.getConnection());
        }
        this.library = ground.pool(ground.journal("bench_library"), CONNECTIONS);
        this.librarian = ledger(ground, library);
        this.peers = peers;
    }

    public List<Work> works() {
        return List.of(
                append(1, List.of(1), new Bar(Contender.RAW, 0.7, 0.9)),
                append(
                        8,
                        List.of(4, 8),
                        new Bar(Contender.RAW, 1.0, 1.3),
                        new Bar(Contender.AXON, 1.0, 1.0),
                        new Bar(Contender.PEKKO, 1.0, 1.0)),
                append(64, List.of(8, 16, RAW_CONNECTIONS), new Bar(Contender.RAW, 1.3, 2.0)),
                entries(1),
                entries(64),
                batches(),
                load(SMALL),
                load(LARGE, new Bar(Contender.AXON, 1.0, 1.5)),
                replay());
    }

    private Work append(int battles, List<Integer> connections, Bar... bars) {
        var ways = new ArrayList<Way>();
        ways.add(new Way(Contender.LONGROLL, ours(battles, EVENTS)));
        connections.forEach(number -> ways.add(new Way(Contender.RAW, plainly(number, EVENTS))));
        ways.addAll(peers.ways("append " + battles));
        return new Work(
                "append, %d %s".formatted(battles, battles == 1 ? "battle" : "battles"), "/s", ways, List.of(bars));
    }

    /** Appends with the status rows that only Longroll writes in the same transaction. */
    private Work entries(int battles) {
        var steps = steps(battles, stream -> version -> Volley.entry(stream, version));
        return new Work(
                "append with status rows, %d %s".formatted(battles, battles == 1 ? "battle" : "battles"),
                "/s",
                List.of(
                        new Way(Contender.LONGROLL, time -> Writers.atOnce(steps, time)),
                        new Way(Contender.RAW, plainly(battles == 1 ? 1 : RAW_CONNECTIONS, EVENTS))),
                List.of());
    }

    private Work batches() {
        var ways = new ArrayList<>(
                List.of(new Way(Contender.LONGROLL, ours(1, BATCH)), new Way(Contender.RAW, plainly(1, BATCH))));
        ways.addAll(peers.ways("batch"));
        return new Work("append %d events at once, 1 battle".formatted(BATCH), "/s", ways, List.of());
    }

    private Work load(int events, Bar... bars) {
        Writers.Step ours = () -> {
            try (var read = librarian.read(book(events), 0, Long.MAX_VALUE)) {
                return read.mapToInt(LedgerWorks::decoded).sum();
            }
        };
        var ways = new ArrayList<>(List.of(
                new Way(Contender.LONGROLL, time -> Writers.atOnce(List.of(ours), time)),
                new Way(
                        Contender.RAW,
                        time -> Writers.atOnce(List.of(() -> RawJournal.load(library, book(events))), time))));
        ways.addAll(peers.ways("load " + events));
        return new Work("load a battle of %,d events".formatted(events), "events/s", ways, List.of(bars));
    }

    private Work replay() {
        var ways = new ArrayList<>(List.of(
                new Way(Contender.LONGROLL, time -> Writers.atOnce(List.of(this::replayed), time)),
                new Way(Contender.RAW, time -> Writers.atOnce(List.of(() -> RawJournal.replay(library)), time))));
        ways.addAll(peers.ways("replay"));
        return new Work(
                "replay all events, decoded, hashes checked",
                "events/s",
                ways,
                List.of(new Bar(Contender.AXON, 1.5, 2.0), new Bar(Contender.PEKKO, 2.2, 3.0)));
    }

    private int replayed() {
        book(SMALL);
        return librarian
                .replay(0)
                .mapToInt(recorded -> {
                    requireSound(recorded.envelope());
                    return decoded(recorded);
                })
                .sum();
    }

    private static int decoded(Recorded recorded) {
        Volley.decoded(recorded.envelope().payload().text());
        return 1;
    }

    static void requireSound(Envelope event) {
        if (!event.computedHash().equals(event.hash())) {
            throw new IllegalStateException("an event of the bench is not as it was written");
        }
    }

    private Run ours(int battles, int events) {
        var steps = steps(battles, stream -> version -> Volley.append(stream, version, events));
        return time -> Writers.atOnce(steps, time);
    }

    private Run plainly(int connections, int events) {
        return time -> {
            var steps = new ArrayList<Writers.Step>();
            for (var connection : raw.subList(0, connections)) {
                steps.add(RawJournal.appending(connection, events));
            }
            return Writers.atOnce(steps, time);
        };
    }

    private interface Next {
        Append at(long version);
    }

    private interface Battle {
        Next of(UUID stream);
    }

    private List<Writers.Step> steps(int battles, Battle battle) {
        return IntStream.range(0, battles)
                .mapToObj(number -> step(battle.of(UUID.randomUUID())))
                .toList();
    }

    private Writers.Step step(Next next) {
        return new Writers.Step() {
            private long version;

            @Override
            public int go() {
                version += appended(ledger, next.at(version));
                return 1;
            }
        };
    }

    private static int appended(PostgresLedger ledger, Append append) {
        if (ledger.append(append) instanceof Appended appended) {
            return appended.events().size();
        }
        throw new IllegalStateException("an append of the bench was not written");
    }

    private UUID book(int events) {
        if (books.isEmpty()) {
            books.put(LARGE, filled(librarian, LARGE));
            for (int battle = 0; battle < SMALL_BATTLES; battle++) {
                books.put(SMALL, filled(librarian, SMALL));
            }
        }
        return Objects.requireNonNull(books.get(events), "books are small or large");
    }

    private static UUID filled(PostgresLedger ledger, int events) {
        var stream = UUID.randomUUID();
        for (int version = 0; version < events; version += BATCH) {
            appended(ledger, Volley.append(stream, version, BATCH));
        }
        return stream;
    }

    private static PostgresLedger ledger(Ground ground, DataSource database) {
        var ledger = new PostgresLedger(database, InstantSource.system());
        ground.atEnd(ledger::close);
        return ledger;
    }
}
