package org.longroll.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.bench.Work.Bar;
import org.longroll.bench.Work.Contender;
import org.longroll.bench.Work.Way;

/** What a process that has just been started costs, and how soon it has a long battle at hand. */
public final class StartWorks {

    private static final int ROUNDS_MAX = 3;
    private static final int LONG_EVENTS = 10_000;
    private static final int WARM_UP_LOOKS = 20;

    private final Ground ground;
    private final ServedDatabase database;
    private double megabytes = Double.NaN;
    private final List<FireFight> battles = new ArrayList<>();

    public StartWorks(Ground ground) {
        this.ground = ground;
        this.database = new ServedDatabase(ground, "bench_start");
    }

    public List<Work> works() {
        return List.of(start(), memory(), load());
    }

    private Work start() {
        return new Work(
                        "start until ready, PostgreSQL included, without the AOT cache",
                        "ms",
                        List.of(new Way(Contender.LONGROLL, time -> {
                            try (var server = BenchServer.start(ground.folder("home"))) {
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
                        List.of(new Way(Contender.LONGROLL, time -> firstLook()), new Way(Contender.OTHER, time -> {
                            forgetSnapshots();
                            return firstLook();
                        })),
                        List.of(new Bar(Contender.OTHER, 20, 50)))
                .inRounds(ROUNDS_MAX);
    }

    /** Looks at a short battle first, so that it is the battle that is measured and not the loading of classes. */
    private Measure firstLook() throws Exception {
        var warmUp = battles().getFirst();
        var battle = battles().getLast();
        try (var server = BenchServer.start(ground.folder("bench_fresh"), database.access());
                var line = new HttpLine(server.address())) {
            for (int i = 0; i < WARM_UP_LOOKS; i++) {
                FireFight.required(line.get(path(warmUp), warmUp.key()));
            }
            var begin = System.nanoTime();
            FireFight.required(line.get(path(battle), battle.key()));
            var nanos = System.nanoTime() - begin;
            return Measure.of(1, nanos, new long[] {nanos});
        }
    }

    /** A short one and a long one, which has a snapshot because the server that made it has looked at it. */
    private List<FireFight> battles() throws Exception {
        if (battles.isEmpty()) {
            battles.add(database.fight());
            var grown = database.fight();
            database.grow(UUID.fromString(grown.battle()), LONG_EVENTS);
            grown.note();
            battles.add(grown);
        }
        return battles;
    }

    private void forgetSnapshots() throws Exception {
        var battle = battles().getLast().battle();
        try (var connection = database.access().owner().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("delete from snapshot where stream = '%s'".formatted(battle));
        }
    }

    /** At a version, because what is true now comes from the status rows and needs no battle at all. */
    private static String path(FireFight fight) {
        return "/api/battles/%s/units/texas-7?at=%d".formatted(fight.battle(), fight.version());
    }
}
