package org.longroll.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.longroll.testing.Sql.execute;
import static org.longroll.testing.Sql.query;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.TestHomes;

/** What happens to a database whose application dies, seen from real processes. */
class CrashTest {
    @TempDir(factory = TestHomes.Started.class)
    private Path home = Path.of("");

    @Test
    void a_second_process_on_the_same_data_says_so_at_once() throws IOException {
        try (DatabaseProcess first = DatabaseProcess.start(home);
                DatabaseProcess second = DatabaseProcess.start(home)) {
            assertThat(first.isReady()).isTrue();
            assertThat(second.refusal())
                    .startsWith("Longroll is already running on " + home + " (process ")
                    .endsWith("stop that one first, or set LONGROLL_HOME to another folder.");
        }
    }

    @Test
    void after_a_kill_the_orphan_is_stopped_and_nothing_is_lost() throws Exception {
        DatabaseAccess access;
        try (DatabaseProcess application = DatabaseProcess.start(home)) {
            access = EmbeddedDatabase.running(home).orElseThrow();
            execute(access.owner(), "CREATE TABLE note (text text)");
            execute(access.owner(), "INSERT INTO note VALUES ('the long roll')");
            application.killHard();
        }
        ProcessHandle orphan = ProcessHandle.of(postmasterPid()).orElseThrow();

        try (var database = EmbeddedDatabase.start(home)) {
            assertThat(postmasterPid()).isNotEqualTo(orphan.pid());
            assertThat(orphan.onExit()).succeedsWithin(Duration.ofMinutes(1));
            assertThat(query(database.access().owner(), "SELECT text FROM note"))
                    .isEqualTo("the long roll");
        }
    }

    @Test
    void after_a_power_cut_the_database_recovers() throws Exception {
        try (DatabaseProcess application = DatabaseProcess.start(home)) {
            DatabaseAccess access = EmbeddedDatabase.running(home).orElseThrow();
            execute(access.owner(), "CREATE TABLE note (text text)");
            execute(access.owner(), "INSERT INTO note VALUES ('the long roll')");
            ProcessHandle postmaster = ProcessHandle.of(postmasterPid()).orElseThrow();
            List<ProcessHandle> all = postmaster.descendants().toList();
            postmaster.destroyForcibly();
            all.forEach(ProcessHandle::destroyForcibly);
            application.killHard();
        }
        try (var database = EmbeddedDatabase.start(home)) {
            assertThat(query(database.access().owner(), "SELECT text FROM note"))
                    .isEqualTo("the long roll");
        }
        assertThat(Files.readString(home.resolve("log/postgresql.log")))
                .contains("automatic recovery in progress")
                .contains("database system is shut down");
    }

    @Test
    void another_process_with_the_id_of_the_orphan_is_let_live() throws IOException, SQLException {
        EmbeddedDatabase.start(home).close();
        Process bystander = new ProcessBuilder("sleep", "600").start();
        try {
            Files.writeString(
                    home.resolve("postgresql/postmaster.pid"),
                    bystander.pid() + "\n" + home.resolve("postgresql") + "\n1700000000\n5432\n\n127.0.0.1\n\nready\n");
            assertThat(EmbeddedDatabase.running(home)).isEmpty();
            try (var database = EmbeddedDatabase.start(home)) {
                assertThat(query(database.access().application(), "SELECT 1")).isEqualTo("1");
            }
            assertThat(bystander.isAlive()).isTrue();
        } finally {
            bystander.destroyForcibly();
        }
    }

    @Test
    void a_database_of_another_home_is_not_mistaken_for_this_ones() throws IOException {
        EmbeddedDatabase.start(home).close();
        Path other = TestHomes.create();
        try (var running = EmbeddedDatabase.start(other)) {
            Files.copy(other.resolve("postgresql/postmaster.pid"), home.resolve("postgresql/postmaster.pid"));
            assertThat(EmbeddedDatabase.running(home)).isEmpty();
            EmbeddedDatabase.start(home).close();
            assertThat(EmbeddedDatabase.running(other)).contains(running.access());
        } finally {
            TestHomes.delete(other);
        }
    }

    @Test
    void the_lock_survives_a_second_attempt_from_the_same_process() throws IOException {
        try (var database = EmbeddedDatabase.start(home)) {
            assertThatThrownBy(() -> EmbeddedDatabase.start(home)).isInstanceOf(DatabaseException.class);
            try (DatabaseProcess second = DatabaseProcess.start(home)) {
                assertThat(second.isReady()).isFalse();
            }
            assertThat(EmbeddedDatabase.running(home)).contains(database.access());
        }
    }

    private long postmasterPid() throws IOException {
        return Postmaster.of(home.resolve("postgresql")).orElseThrow().pid();
    }
}
