package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.Concurrently;
import org.longroll.testing.LiveStream;
import org.longroll.testing.Sql;
import org.longroll.testing.ThrowawayDatabase;

/** The database was started again, or somebody cut every connection: nobody at the table notices. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class CutConnectionsTest {

    private static final int HANDS = 8;

    /** Longer than a connection may rest before it is looked at. */
    private static final long REST_MILLIS = 700;

    @TestHTTPResource
    private URI server;

    @Test
    void entries_and_reads_go_on_after_every_connection_was_cut() throws Exception {
        var table = Table.started();
        readAndWriteAtOnce(table);
        cutAll();
        Thread.sleep(REST_MILLIS);
        readAndWriteAtOnce(table);
    }

    @Test
    void a_spectator_misses_nothing_while_connections_are_cut() throws Exception {
        var table = Table.started();
        try (var live = LiveStream.open(
                server.resolve("/api/battles/" + table.id() + "/live"),
                table.keys().get("spectator"))) {
            live.next();
            for (int i = 0; i < 5; i++) {
                cutAll();
                Thread.sleep(REST_MILLIS);
                assertThat(table.note("union", "cut " + i).statusCode()).isEqualTo(201);
                assertThat(live.next().version()).isEqualTo(i + 2);
            }
        }
    }

    private static void readAndWriteAtOnce(Table table) {
        var statuses = Concurrently.run(
                HANDS,
                number -> number % 2 == 0
                        ? table.note("union", "hand " + number).statusCode()
                        : table.as("spectator").get("/units").statusCode());
        assertThat(statuses).containsOnly(200, 201);
    }

    private static void cutAll() throws SQLException {
        Sql.execute(
                ThrowawayDatabase.access().superuser(),
                "select pg_terminate_backend(pid) from pg_stat_activity"
                        + " where datname = current_database() and usename = 'longroll_app'");
    }
}
