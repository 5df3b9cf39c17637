package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.database.DatabaseAccess;
import org.longroll.feed.postgres.PostgresElection;
import org.longroll.testing.FreshDatabase;

/** The channel begins again, with no more rights than the server has. */
class RepublishCommandTest {

    private FreshDatabase database;
    private Map<String, String> settings;

    @BeforeEach
    void serveElsewhere() throws SQLException {
        database = FreshDatabase.migrated();
        settings = Map.of(
                "quarkus.datasource.jdbc.url", database.access().url(),
                "quarkus.datasource.username", DatabaseAccess.APPLICATION,
                "quarkus.datasource.password", database.access().applicationPassword());
        settings.forEach(System::setProperty);
    }

    @AfterEach
    void close() throws SQLException {
        settings.keySet().forEach(System::clearProperty);
        database.close();
    }

    @Test
    void the_next_event_to_publish_is_the_first_one() {
        var election = new PostgresElection(database.application());
        try (var tenure = election.stand().orElseThrow()) {
            tenure.advance(4_711);
        }
        var out = new StringWriter();
        assertThat(Longroll.commandLine().setOut(new PrintWriter(out)).execute("republish"))
                .isZero();
        assertThat(out.toString()).isEqualToIgnoringNewLines("The channel begins again with the first event.");
        assertThat(election.position()).isZero();
    }
}
