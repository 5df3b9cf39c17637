package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.database.EmbeddedDatabase;
import org.longroll.testing.Sql;
import org.longroll.testing.TestHomes;

/**
 * People record, read, watch and come and go for an hour ({@code mvn -Pit verify -Dit.test=SoakRun}, {@code -Dsoak.minutes}
 * for less). Memory and descriptors stay flat after the first third; tables and indexes grow with the entries and not otherwise.
 * {@code -Dsoak.pause} is the time in milliseconds between two entries of a battle.
 */
class SoakRun {

    private static final Duration LENGTH = Duration.ofMinutes(Long.getLong("soak.minutes", 60));
    private static final Duration PAUSE = Duration.ofMillis(Long.getLong("soak.pause", 500));
    private static final int SAMPLES = 30;
    private static final int BATTLES = 12;

    /** What is watched and left again between two samples, by each of the tables. */
    private static final int VISITS = 5;

    private static final List<String> LOOKS = List.of(
            "",
            "/units",
            "/entries",
            "/dice",
            "/analysis?turningPoints=false",
            "/audit",
            "/report?turningPoints=false");

    /** The heap is small, so that it is full, collected and full again many times. */
    private static final Map<String, String> SMALL_HEAP = Map.of("JAVA_TOOL_OPTIONS", "-Xmx384m");

    private static final double MORE_MEMORY = 1.25;
    private static final int MORE_LIVE_MEGABYTES = 40;
    private static final int MORE_DESCRIPTORS = 40;
    private static final Pattern USED = Pattern.compile("used (\\d+)K");

    /** What the server holds at a moment; live is what a full collection leaves in the heap. */
    private record Sample(
            long entries,
            long residentMegabytes,
            long liveMegabytes,
            long descriptors,
            long threads,
            long connections,
            long tableKilobytes,
            long indexKilobytes) {
        double kilobytesOfAnEntry() {
            return (double) (tableKilobytes + indexKilobytes) / Math.max(1, entries);
        }
    }

    @TempDir(factory = TestHomes.Empty.class)
    private Path home = Path.of("");

    @Test
    void memory_and_descriptors_stay_flat_and_tables_grow_with_the_entries() throws Exception {
        var samples = new ArrayList<Sample>();
        try (var server = ServerProcess.startWith(home, SMALL_HEAP).awaitReady();
                var load = new Load(server::address, BATTLES, PAUSE)) {
            load.begin("soak");
            var began = Instant.now();
            for (int i = 0; i < SAMPLES; i++) {
                comeAndGo(load, began.plus(LENGTH.multipliedBy(i + 1).dividedBy(SAMPLES)));
                samples.add(sample(server, load.acknowledged()));
                System.out.println(samples.getLast());
            }
            load.pause();
            for (var table : load.tables()) {
                assertThat(load.read(table, "/audit").path("intact").asBoolean())
                        .isTrue();
            }
            System.out.println(sizes());
        }
        var warm = samples.subList(SAMPLES / 3, SAMPLES);
        var settled = warm.getFirst();
        assertThat(warm).allSatisfy(sample -> {
            assertThat((double) sample.residentMegabytes()).isLessThan(MORE_MEMORY * settled.residentMegabytes());
            assertThat(sample.liveMegabytes()).isLessThan(settled.liveMegabytes() + MORE_LIVE_MEGABYTES);
            assertThat(sample.descriptors()).isLessThan(settled.descriptors() + MORE_DESCRIPTORS);
            assertThat(sample.kilobytesOfAnEntry()).isLessThan(1.5 * settled.kilobytesOfAnEntry());
        });
    }

    /** Between two samples each table is watched by somebody who leaves again, and looked at from all sides once. */
    private static void comeAndGo(Load load, Instant end) throws Exception {
        int visits = VISITS * BATTLES;
        for (int visit = 0; visit < VISITS; visit++) {
            for (var table : load.tables()) {
                load.visit(table);
                if (visit == 0) {
                    for (var path : LOOKS) {
                        load.read(table, path);
                    }
                }
                var left = Duration.between(Instant.now(), end);
                if (left.isPositive()) {
                    Thread.sleep(left.dividedBy(visits));
                }
                visits--;
            }
        }
    }

    private Sample sample(ServerProcess server, long entries) throws Exception {
        var process = Path.of("/proc", Long.toString(server.pid()));
        long live = liveMegabytes(server.pid());
        return new Sample(
                entries,
                resident(process),
                live,
                descriptors(process),
                status(process, "Threads:"),
                number("select count(*) from pg_stat_activity where datname = current_database()"),
                number("select sum(pg_table_size(oid)) / 1024 from pg_class where " + OURS),
                number("select sum(pg_indexes_size(oid)) / 1024 from pg_class where " + OURS));
    }

    private static final String OURS = "relkind = 'r' and relnamespace = 'public'::regnamespace";

    private long number(String sql) throws Exception {
        return (long) Double.parseDouble(
                Sql.query(EmbeddedDatabase.running(home).orElseThrow().superuser(), sql));
    }

    /** Every table and index with rows and kilobytes. */
    private String sizes() throws Exception {
        return Sql.query(
                EmbeddedDatabase.running(home).orElseThrow().superuser(),
                "select string_agg(format('%s %s: %s rows, %s KB', case relkind when 'r' then 'table' else 'index' end,"
                        + " relname, reltuples, pg_relation_size(oid) / 1024), E'\\n' order by"
                        + " pg_relation_size(oid) desc) from pg_class where relkind in ('r', 'i')"
                        + " and relnamespace = 'public'::regnamespace");
    }

    private static long liveMegabytes(long pid) throws IOException, InterruptedException {
        jcmd(pid, "GC.run");
        return USED.matcher(jcmd(pid, "GC.heap_info"))
                        .results()
                        .limit(2)
                        .mapToLong(used -> Long.parseLong(used.group(1)))
                        .sum()
                / 1024;
    }

    private static String jcmd(long pid, String command) throws IOException, InterruptedException {
        var jcmd = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(), Long.toString(pid), command)
                .redirectErrorStream(true)
                .start();
        var said = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(jcmd.waitFor()).as(said).isZero();
        return said;
    }

    /** Megabytes. */
    static long resident(Path process) throws IOException {
        return status(process, "VmRSS:") / 1024;
    }

    private static long status(Path process, String line) throws IOException {
        return Files.readAllLines(process.resolve("status")).stream()
                .filter(each -> each.startsWith(line))
                .mapToLong(each -> Long.parseLong(each.replaceAll("\\D", "")))
                .findFirst()
                .orElseThrow();
    }

    private static long descriptors(Path process) throws IOException {
        try (Stream<Path> open = Files.list(process.resolve("fd"))) {
            return open.count();
        }
    }
}
