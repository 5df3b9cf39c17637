package org.longroll.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.bench.Work.Bar;
import org.longroll.bench.Work.Contender;
import org.longroll.bench.Work.Run;
import org.longroll.bench.Work.Tail;
import org.longroll.bench.Work.Way;
import org.longroll.training.FireFight;
import org.longroll.training.Measure;
import org.longroll.training.Writers;

/** What players notice: entries, corrections and reads of a unit over HTTP, on a server of the bench. */
public final class ServerWorks {

    private static final int SPECTATORS = 2_000;
    private static final int LOOKERS = 8;

    /** Started before the measurement, so that setting up a battle is not measured. */
    private static final int READY_BATTLES = 128;

    private final ServedDatabase few;
    private final ServedDatabase many;
    private final SameEvents sameEvents;

    public ServerWorks(Ground ground) {
        this.few = new ServedDatabase(ground, "bench_few");
        this.many = new ServedDatabase(ground, "bench_many");
        this.sameEvents = new SameEvents(ground, few);
    }

    public List<Work> works() {
        return List.of(
                entries(1),
                entries(8),
                entries(64),
                undo(),
                longBattle(),
                status(),
                manyBattles(),
                watched(),
                spectators());
    }

    private Work entries(int battles) {
        var fights = new ArrayList<FireFight>();
        return new Work(
                        "entry over HTTP: fire or check, rolled, resolved, projected; %d %s. Other: appending the same events"
                                .formatted(battles, battles == 1 ? "battle" : "battles"),
                        "/s",
                        List.of(
                                new Way(Contender.LONGROLL, time -> {
                                    while (fights.size() < battles) {
                                        fights.add(few.fight());
                                    }
                                    few.warmUpForEntries(fights);
                                    for (var fight : fights) {
                                        fight.prepare(READY_BATTLES / battles);
                                    }
                                    return Writers.atOnce(fights, time);
                                }),
                                new Way(Contender.OTHER, sameEvents.appending(battles))),
                        battles == 64 ? List.of(new Bar(Contender.OTHER, 0.25, 0.5)) : List.of())
                .with(new Tail(10, 5));
    }

    private Work undo() {
        return new Work(
                "undo or redo of the last entry over HTTP, 1 battle",
                "/s",
                List.of(new Way(Contender.LONGROLL, new Alone(few) {
                    @Override
                    int go(FireFight fight) throws IOException {
                        return fight.undo();
                    }
                })),
                List.of());
    }

    private Work longBattle() {
        return new Work(
                "entry over HTTP behind 50,000 others in its battle. Other: in a new battle",
                "/s",
                List.of(
                        new Way(Contender.LONGROLL, new Alone(few) {
                            @Override
                            void prepare(FireFight fight) throws Exception {
                                few.grow(UUID.fromString(fight.battle()), 50_000);
                                fight.note();
                            }

                            @Override
                            int go(FireFight fight) throws IOException {
                                return fight.note();
                            }
                        }),
                        new Way(Contender.OTHER, time -> {
                            try (var fight = few.fight()) {
                                return Writers.atOnce(List.of(fight::note), time);
                            }
                        })),
                List.of(new Bar(Contender.OTHER, 1 / 1.3, 1 / 1.1)));
    }

    private Work status() {
        return new Work(
                "status of a unit over HTTP with key, %d at once. Other: a constant of the same size"
                        .formatted(LOOKERS),
                "/s",
                List.of(new Way(Contender.LONGROLL, looking(few)), new Way(Contender.OTHER, few::constants)),
                List.of(new Bar(Contender.OTHER, 0.6, 0.8)));
    }

    private Work manyBattles() {
        return new Work(
                "status of a unit among 10,000 battles. Other: among ten",
                "/s",
                List.of(
                        new Way(Contender.LONGROLL, time -> {
                            many.fillUpTo(10_000);
                            return looking(many).run(time);
                        }),
                        new Way(Contender.OTHER, looking(few))),
                List.of(new Bar(Contender.OTHER, 1 / 1.3, 1 / 1.1)));
    }

    private static Run looking(ServedDatabase database) {
        return time -> {
            var lookers = new ArrayList<FireFight>();
            try {
                while (lookers.size() < LOOKERS) {
                    lookers.add(database.fight());
                }
                return Writers.atOnce(
                        lookers.stream().map(ServedDatabase::looking).toList(), time);
            } finally {
                for (var looker : lookers) {
                    looker.close();
                }
            }
        };
    }

    /** The same writer without and with many spectators of battles in which nothing happens. */
    private Work watched() {
        return new Work(
                "entry over HTTP, 8 battles, beside %,d idle spectators. Other: beside none".formatted(SPECTATORS),
                "/s",
                List.of(
                        new Way(Contender.LONGROLL, time -> {
                            var crowd = few.crowd(SPECTATORS);
                            try {
                                return noting(8, time);
                            } finally {
                                crowd.close();
                            }
                        }),
                        new Way(Contender.OTHER, time -> noting(8, time))),
                List.of());
    }

    private Measure noting(int battles, Duration time) throws Exception {
        var fights = new ArrayList<FireFight>();
        try {
            while (fights.size() < battles) {
                fights.add(few.fight());
            }
            return Writers.atOnce(
                    fights.stream().map(fight -> (Writers.Step) fight::note).toList(), time);
        } finally {
            for (var fight : fights) {
                fight.close();
            }
        }
    }

    private Work spectators() {
        return new Work(
                "memory of an idle spectator",
                "KB",
                List.of(new Way(Contender.LONGROLL, time -> Measure.of(few.kilobytesOfSpectators(SPECTATORS)))),
                List.of());
    }

    /** One writer with one battle for all rounds. */
    private abstract static class Alone implements Run {
        private final ServedDatabase database;
        private final List<FireFight> fight = new ArrayList<>();

        Alone(ServedDatabase database) {
            this.database = database;
        }

        abstract int go(FireFight fight) throws IOException;

        /** Preparation before the first round. */
        void prepare(FireFight begun) throws Exception {
            begun.go();
        }

        @Override
        public Measure run(Duration time) throws Exception {
            if (fight.isEmpty()) {
                fight.add(database.fight());
                prepare(fight.getFirst());
            }
            return Writers.atOnce(List.of(() -> go(fight.getFirst())), time);
        }
    }
}
