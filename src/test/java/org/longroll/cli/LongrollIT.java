package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.database.DatabaseAccess;
import org.longroll.database.EmbeddedDatabase;
import org.longroll.testing.FreshDatabase;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.TestHomes;
import org.longroll.web.proofs.SigningKeys;

/** The packaged program, started and ended the way people do it. */
class LongrollIT {
    @TempDir(factory = TestHomes.Started.class)
    private Path home = Path.of("");

    @Test
    void a_signal_ends_the_server_first_and_then_its_database() throws Exception {
        try (ServerProcess server = ServerProcess.start(home).awaitReady()) {
            server.signal("TERM");
            assertEndedInOrder(server);
        }
    }

    @OnlyLong("one more start; an end by a signal is in every build")
    @Test
    void so_does_ctrl_c() throws Exception {
        assumeFalse(interruptsAreIgnored(), "whatever is started in the background inherits that Ctrl-C is ignored");
        try (ServerProcess server = ServerProcess.start(home).awaitReady()) {
            server.signal("INT");
            assertEndedInOrder(server);
        }
    }

    /** The second signal, in the mask of those that this process ignores. */
    private static boolean interruptsAreIgnored() throws IOException {
        Path status = Path.of("/proc/self/status");
        return Files.exists(status)
                && Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .map(line -> Long.parseUnsignedLong(line.substring(7).strip(), 16))
                        .anyMatch(ignored -> (ignored & 0b10) != 0);
    }

    @OnlyLong("one more start; an end by a signal is in every build")
    @Test
    void a_signal_during_the_start_leaves_nothing_running() throws Exception {
        try (ServerProcess server = ServerProcess.start(home)) {
            while (EmbeddedDatabase.running(home).isEmpty()) {
                assertThat(server.isAlive()).as(server.output()).isTrue();
            }
            server.signal("TERM");
            assertThat(server.output()).doesNotContain("Exception").doesNotContain("longroll: ");
        }
        assertThat(EmbeddedDatabase.running(home)).isEmpty();
        assertThat(databaseLog()).contains("database system is shut down");
    }

    @OnlyLong("two more starts; KillIT kills in every build")
    @Test
    void after_a_kill_the_next_start_takes_over() throws Exception {
        try (ServerProcess first = ServerProcess.start(home).awaitReady()) {
            first.signal("KILL");
        }
        assertThat(EmbeddedDatabase.running(home)).isPresent();
        try (ServerProcess second = ServerProcess.start(home).awaitReady()) {
            second.signal("TERM");
            assertEndedInOrder(second);
        }
    }

    @Test
    void a_second_server_says_in_a_sentence_why_it_does_not_start() throws Exception {
        try (ServerProcess first = ServerProcess.start(home).awaitReady();
                ServerProcess second = ServerProcess.start(home)) {
            assertThat(second.awaitExit()).isEqualTo(1);
            assertThat(second.output())
                    .isEqualToIgnoringNewLines("longroll: Longroll is already running on " + home + " (process "
                            + first.pid() + "): stop that one first, or set LONGROLL_HOME to another folder.");
        }
    }

    @Test
    void a_backup_of_a_running_server_becomes_a_server_again(@TempDir Path elsewhere) throws Exception {
        Path file = elsewhere.resolve("a.backup");
        try (ServerProcess server = ServerProcess.start(home).awaitReady()) {
            assertThat(server.isAlive()).isTrue();
            assertThat(run(home, "backup", file.toString())).startsWith("Backed up ");
        }
        Path restored = TestHomes.create();
        try {
            assertThat(run(restored, "restore", file.toString())).startsWith("Restored ");
            ServerProcess.start(restored).awaitReady().close();
        } finally {
            TestHomes.delete(restored);
        }
    }

