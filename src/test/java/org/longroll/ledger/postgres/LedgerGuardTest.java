package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.testing.FreshDatabase;

/** A database that could lose or change what was recorded is not started on. */
class LedgerGuardTest {

    private FreshDatabase database;

    @BeforeEach
    void makeDatabase() throws SQLException {
        database = FreshDatabase.migrated();
    }

    @AfterEach
    void dropDatabase() throws SQLException {
        database.close();
    }

    @Test
    void a_database_as_we_make_it_is_safe() {
        assertThatCode(() -> guard().requireSafe()).doesNotThrowAnyException();
        assertThatCode(() -> guard().requireWritable()).doesNotThrowAnyException();
    }

    @Test
    void a_database_that_does_not_wait_for_its_disk_is_refused() throws SQLException {
        asSuperuser("alter database " + database.access().database() + " set synchronous_commit = off");
        assertThatThrownBy(() -> guard().requireSafe()).hasMessageContaining("“synchronous_commit” is off");
        assertThat(guard().lossDangers()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UPDATE", "DELETE", "TRUNCATE"})
    void a_role_that_may_change_the_ledger_is_refused(String right) throws SQLException {
        asSuperuser("grant " + right + " on ledger to longroll_app");
        assertThatThrownBy(() -> guard().requireSafe()).hasMessageContaining("the right to " + right);
    }

    @Test
    void the_owner_is_not_the_applications_role() {
        assertThatThrownBy(() -> new LedgerGuard(database.owner()).requireSafe())
                .hasMessageContaining("the right to UPDATE");
    }

    /** What a migration does that older nodes must not write beside. */
    @Test
    void a_node_does_not_write_where_a_newer_version_has_renamed_what_appends() throws SQLException {
        asSuperuser("alter function ledger_append_one rename to ledger_append_one_2");
        assertThatThrownBy(() -> guard().requireSafe()).hasMessageContaining("a newer version of Longroll");
        assertThatThrownBy(() -> guard().requireWritable()).satisfies(e -> assertThat(LedgerUnavailable.remedy(e))
                .hasValueSatisfying(remedy -> assertThat(remedy).contains("a newer version of Longroll")));
    }

    @Test
    void a_probe_of_writing_leaves_nothing_behind() throws SQLException {
        guard().requireWritable();
        try (var connection = database.application().getConnection();
                var statement = connection.createStatement();
                var rows = statement.executeQuery("select count(*) from command")) {
            rows.next();
            assertThat(rows.getLong(1)).isZero();
        }
    }

    private LedgerGuard guard() {
        return new LedgerGuard(database.application());
    }

    private void asSuperuser(String sql) throws SQLException {
        try (var connection = database.superuser().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
