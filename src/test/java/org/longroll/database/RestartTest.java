package org.longroll.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.testing.Sql.execute;
import static org.longroll.testing.Sql.query;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.TestHomes;

/** PostgreSQL dies and the server lives: it is started again where its clients look for it. */
class RestartTest {

    private static final int PATIENCE_SECONDS = 180;

    @TempDir(factory = TestHomes.Started.class)
    private Path home = Path.of("");

    @Test
    void a_postgresql_that_was_killed_is_there_again_with_everything_in_it() throws Exception {
        try (var database = EmbeddedDatabase.start(home)) {
            execute(database.access().owner(), "CREATE TABLE note (text text)");
            for (int times = 1; times <= 2; times++) {
                execute(database.access().owner(), "INSERT INTO note VALUES ('the long roll')");
                killPostmaster();
                int restarts = times;
                await(() -> database.condition().restarts() == restarts);
                assertThat(database.condition().isRunning()).isTrue();
                assertThat(query(database.access().owner(), "SELECT count(*) FROM note"))
                        .isEqualTo(Integer.toString(times));
            }
        }
        assertThat(EmbeddedDatabase.running(home)).isEmpty();
    }

    @Test
    void while_it_cannot_be_started_the_reason_is_known_and_it_is_tried_again() throws Exception {
        var version = home.resolve("postgresql/PG_VERSION");
        try (var database = EmbeddedDatabase.start(home)) {
            Files.move(version, home.resolve("away"));
            killPostmaster();
            await(() -> database.condition().reason() != null);
            assertThat(database.condition().isRunning()).isFalse();
            assertThat(database.condition().reason()).contains("PostgreSQL did not start again", "postgresql.log");
            Files.move(home.resolve("away"), version);
            await(() -> database.condition().isRunning());
            assertThat(query(database.access().owner(), "SELECT 1")).isEqualTo("1");
        }
    }

    @Test
    void a_server_that_ends_does_not_start_it_again() throws Exception {
        var others = watchers();
        try (var database = EmbeddedDatabase.start(home)) {
            assertThat(query(database.access().owner(), "SELECT 1")).isEqualTo("1");
        }
        await(() -> watchers() == others);
        assertThat(EmbeddedDatabase.running(home)).isEmpty();
    }

    private static long watchers() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals(PostgresSupervisor.THREAD))
                .count();
    }

    private void killPostmaster() throws Exception {
        long pid = Long.parseLong(
                Files.readAllLines(home.resolve("postgresql/postmaster.pid")).getFirst());
        ProcessHandle.of(pid).orElseThrow().destroyForcibly();
    }

    private static void await(BooleanSupplier done) throws InterruptedException, SQLException {
        for (int i = 0; i < PATIENCE_SECONDS * 20 && !done.getAsBoolean(); i++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(done.getAsBoolean()).isTrue();
    }
}
