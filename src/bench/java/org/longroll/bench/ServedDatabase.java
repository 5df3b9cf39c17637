package org.longroll.bench;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.database.DatabaseAccess;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendGroup;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Command;
import org.longroll.ledger.Head;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.Sha256;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.training.FireFight;
import org.longroll.training.HttpLine;
import org.longroll.training.Measure;
import org.longroll.training.ThrowawayServer;
import org.longroll.training.Writers;

/** A database of the bench and a server on it, both created when first needed. */
final class ServedDatabase {

    private static final int LINES = 8;
    private static final Duration WARM_UP = Duration.ofSeconds(20);
    private static final Duration WARM_UP_STRETCH = Duration.ofSeconds(10);
    private static final int WARM_UP_STRETCHES_MAX = 30;
    private static final int WARM_UP_STALE_STRETCHES = 3;
    private static final double WARM_UP_GROWTH = 1.02;
    private static final int ROWS_AT_ONCE = 100;

    /** Copies everything that lists and reads of a battle need, under new ids. */
    private static final String COPY_BATTLES = """
            with original as (select stream from status where kind = 'battle' limit 1),
                 copies as (select gen_random_uuid() as copy from generate_series(1, %d)),
                 heads as (insert into head select copy, sequence, hash from copies, head
                            where stream = (select stream from original))
            insert into status (stream, kind, id, version, facet, document)
              select copy, kind, id, version, facet, document from copies, status
               where stream = (select stream from original)""";

    private final Ground ground;
    private final String name;
    private @Nullable DatabaseAccess access;
    private @Nullable ThrowawayServer server;
    private @Nullable PostgresLedger ledger;
    private boolean filled;
    private boolean warm;

    ServedDatabase(Ground ground, String name) {
        this.ground = ground;
        this.name = name;
    }

    DatabaseAccess access() throws SQLException {
        var known = access;
        if (known == null) {
            known = ground.empty(name);
            access = known;
        }
        return known;
    }

    ThrowawayServer server() throws IOException, InterruptedException, SQLException {
        var running = server;
        if (running == null) {
            running = ThrowawayServer.start(ground.folder(name), access());
            ground.atEnd(running::close);
            server = running;
            warmUp();
        }
        return running;
    }

    /** A server compiles its hot code while it serves, and that takes a while. */
    private void warmUp() throws IOException, InterruptedException, SQLException {
        var people = new ArrayList<FireFight>();
        try {
            while (people.size() < LINES) {
                people.add(fight());
            }
            Writers.atOnce(people, WARM_UP);
            Writers.atOnce(people.stream().map(ServedDatabase::looking).toList(), WARM_UP.dividedBy(2));
        } finally {
            for (var person : people) {
                person.close();
            }
        }
    }

    /** Records until the rate no longer grows: a server on two cores compiles for minutes. Done once. */
    void warmUpForEntries(List<FireFight> people) throws InterruptedException {
        if (warm) {
            return;
        }
        var best = 0.0;
        var stale = 0;
        for (int stretch = 0; stretch < WARM_UP_STRETCHES_MAX && stale < WARM_UP_STALE_STRETCHES; stretch++) {
            var rate = Writers.atOnce(people, WARM_UP_STRETCH).figure();
            stale = rate > best * WARM_UP_GROWTH ? 0 : stale + 1;
            best = Math.max(best, rate);
        }
        warm = true;
    }

    static Writers.Step looking(FireFight fight) {
        return () -> {
            fight.status();
            return 1;
        };
    }

    /** The ledger, read without the server. */
    Ledger ledger() throws SQLException {
        var known = ledger;
        if (known == null) {
            known = new PostgresLedger(ground.pool(access(), 2), InstantSource.system());
            ground.atEnd(known::close);
            ledger = known;
        }
        return known;
    }

    /** A client with its own battle that has begun. */
    FireFight fight() throws IOException, InterruptedException, SQLException {
        var fight = new FireFight(server().address());
        fight.begin();
        return fight;
    }

    /** An endpoint that answers a constant of the size of a unit. */
    Measure constants(Duration time) throws Exception {
        var steps = new ArrayList<Writers.Step>();
        var lines = new ArrayList<HttpLine>();
        try (var fight = fight()) {
            var path = "/api/constant?bytes=" + fight.status().body().length();
            for (int i = 0; i < LINES; i++) {
                var line = new HttpLine(server().address());
                lines.add(line);
                steps.add(() -> {
                    FireFight.required(line.get(path, ""));
                    return 1;
                });
            }
            return Writers.atOnce(steps, time);
        } finally {
            for (var line : lines) {
                line.close();
            }
        }
    }

    /** Spectators of a battle in which nothing happens. */
    Crowd crowd(int spectators) throws IOException, InterruptedException, SQLException {
        try (var fight = fight()) {
            var crowd = new Crowd();
            for (int i = 0; i < spectators; i++) {
                var line = new HttpLine(server().address());
                crowd.lines.add(line);
                line.listen("/api/battles/" + fight.battle() + "/live", fight.key());
            }
            return crowd;
        }
    }

    static final class Crowd implements AutoCloseable {
        private final List<HttpLine> lines = new ArrayList<>();

        @Override
        public void close() throws IOException {
            for (var line : lines) {
                line.close();
            }
        }
    }

    /** The growth of the server's memory for each spectator. */
    double kilobytesOfSpectators(int spectators) throws IOException, InterruptedException, SQLException {
        var before = server().residentMegabytes();
        try (var crowd = crowd(spectators)) {
            return (server().residentMegabytes() - before) * 1024 / crowd.lines.size();
        }
    }

    void fillUpTo(int battles) throws IOException, InterruptedException, SQLException {
        if (!filled) {
            fight().close();
            try (var connection = access().owner().getConnection();
                    var statement = connection.createStatement()) {
                statement.execute(COPY_BATTLES.formatted(battles));
                statement.execute("analyze status");
            }
            filled = true;
        }
    }

    /** Appends so many notes to a battle, each an entry with its hash, faster than through a server. */
    void grow(UUID battle, int notes) throws SQLException {
        var head = ledger().head(battle).orElseThrow();
        try (var connection = access().owner().getConnection()) {
            connection.setAutoCommit(false);
            for (int written = 0; written < notes; written += ROWS_AT_ONCE) {
                head = written(connection, head);
            }
            try (var update = connection.prepareStatement("update head set sequence = ?, hash = ? where stream = ?")) {
                update.setLong(1, head.version());
                update.setBytes(2, head.hash().toBytes());
                update.setObject(3, battle);
                update.executeUpdate();
            }
            connection.commit();
        }
    }

    private static Head written(Connection connection, Head behind) throws SQLException {
        var group = new AppendGroup(List.of(behind), List.of());
        var now = Instant.now().truncatedTo(ChronoUnit.MICROS);
        for (int i = 0; i < ROWS_AT_ONCE; i++) {
            group.decide(note(behind.stream(), behind.version() + i, now), now);
        }
        RawJournal.insert(connection, group.sealed());
        return group.heads().getFirst();
    }

    private static Append note(UUID battle, long version, Instant now) {
        var id = UUID.randomUUID();
        var payload = CanonicalJson.of("{\"attachments\":[],\"text\":\"Note %d\",\"units\":[]}".formatted(version));
        return new Append(
                battle,
                version,
                id,
                new Command(battle, id, Sha256.GENESIS),
                "umpire",
                now,
                List.of(new NewEvent(UUID.randomUUID(), "note-taken", 2, payload)),
                List.of());
    }
}
