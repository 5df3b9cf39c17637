package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.audit.BattleAudit;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.testing.Sql;
import org.longroll.testing.TestHomes;

/**
 * A league night ({@code deploy/faults/night}): many tables that record an entry a minute each, two spectators at each, two
 * nodes, PostgreSQL and Kafka; a node is killed and PostgreSQL too; at the end everybody wants the short report.
 */
class LeagueNightRun {

    private static final int BATTLES = Integer.getInteger("night.battles", 1_000);
    private static final Duration LENGTH = Duration.ofMinutes(Long.getLong("night.minutes", 10));
    private static final Duration BETWEEN_ENTRIES = Duration.ofSeconds(60);

    /** Spectators come one by one while the first entries are made. */
    private static final Duration ARRIVING = Duration.ofSeconds(60);

    private static final Duration SETTLING = Duration.ofSeconds(10);
    private static final Duration CATCHING_UP = Duration.ofMinutes(3);
    private static final int SPECTATORS_OF_EACH = 2;
    private static final int STARTING_AT_ONCE = 8;
    private static final int SAMPLES = 30;
    /** A node as the files of Kubernetes start it: 1 GiB, of which the JVM takes 60 %, and an AOT cache. */
    private static final List<String> JVM = List.of("-XX:+UseSerialGC", "-Xmx614m");

    private static final double P99_TO_P50_MAX = 20;
    private static final double MORE_MEMORY = 1.25;

    /** From the fault until a while after it is over. */
    private record Disturbance(String name, long fromNanos, long toNanos) {
        boolean covers(LeagueTable.Recorded entry) {
            return entry.sentNanos() + entry.nanos() > fromNanos && entry.sentNanos() < toNanos;
        }
    }

    @TempDir(factory = TestHomes.Empty.class)
    private Path databaseHome = Path.of("");

    @TempDir
    private Path cacheFolder = Path.of("");

    @TempDir
    private Path kafkaFolder = Path.of("");

    @TempDir
    private Path nodeHome = Path.of("");

    private final List<LeagueTable> tables = new ArrayList<>();
    private final List<Spectator> spectators = new ArrayList<>();
    private final List<Disturbance> disturbances = new ArrayList<>();

    @Test
    void nothing_is_lost_or_twice_and_nobody_waits_long_while_nothing_is_broken() throws Exception {
        var jvm = ServerProcess.trained(JVM, cacheFolder.resolve("night.aot"));
        try (var cluster = new Cluster(databaseHome, kafkaFolder, nodeHome, jvm);
                var client = HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .connectTimeout(Duration.ofSeconds(5))
                        .build();
                var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            try {
                open(client, cluster::anyNode);
                gather(client, cluster, crowd);
                var memory = play(cluster, cluster.survivor());
                var reports = reports();
                check(cluster);
                tell(memory, reports);
            } finally {
                // Whatever was found, nobody is waited for who still looks on.
                spectators.forEach(Spectator::leave);
                crowd.shutdownNow();
                client.shutdownNow();
            }
        }
    }

    private void gather(HttpClient client, Cluster cluster, ExecutorService crowd) {
        for (var table : tables) {
            for (int i = 0; i < SPECTATORS_OF_EACH; i++) {
                var spectator = new Spectator(client, cluster::anyNode, table);
                spectators.add(spectator);
                crowd.submit(() -> {
                    TimeUnit.NANOSECONDS.sleep(ThreadLocalRandom.current().nextLong(ARRIVING.toNanos()));
                    spectator.run();
                    return null;
                });
            }
        }
    }

    private void open(HttpClient client, Supplier<URI> node) throws Exception {
        try (var hosts = Executors.newFixedThreadPool(STARTING_AT_ONCE)) {
            var starting = IntStream.range(0, BATTLES)
                    .<Callable<LeagueTable>>mapToObj(number -> () -> new LeagueTable(client, node))
                    .toList();
            for (var table : hosts.invokeAll(starting)) {
                tables.add(table.get());
            }
        }
    }

