package org.longroll.database;

import static java.nio.file.attribute.PosixFilePermissions.fromString;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.longroll.testing.Sql.execute;
import static org.longroll.testing.Sql.query;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.TestHomes;

class EmbeddedDatabaseTest {
    private static final int NOBODY = 65534;

    @TempDir(factory = TestHomes.Empty.class)
    private Path home = Path.of("");

    @Test
    void what_was_written_is_there_after_a_restart() throws SQLException {
        try (var database = EmbeddedDatabase.start(home)) {
            execute(database.access().owner(), "CREATE TABLE note (text text)");
            execute(database.access().owner(), "INSERT INTO note VALUES ('the long roll')");
        }
        try (var database = EmbeddedDatabase.start(home)) {
            assertThat(query(database.access().owner(), "SELECT text FROM note"))
                    .isEqualTo("the long roll");
        }
    }

    @Test
    void it_is_durable_and_closed_to_the_network_and_to_strangers() throws SQLException, IOException {
        try (var database = EmbeddedDatabase.start(home)) {
            DatabaseAccess access = database.access();
            for (String setting : new String[] {"fsync", "synchronous_commit", "full_page_writes"}) {
                assertThat(query(access.application(), "SHOW " + setting))
                        .as(setting)
                        .isEqualTo("on");
            }
            assertThat(query(access.superuser(), "SHOW listen_addresses")).isEqualTo("127.0.0.1");
            assertThat(query(access.superuser(), "SHOW unix_socket_directories"))
                    .isEmpty();
            assertThat(query(
                            access.superuser(),
                            "SELECT string_agg(address || ' ' || auth_method, ',')" + " FROM pg_hba_file_rules"))
                    .isEqualTo("127.0.0.1 scram-sha-256");
            assertThat(query(
                            access.superuser(),
                            "SELECT count(*) FROM pg_authid"
                                    + " WHERE rolcanlogin AND rolpassword NOT LIKE 'SCRAM-SHA-256$%'"))
                    .isEqualTo("0");
        }
        for (String folder : new String[] {"postgresql", "secrets", "log"}) {
            assertThat(Files.getPosixFilePermissions(home.resolve(folder)))
                    .as(folder)
                    .isEqualTo(fromString("rwx------"));
        }
    }

    @Test
    void a_second_instance_on_the_same_data_says_so() {
        try (var database = EmbeddedDatabase.start(home)) {
            assertThatThrownBy(() -> EmbeddedDatabase.start(home))
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("already running on " + home);
            assertThat(EmbeddedDatabase.running(home)).contains(database.access());
        }
        assertThat(EmbeddedDatabase.running(home)).isEmpty();
    }

    @Test
    void it_refuses_to_run_where_somebody_switched_durability_off() throws SQLException {
        try (var database = EmbeddedDatabase.start(home)) {
            execute(database.access().superuser(), "ALTER SYSTEM SET synchronous_commit = off");
        }
        assertThatThrownBy(() -> EmbeddedDatabase.start(home))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("synchronous_commit = off")
                .hasMessageContaining("could lose what it has acknowledged");
        assertThat(EmbeddedDatabase.running(home)).isEmpty();
    }

    @Test
    void data_of_another_major_version_is_named_and_left_alone() throws IOException {
        EmbeddedDatabase.start(home).close();
        Files.writeString(home.resolve("postgresql/PG_VERSION"), "17\n");
        assertThatThrownBy(() -> EmbeddedDatabase.start(home))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("was written by PostgreSQL 17, but this Longroll brings PostgreSQL 18");
    }

    @Test
    void a_folder_that_is_no_data_directory_is_left_alone() throws IOException {
        Files.createDirectories(home.resolve("postgresql/somebody-elses"));
        assertThatThrownBy(() -> EmbeddedDatabase.start(home))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("is not a PostgreSQL data directory");
        assertThat(home.resolve("postgresql/somebody-elses")).exists();
    }

    @Test
    void a_first_start_that_was_cut_short_is_made_again() throws IOException, SQLException {
        Files.createDirectories(home.resolve("postgresql.new/base"));
        try (var database = EmbeddedDatabase.start(home)) {
            assertThat(query(database.access().application(), "SELECT 1")).isEqualTo("1");
        }
        assertThat(home.resolve("postgresql.new")).doesNotExist();
    }

    @Test
    void a_home_may_have_blanks_and_umlauts_in_its_path() throws IOException, SQLException {
        Path inside = Files.createDirectories(home.resolve("Lützow's  free corps"));
        Files.createSymbolicLink(inside.resolve("runtime"), home.resolve("runtime"));
        try (var database = EmbeddedDatabase.start(inside)) {
            assertThat(query(database.access().application(), "SELECT 1")).isEqualTo("1");
        }
    }

    @Test
    void root_serves_data_that_was_made_where_it_may_not_unshare() throws IOException, SQLException {
        assumeTrue(System.getProperty("user.name").equals("root"), "only root sheds its rights");
        EmbeddedDatabase.start(home).close();
        try (Stream<Path> data = Files.walk(home.resolve("postgresql"))) {
            for (Path path : data.toList()) {
                Files.setAttribute(path, "unix:uid", NOBODY);
            }
        }
        try (var database = EmbeddedDatabase.start(home)) {
            execute(database.access().owner(), "CREATE TABLE note (text text)");
            assertThat(EmbeddedDatabase.running(home)).contains(database.access());
        }
        assertThat(EmbeddedDatabase.running(home)).isEmpty();
    }

    @Test
    void a_home_that_a_shell_would_misread_is_refused() {
        assertThatThrownBy(() -> EmbeddedDatabase.start(home.resolve("$HOME")))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("choose a folder without");
    }
}
