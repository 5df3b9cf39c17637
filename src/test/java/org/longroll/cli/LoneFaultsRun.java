package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.longroll.cli.SmallDisk.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.database.EmbeddedDatabase;
import org.longroll.testing.Sql;
import org.longroll.testing.TestHomes;

/**
 * One server with the PostgreSQL that comes with it, as a club runs it, while people record; run by deploy/faults/run.
 * What is acknowledged is there once afterwards, the server goes on by itself, and the log says what to do.
 */
class LoneFaultsRun {

    private static final int BATTLES = 6;
    private static final int PATIENCE_SECONDS = 120;
    private static final long LOAD_MILLIS = 3_000;
    private static final long PAUSE_MILLIS = Long.getLong("faults.pause", 60_000);
    private static final Path FAKETIME = Path.of("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1");

    @TempDir(factory = TestHomes.Empty.class)
    private Path home = Path.of("");

    private interface Fault {
        void happen() throws Exception;
    }

    @Test
    void postgresql_is_killed_alone() throws Exception {
        survive(Map.of(), "PostgreSQL has died", () -> {
            postmaster().destroyForcibly();
            TimeUnit.SECONDS.sleep(5);
        });
    }

    @Test
    void postgresql_stands_still_for_a_minute() throws Exception {
        survive(Map.of(), "", () -> {
            var all = Stream.concat(Stream.of(postmaster()), postmaster().descendants())
                    .map(process -> Long.toString(process.pid()))
                    .toList();
            signal("-STOP", all);
            TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
            signal("-CONT", all);
        });
    }

    @Test
    void connections_are_cut_in_the_middle_of_commits() throws Exception {
        survive(Map.of(), "", () -> {
            var database = EmbeddedDatabase.running(home).orElseThrow().superuser();
            for (int i = 0; i < 100; i++) {
                Sql.execute(
                        database,
                        "select pg_terminate_backend(pid) from pg_stat_activity"
                                + " where usename = 'longroll_app' and state = 'active'");
                TimeUnit.MILLISECONDS.sleep(30);
            }
        });
    }

    @Test
    void the_clock_goes_back_by_two_days_and_everything_keeps_its_order() throws Exception {
        assumeTrue(Files.exists(FAKETIME), "libfaketime");
        var moved = home.resolveSibling(home.getFileName() + ".clock");
        Files.writeString(moved, "+0");
        try {
            var clock = Map.of(
                    "LD_PRELOAD",
                    FAKETIME.toString(),
                    "FAKETIME_TIMESTAMP_FILE",
                    moved.toString(),
                    "FAKETIME_CACHE_DURATION",
                    "1",
                    "FAKETIME_DONT_FAKE_MONOTONIC",
                    "1",
                    // Else waiting for a while is over at once, and every thread of the JVM spins.
                    "FAKETIME_FORCE_MONOTONIC_FIX",
                    "0");
            survive(clock, "The clock of this machine was set back", () -> Files.writeString(moved, "-2d"));
        } finally {
            Files.delete(moved);
        }
    }

    @Test
    void the_disk_is_full() throws Exception {
        onADiskOfItsOwn(disk -> survive(Map.of(), "The disk of the journal is full: make room on it", () -> {
            var ballast = disk.folder().resolve("ballast");
            run("sh", "-c", "dd if=/dev/zero of=" + ballast + " bs=64k 2>/dev/null; true");
            requireRefused("journal-full");
            Files.delete(ballast);
        }));
    }

    /** As a card that wears out: the system takes the disk away from all who write, and it has to be repaired. */
    @Test
    void the_disk_is_read_only_until_it_is_repaired() throws Exception {
        onADiskOfItsOwn(disk -> survive(Map.of(), "PostgreSQL runs|Recorded", () -> {
            disk.fail();
            requireRefused("journal-unavailable");
            var said = current.output();
            assertThat(said).contains("PostgreSQL has died").containsIgnoringCase("read-only file system");
            current.close();
            disk.repair();
            current = ServerProcess.startWith(home, Map.of()).awaitReady();
        }));
    }

    @Test
    void the_heap_is_too_small_for_what_is_sent() throws Exception {
        survive(Map.of("JAVA_TOOL_OPTIONS", "-Xmx160m"), "", () -> {
            var address = current.address();
            for (int i = 0; i < 6; i++) {
                run(
                        "sh",
                        "-c",
                        "head -c 60000000 /dev/zero | tr '\\0' 'x' | curl -s -o /dev/null -m 20 -H"
                                + " 'Content-Type: application/x-ndjson' --data-binary @- " + address
                                + "/api/battles/import || true");
            }
        });
    }

    /** It may be another one after a fault. */
    private ServerProcess current;

    private Load load;

    private void survive(Map<String, String> environment, String logged, Fault fault) throws Exception {
        current = ServerProcess.startWith(home, environment).awaitReady();
        try (var people = new Load(() -> current.address(), BATTLES)) {
            load = people;
            load.begin("before");
            TimeUnit.MILLISECONDS.sleep(LOAD_MILLIS);
            fault.happen();
            TimeUnit.MILLISECONDS.sleep(LOAD_MILLIS);
            current.awaitReady();
            load.pause();
            for (var table : load.tables()) {
                assertThat(notes(load, table)).containsExactlyElementsOf(table.acknowledged());
                assertThat(load.read(table, "/audit").path("intact").asBoolean())
                        .isTrue();
            }
            assertThat(current.output()).containsPattern(logged);
            System.out.printf("%,d entries, all there once%n", load.acknowledged());
        } finally {
            current.close();
        }
    }

    /** Who records is told why not, and so is whoever asks whether entries can be recorded. */
    private void requireRefused(String code) throws Exception {
        for (int second = 0; second < PATIENCE_SECONDS; second++) {
            if (load.lastRefusal().contains(code) && !current.isWriting()) {
                return;
            }
            TimeUnit.SECONDS.sleep(1);
        }
        throw new AssertionError(
                "entries can be recorded, or are refused otherwise: " + load.lastRefusal() + current.output());
    }

    private static List<String> notes(Load load, Load.Table table) throws Exception {
        var found = new ArrayList<String>();
        var cursor = "";
        do {
            var page = load.read(table, "/events?limit=500" + cursor);
            page.get("items").forEach(event -> {
                if (event.get("type").asText().equals("note-taken")) {
                    found.add(event.at("/payload/text").asText());
                }
            });
            cursor = page.hasNonNull("next") ? "&cursor=" + page.get("next").asText() : "";
        } while (!cursor.isEmpty());
        return found;
    }

    private interface OnADisk {
        void go(SmallDisk disk) throws Exception;
    }

    /** A small disk, where this user may mount one. */
    private void onADiskOfItsOwn(OnADisk work) throws Exception {
        assumeTrue(SmallDisk.canBeMade(), "only root mounts a disk");
        var whole = home;
        try (var disk = SmallDisk.made()) {
            home = Files.createDirectory(disk.folder().resolve("home"));
            Files.createSymbolicLink(
                    home.resolve("runtime"), whole.resolve("runtime").toRealPath());
            work.go(disk);
        } finally {
            home = whole;
        }
    }

    private ProcessHandle postmaster() throws IOException {
        long pid = Long.parseLong(
                Files.readAllLines(home.resolve("postgresql/postmaster.pid")).getFirst());
        return ProcessHandle.of(pid).orElseThrow();
    }

    private static void signal(String signal, List<String> processes) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("kill", signal));
        command.addAll(processes);
        run(command.toArray(String[]::new));
    }
}