    /** The evening itself; answers the memory of the node that lives through it, in megabytes. */
    private List<Long> play(Cluster cluster, long survivor) throws Exception {
        var memory = new ArrayList<Long>();
        var end = System.nanoTime() + LENGTH.toNanos();
        try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            var evenings = tables.stream()
                    .map(table -> players.submit(() -> evening(table, end)))
                    .toList();
            for (int sample = 1; sample <= SAMPLES; sample++) {
                Thread.sleep(LENGTH.toMillis() / SAMPLES);
                memory.add(SoakRun.resident(Path.of("/proc", Long.toString(survivor))));
                if (sample == SAMPLES * 2 / 5) {
                    disturb("a node killed", cluster::killNode);
                } else if (sample == SAMPLES * 3 / 5) {
                    disturb("PostgreSQL killed", () -> {
                        cluster.database.kill();
                        cluster.database.startAgain();
                    });
                }
            }
            for (var evening : evenings) {
                evening.get();
            }
        }
        return memory;
    }

    private static Void evening(LeagueTable table, long endNanos) throws InterruptedException {
        var next = System.nanoTime() + ThreadLocalRandom.current().nextLong(BETWEEN_ENTRIES.toNanos());
        while (next < endNanos) {
            TimeUnit.NANOSECONDS.sleep(next - System.nanoTime());
            table.goOn();
            next += BETWEEN_ENTRIES.toNanos();
        }
        return null;
    }

    private interface Fault {
        void go() throws Exception;
    }

    private void disturb(String name, Fault fault) throws Exception {
        var from = System.nanoTime();
        fault.go();
        disturbances.add(new Disturbance(name, from, System.nanoTime() + SETTLING.toNanos()));
    }

    private List<Long> reports() throws Exception {
        try (var readers = Executors.newFixedThreadPool(STARTING_AT_ONCE)) {
            var taken = new ArrayList<Long>();
            var asked =
                    tables.stream().<Callable<Long>>map(table -> table::report).toList();
            for (var report : readers.invokeAll(asked)) {
                taken.add(report.get());
            }
            return taken;
        }
    }

    private void check(Cluster cluster) throws Exception {
        var access = cluster.database.access();
        var versions = new HashMap<String, Long>();
        for (var table : tables) {
            var acknowledged =
                    table.recorded().stream().map(LeagueTable.Recorded::id).toList();
            assertThat(acknowledged).doesNotHaveDuplicates();
            var found = Sql.query(
                    access.superuser(),
                    "select string_agg(id, ' ') from (select entry_id::text as id from ledger where stream = '"
                            + table.id() + "' group by entry_id order by min(sequence) offset 1) entries");
            assertThat(found == null || found.isEmpty() ? List.of() : List.of(found.split(" ")))
                    .as(table.id())
                    .containsExactlyElementsOf(acknowledged);
            versions.put(
                    table.id(),
                    Long.parseLong(Sql.query(
                            access.superuser(), "select sequence from head where stream = '" + table.id() + "'")));
        }
        try (var ledger = new PostgresLedger(access.application(), InstantSource.system())) {
            assertThat(new BattleAudit(ledger).verifyAll()).allMatch(report -> report.intact());
        }
        for (int i = 0; i < spectators.size(); i++) {
            var spectator = spectators.get(i);
            var head = versions.get(tables.get(i / SPECTATORS_OF_EACH).id());
            FaultsRun.eventually("a spectator has seen it all", CATCHING_UP, () -> spectator.seen() >= head);
            assertThat(spectator.seen()).isEqualTo(head);
            assertThat(spectator.outOfOrder()).isZero();
        }
        FaultsRun.eventually("everything is published", CATCHING_UP, () -> FaultsRun.isPublished(cluster));
        FaultsRun.requireOnTheTopic(cluster, versions);
    }

    private void tell(List<Long> memory, List<Long> reports) throws IOException {
        var calm = sorted(entry -> disturbances.stream().noneMatch(each -> each.covers(entry)));
        var all = sorted(entry -> true);
        System.out.printf(
                "A league night: %,d battles, %,d spectators, %d minutes, load %s%n",
                BATTLES,
                spectators.size(),
                LENGTH.toMinutes(),
                Files.readString(Path.of("/proc/loadavg")).strip());
        System.out.printf("  entries: %,d acknowledged, all there once%n", all.length);
        System.out.printf(
                "  outside the faults: %,d, p50 %.1f ms, p99 %.1f ms (%.1f x), slowest %.0f ms%n",
                calm.length,
                millis(calm, 0.5),
                millis(calm, 0.99),
                millis(calm, 0.99) / millis(calm, 0.5),
                millis(calm, 1));
        System.out.printf("  the slowest hundredth began in seconds %s of the night%n", slowest(calm));
        System.out.printf("  with the faults: p99 %.0f ms, slowest %.0f ms%n", millis(all, 0.99), millis(all, 1));
        for (var each : disturbances) {
            System.out.printf("  %s: %.0f s until settled%n", each.name(), (each.toNanos() - each.fromNanos()) / 1e9);
        }
        var taken = reports.stream().mapToLong(Long::longValue).sorted().toArray();
        System.out.printf("  short reports: p50 %.0f ms, p99 %.0f ms%n", millis(taken, 0.5), millis(taken, 0.99));
        System.out.printf("  memory of the node that lived, MB: %s%n", memory);
        assertThat(millis(calm, 0.99)).isLessThanOrEqualTo(P99_TO_P50_MAX * millis(calm, 0.5));
        var warm = memory.subList(memory.size() / 3, memory.size());
        assertThat(warm).allMatch(megabytes -> megabytes < MORE_MEMORY * warm.getFirst());
    }

    /** When those were sent that took longer than 99 of 100, in seconds since the first entry. */
    private List<Long> slowest(long[] calm) {
        var entries =
                tables.stream().flatMap(table -> table.recorded().stream()).toList();
        var first = entries.stream()
                .mapToLong(LeagueTable.Recorded::sentNanos)
                .min()
                .orElseThrow();
        return entries.stream()
                .filter(entry -> entry.nanos() / 1e6 >= millis(calm, 0.99))
                .filter(entry -> disturbances.stream().noneMatch(each -> each.covers(entry)))
                .map(entry -> TimeUnit.NANOSECONDS.toSeconds(entry.sentNanos() - first))
                .sorted()
                .toList();
    }

    private long[] sorted(Predicate<LeagueTable.Recorded> which) {
        return tables.stream()
                .flatMap(table -> table.recorded().stream())
                .filter(which)
                .mapToLong(LeagueTable.Recorded::nanos)
                .sorted()
                .toArray();
    }

    private static double millis(long[] sorted, double share) {
        return sorted[(int) Math.min(sorted.length - 1, (long) (share * sorted.length))] / 1e6;
    }
}