    @Test
    @Timeout(180)
    void a_person_is_greeted_with_the_way_to_the_journal_and_the_log_is_a_file() throws Exception {
        try (var server =
                ServerProcess.startWith(home, Map.of("LONGROLL_LOG", "file")).awaitReady()) {
            while (!server.output().contains("Ctrl-C")) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            assertThat(server.output())
                    .contains("On this machine", "Journal          " + home)
                    .doesNotContain("INFO");
        }
        assertThat(Files.readString(home.resolve("log/longroll.log"))).contains(" INFO ", "started in");
    }

    @Test
    void a_port_in_use_is_said_in_a_sentence() throws Exception {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                ServerProcess server =
                        ServerProcess.startWith(home, Map.of("QUARKUS_HTTP_PORT", "" + taken.getLocalPort()))) {
            assertThat(server.awaitExit()).isEqualTo(1);
            assertThat(server.output())
                    .contains("longroll: Port " + taken.getLocalPort() + " is in use already")
                    .doesNotContain("\tat ");
        }
        assertThat(EmbeddedDatabase.running(home)).isEmpty();
        assertThat(databaseLog()).contains("database system is shut down");
    }

    @OnlyLong("two more starts")
    @Test
    void with_a_postgresql_of_its_own_nothing_embedded_starts(@TempDir Path emptyHome) throws Exception {
        try (FreshDatabase external = FreshDatabase.empty()) {
            DatabaseAccess access = external.access();
            Map<String, String> settings = Map.of(
                    "QUARKUS_DATASOURCE_JDBC_URL", access.url(),
                    "QUARKUS_DATASOURCE_USERNAME", DatabaseAccess.APPLICATION,
                    "QUARKUS_DATASOURCE_PASSWORD", access.applicationPassword(),
                    "QUARKUS_FLYWAY_USERNAME", DatabaseAccess.OWNER,
                    "QUARKUS_FLYWAY_PASSWORD", access.ownerPassword(),
                    "LONGROLL_SIGNING_KEY", SigningKeys.make("test"));
            try (ServerProcess server =
                    ServerProcess.startWith(emptyHome, settings).awaitReady()) {
                assertThat(emptyHome.resolve("postgresql")).doesNotExist();
                server.signal("TERM");
                assertThat(server.output()).contains("longroll stopped in").doesNotContain("ERROR");
            }
        }
    }

    @OnlyLong("copies the program and starts it once more")
    @Test
    void an_ordinary_user_can_serve(@TempDir Path place) throws Exception {
        assumeTrue(System.getProperty("user.name").equals("root"), "only root can become somebody else");
        List<String> asNobody = List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups");
        Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxrwxrwx"));
        Path program = place.resolve("program");
        TestHomes.copy(Path.of("target", "quarkus-app"), program);
        Path itsHome = place.resolve("home of nobody");
        try (ServerProcess server = ServerProcess.startAs(asNobody, program.resolve("quarkus-run.jar"), itsHome)
                .awaitReady()) {
            server.signal("TERM");
        }
        assertThat(Files.getAttribute(itsHome.resolve("postgresql"), "unix:uid"))
                .isEqualTo(65534);
        assertThat(Files.readString(itsHome.resolve("log/postgresql.log"))).contains("database system is shut down");
    }

    private void assertEndedInOrder(ServerProcess server) throws IOException {
        assertThat(server.output())
                .contains("longroll stopped in")
                .doesNotContain("ERROR")
                .doesNotContain("Exception")
                .doesNotContain("FATAL");
        assertThat(EmbeddedDatabase.running(home)).isEmpty();
        assertThat(databaseLog())
                .contains("received fast shutdown request")
                .contains("database system is shut down")
                .doesNotContain("terminating connection");
    }

    private static String run(Path home, String... arguments) throws Exception {
        try (ServerProcess command = ServerProcess.start(home, arguments)) {
            assertThat(command.awaitExit()).as(command.output()).isZero();
            return command.output();
        }
    }

    private String databaseLog() throws IOException {
        return Files.readString(home.resolve("log/postgresql.log"));
    }
}
