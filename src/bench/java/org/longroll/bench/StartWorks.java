package org.longroll.bench;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.longroll.bench.Work.Bar;
import org.longroll.bench.Work.Contender;
import org.longroll.bench.Work.Way;
import org.longroll.training.FireFight;
import org.longroll.training.HttpLine;
import org.longroll.training.Measure;
import org.longroll.training.ThrowawayServer;
import org.longroll.training.Writers;

/** The cost of a process that has just started, and how soon it can answer for a long battle. */
public final class StartWorks {

    private static final int ROUNDS_MAX = 5;
    private static final int LONG_EVENTS = 10_000;
    private static final int SHORT_EVENTS = 300;

    /** A battle has a snapshot every 200 events, so on average it is this many events behind. */
    private static final int EVENTS_BEHIND_SNAPSHOT = 100;

    private static final int SHORT_BATTLES = 10;
    private static final int SNAPSHOT_MILLIS_MAX = 20_000;
    private static final int POLL_MILLIS = 20;
    private static final int PLAYERS = 8;
    private static final Duration FRESH = Duration.ofSeconds(30);

    private final Ground ground;
    private final ServedDatabase database;
    private double megabytes = Double.NaN;

    private final List<FireFight> small = new ArrayList<>();
    private final List<FireFight> kept = new ArrayList<>();
    private final List<FireFight> bare = new ArrayList<>();

    public StartWorks(Ground ground) {
        this.ground = ground;
        this.database = new ServedDatabase(ground, "bench_start");
    }

    public List<Work> works() {
        return List.of(start(), memory(), load(), firstHalfMinute());
    }

    private Work start() {
        return new Work(
                        "start until ready, PostgreSQL included, without the AOT cache",
                        "ms",
                        List.of(new Way(Contender.LONGROLL, time -> {
                            try (var server = ThrowawayServer.startPlain(ground.folder("home"))) {
                                megabytes = server.residentMegabytes();
                                return Measure.of(server.millisUntilReady());
                            }
                        })),
                        List.of())
                .inRounds(ROUNDS_MAX);
    }

    private Work memory() {
        return new Work(
                        "memory when ready, PostgreSQL not counted",
                        "MB",
                        List.of(new Way(Contender.LONGROLL, time -> Measure.of(megabytes))),
                        List.of())
                .inRounds(ROUNDS_MAX);
    }

    private Work load() {
        return new Work(
                        "first look at a battle of 10,000 events in a fresh process, from its snapshot. Other: without one",
                        "/s",
                        List.of(
                                new Way(
                                        Contender.LONGROLL,
                                        time -> firstLook(
                                                filled(kept, 1, LONG_EVENTS).getFirst())),
                                new Way(Contender.OTHER, time -> {
                                    var battle = filled(bare, 1, LONG_EVENTS).getFirst();
                                    forgetSnapshots(battle);
                                    return firstLook(battle);
                                })),
                        List.of(new Bar(Contender.OTHER, 20, 50)))
                .inRounds(ROUNDS_MAX);
    }

    /** The time does not count here: a server is fresh for half a minute only. */
    private Work firstHalfMinute() {
        return new Work(
                        "entry over HTTP in the first 30 s of a fresh server, %d battles. Other: on one that is warm"
                                .formatted(PLAYERS),
                        "/s",
                        List.of(
                                new Way(Contender.LONGROLL, time -> {
                                    try (var server =
                                            ThrowawayServer.start(ground.folder("bench_fresh"), database.access())) {
                                        return entries(server, FRESH);
                                    }
                                }),
                                new Way(Contender.OTHER, time -> {
                                    try (var people = new Players(database.server())) {
                                        database.warmUpForEntries(people.fights());
                                        return Writers.atOnce(people.fights(), FRESH);
                                    }
                                })),
                        List.of(new Bar(Contender.OTHER, 0.6, 0.8)))
                .inRounds(ROUNDS_MAX);
    }

    private static Measure entries(ThrowawayServer server, Duration time) throws IOException, InterruptedException {
        try (var people = new Players(server)) {
            return Writers.atOnce(people.fights(), time);
        }
    }

    /** Clients that each have a battle that has begun. */
    private record Players(List<FireFight> fights) implements AutoCloseable {
        Players(ThrowawayServer server) throws IOException {
            this(new ArrayList<>());
            while (fights.size() < PLAYERS) {
                var fight = new FireFight(server.address());
                fights.add(fight);
                fight.begin();
            }
        }

        @Override
        public void close() throws IOException {
            for (var fight : fights) {
                fight.close();
            }
        }
    }

    /** Reads short battles first, so that the loading of classes is not measured. */
    private Measure firstLook(FireFight battle) throws Exception {
        try (var server = ThrowawayServer.start(ground.folder("bench_fresh"), database.access());
                var line = new HttpLine(server.address())) {
            for (var shorter : filled(small, SHORT_BATTLES, SHORT_EVENTS)) {
                look(line, shorter);
            }
            var nanos = look(line, battle);
            return Measure.of(1, nanos, new long[] {nanos});
        }
    }

    private List<FireFight> filled(List<FireFight> battles, int number, int events) throws Exception {
        while (battles.size() < number) {
            battles.add(withSnapshot(events));
        }
        return battles;
    }

    /** A battle of so many events, of which the server keeps a snapshot, and a few more events. */
    private FireFight withSnapshot(int events) throws Exception {
        var fight = database.fight();
        var battle = UUID.fromString(fight.battle());
        database.grow(battle, events);
        try (var reader = new HttpLine(database.server().address())) {
            look(reader, fight);
        }
        awaitSnapshot(battle);
        database.grow(battle, EVENTS_BEHIND_SNAPSHOT);
        return fight;
    }

    private void awaitSnapshot(UUID battle) throws Exception {
        var end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(SNAPSHOT_MILLIS_MAX);
        try (var connection = database.access().owner().getConnection();
                var statement = connection.prepareStatement("select from snapshot where stream = ?")) {
            statement.setObject(1, battle);
            while (!statement.executeQuery().next()) {
                if (System.nanoTime() > end) {
                    throw new IOException("a server of the bench kept no snapshot");
                }
                Thread.sleep(POLL_MILLIS);
            }
        }
    }

    private void forgetSnapshots(FireFight battle) throws SQLException {
        try (var connection = database.access().owner().getConnection();
                var delete = connection.prepareStatement("delete from snapshot where stream = ?")) {
            delete.setObject(1, UUID.fromString(battle.battle()));
            delete.executeUpdate();
        }
    }

    /** At a version, because the present state comes from the status rows and needs no fold. */
    private long look(HttpLine line, FireFight battle) throws IOException, SQLException {
        var head = database.ledger().head(UUID.fromString(battle.battle())).orElseThrow();
        var path = "/api/battles/%s/units/texas-7?at=%d".formatted(battle.battle(), head.version());
        var begin = System.nanoTime();
        FireFight.required(line.get(path, battle.key()));
        return System.nanoTime() - begin;
    }
}
