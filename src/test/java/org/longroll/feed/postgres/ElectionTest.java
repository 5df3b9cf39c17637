package org.longroll.feed.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.postgres.LedgerDatabase;

/** One of all nodes publishes; when it is gone another one goes on from where it was. */
class ElectionTest {

    private LedgerDatabase database;
    private PostgresElection first;
    private PostgresElection second;

    @BeforeEach
    void open() throws SQLException {
        database = new LedgerDatabase();
        first = new PostgresElection(database.pool(2));
        second = new PostgresElection(database.pool(2));
    }

    @AfterEach
    void close() throws SQLException {
        database.close();
    }

    @Test
    void there_is_one_at_a_time() {
        try (var tenure = first.stand().orElseThrow()) {
            assertThat(second.stand()).isEmpty();
            tenure.confirm();
        }
        assertThat(second.stand()).isPresent();
    }

    @Test
    void the_next_one_goes_on_where_the_last_one_was() {
        try (var tenure = first.stand().orElseThrow()) {
            assertThat(tenure.position()).isZero();
            tenure.advance(17);
        }
        assertThat(second.stand().orElseThrow().position()).isEqualTo(17);
        assertThat(first.position()).isEqualTo(17);
    }

    @Test
    void who_loses_the_connection_loses_the_election_and_cannot_store_anything_more() throws SQLException {
        var lost = first.stand().orElseThrow();
        lost.advance(5);
        database.query("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'"
                + " and database = (select oid from pg_database where datname = current_database())");
        try (var next = second.stand().orElseThrow()) {
            assertThatThrownBy(() -> lost.advance(6)).isInstanceOf(LedgerUnavailable.class);
            assertThatThrownBy(lost::confirm).isInstanceOf(LedgerUnavailable.class);
            lost.close();
            next.advance(6);
        }
        assertThat(first.stand().orElseThrow().position()).isEqualTo(6);
    }
}
