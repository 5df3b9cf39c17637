package org.longroll.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.TestHomes;

class EmbeddedDatabaseTest {
    private Path home = Path.of("");

    @BeforeEach
    void makeHome() throws IOException {
        home = TestHomes.create();
    }

    @AfterEach
    void deleteHome() {
        TestHomes.delete(home);
    }

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
    void the_data_directory_is_for_its_owner_only() throws IOException {
        EmbeddedDatabase.start(home).close();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("postgresql"))))
                .isEqualTo("rwx------");
    }

    static void execute(DataSource source, String sql) throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    static String query(DataSource source, String sql) throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            assertThat(rows.next()).isTrue();
            return rows.getString(1);
        }
    }
}
