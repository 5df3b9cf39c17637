package org.longroll.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.longroll.testing.Sql.execute;
import static org.longroll.testing.Sql.query;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.FreshDatabase;

class RolesTest {
    private FreshDatabase database;

    @BeforeEach
    void makeDatabase() throws SQLException {
        database = FreshDatabase.empty();
    }

    @AfterEach
    void dropDatabase() throws SQLException {
        database.close();
    }

    @Test
    void the_owner_creates_tables_in_the_schema() throws SQLException {
        execute(database.owner(), "CREATE TABLE note (text text)");
        execute(database.owner(), "INSERT INTO note VALUES ('one')");
    }

    @Test
    void the_application_creates_nothing() {
        assertRefused(database.application(), "CREATE TABLE note (text text)");
        assertRefused(database.application(), "CREATE TEMPORARY TABLE note (text text)");
        assertRefused(database.application(), "CREATE SCHEMA other");
        assertRefused(database.application(), "CREATE DATABASE other");
        assertRefused(database.application(), "CREATE ROLE other");
    }

    @Test
    void the_application_gets_only_what_it_was_granted() throws SQLException {
        execute(database.owner(), "CREATE TABLE note (text text)");
        assertRefused(database.application(), "SELECT * FROM note");
        execute(database.owner(), "GRANT SELECT, INSERT ON note TO " + DatabaseAccess.APPLICATION);
        execute(database.application(), "INSERT INTO note VALUES ('one')");
        assertRefused(database.application(), "UPDATE note SET text = 'two'");
        assertRefused(database.application(), "DELETE FROM note");
        assertRefused(database.application(), "TRUNCATE note");
    }

    @Test
    void neither_role_is_more_than_an_ordinary_one() throws SQLException {
        String extraordinary = "SELECT count(*) FROM pg_roles WHERE rolname LIKE 'longroll%'"
                + " AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls)";
        assertThat(query(database.superuser(), extraordinary)).isEqualTo("0");
    }

    @Test
    void the_script_changes_nothing_the_second_time() throws SQLException {
        execute(database.owner(), "CREATE TABLE note (text text)");
        try (Connection connection = database.superuser().getConnection()) {
            database.access().prepareRoles(connection);
        }
        execute(database.owner(), "INSERT INTO note VALUES ('one')");
        assertRefused(database.application(), "SELECT * FROM note");
    }

    @Test
    void nobody_enters_without_the_right_password() {
        for (String user : new String[] {"postgres", DatabaseAccess.OWNER, DatabaseAccess.APPLICATION}) {
            assertThatThrownBy(
                            () -> DriverManager.getConnection(database.access().url(), user, "guess"))
                    .isInstanceOf(SQLException.class)
                    .hasMessageContaining("password authentication failed");
        }
    }

    private static void assertRefused(DataSource source, String sql) {
        assertThatThrownBy(() -> execute(source, sql))
                .as(sql)
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("permission denied");
    }
}
