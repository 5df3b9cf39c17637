package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.database.EmbeddedDatabase;
import org.longroll.testing.Sql;
import org.longroll.testing.TestHomes;

/**
 * People record, read and watch for an hour ({@code mvn -Psoak verify}, {@code -Dsoak.minutes} for less). Memory and
 * descriptors stay flat after the first third; tables and indexes grow with the entries and not otherwise.
 */
class SoakRun {

    private static final Duration LENGTH = Duration.ofMinutes(Long.getLong("soak.minutes", 60));
    private static final int SAMPLES = 30;
    private static final int BATTLES = 12;
    private static final double MORE_MEMORY = 1.25;
    private static final int MORE_DESCRIPTORS = 40;

    /** What the server holds at a moment. */
    private record Sample(long entries, long residentMegabytes, long descriptors, long tableKilobytes) {
        double kilobytesOfAnEntry() {
            return (double) tableKilobytes / Math.max(1, entries);
        }
    }

    @TempDir(factory = TestHomes.Empty.class)
    private Path home = Path.of("");

    @Test
    void memory_and_descriptors_stay_flat_and_tables_grow_with_the_entries() throws Exception {
        var samples = new ArrayList<Sample>();
        try (var server = ServerProcess.start(home).awaitReady();
                var load = new Load(server::address, BATTLES)) {
            load.begin("soak");
            for (int i = 0; i < SAMPLES; i++) {
                Thread.sleep(LENGTH.toMillis() / SAMPLES);
                for (var table : load.tables()) {
                    for (var path : List.of("", "/units", "/entries", "/dice", "/analysis", "/audit")) {
                        load.read(table, path);
                    }
                }
                samples.add(sample(server.pid(), load.acknowledged()));
                System.out.println(samples.getLast());
            }
            load.pause();
            for (var table : load.tables()) {
                assertThat(load.read(table, "/audit").path("intact").asBoolean())
                        .isTrue();
            }
        }
        var warm = samples.subList(SAMPLES / 3, SAMPLES);
        var settled = warm.getFirst();
        assertThat(warm).allSatisfy(sample -> {
            assertThat((double) sample.residentMegabytes()).isLessThan(MORE_MEMORY * settled.residentMegabytes());
            assertThat(sample.descriptors()).isLessThan(settled.descriptors() + MORE_DESCRIPTORS);
            assertThat(sample.kilobytesOfAnEntry()).isLessThan(2 * settled.kilobytesOfAnEntry());
        });
    }

    private Sample sample(long pid, long entries) throws Exception {
        var process = Path.of("/proc", Long.toString(pid));
        var size = Sql.query(
                EmbeddedDatabase.running(home).orElseThrow().superuser(),
                "select sum(pg_total_relation_size(oid)) / 1024 from pg_class"
                        + " where relkind = 'r' and relnamespace = 'public'::regnamespace");
        return new Sample(entries, resident(process), descriptors(process), (long) Double.parseDouble(size));
    }

    private static long resident(Path process) throws IOException {
        return Files.readAllLines(process.resolve("status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElseThrow();
    }

    private static long descriptors(Path process) throws IOException {
        try (Stream<Path> open = Files.list(process.resolve("fd"))) {
            return open.count();
        }
    }
}
