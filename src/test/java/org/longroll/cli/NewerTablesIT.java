package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.database.DatabaseAccess;
import org.longroll.testing.FreshDatabase;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.TestHomes;
import org.longroll.web.proofs.SigningKeys;

/** A rolling update: this version is the one before, and the tables are already those of the next. */
class NewerTablesIT {

    private static final int PATIENCE_SECONDS = 60;

    private static final String ADDS = """
            create table made_up (id bigint primary key);
            alter table command add column made_up text;
            create index made_up_of_ledger on ledger (type);
            """;

    private static final String STOPS = """
            alter function ledger_append rename to ledger_append_2;
            alter function ledger_append_one rename to ledger_append_one_2;
            """;

    @TempDir(factory = TestHomes.Empty.class)
    private Path home = Path.of("");

    @TempDir
    private Path migrations = Path.of("");

    private final HttpClient client = HttpClient.newHttpClient();

    @OnlyLong("four more starts; LedgerGuardTest refuses newer tables in every build")
    @Test
    void the_version_before_goes_on_beside_tables_with_additions_and_does_not_write_beside_others() throws Exception {
        try (var database = FreshDatabase.empty()) {
            var access = database.access();
            var owner = Map.of(
                    "QUARKUS_DATASOURCE_JDBC_URL", access.url(),
                    "QUARKUS_FLYWAY_USERNAME", DatabaseAccess.OWNER,
                    "QUARKUS_FLYWAY_PASSWORD", access.ownerPassword());
            // As in Kubernetes: a job migrates, and no node has the owner's password.
            var node = Map.of(
                    "QUARKUS_DATASOURCE_JDBC_URL",
                    access.url(),
                    "QUARKUS_DATASOURCE_USERNAME",
                    DatabaseAccess.APPLICATION,
                    "QUARKUS_DATASOURCE_PASSWORD",
                    access.applicationPassword(),
                    "QUARKUS_FLYWAY_MIGRATE_AT_START",
                    "false",
                    "QUARKUS_FLYWAY_VALIDATE_AT_START",
                    "true",
                    "LONGROLL_SIGNING_KEY",
                    SigningKeys.make("test"),
                    "LONGROLL_SECRET",
                    "a secret of this test that is long enough");
            try (var early = ServerProcess.startWith(home, node)) {
                assertThat(early.awaitExit()).as("a node before the job").isNotZero();
            }
            try (var job = ServerProcess.startWith(home, owner, "migrate")) {
                assertThat(job.awaitExit()).as(job.output()).isZero();
                assertThat(job.output()).contains("the tables are at version");
            }
            try (var server = ServerProcess.startWith(home, node).awaitReady()) {
                migrate(database, "V9001__adds.sql", ADDS);
                assertThat(start(server).statusCode()).isEqualTo(201);
            }
            try (var server = ServerProcess.startWith(home, node).awaitReady()) {
                assertThat(start(server).statusCode())
                        .as("started beside newer tables")
                        .isEqualTo(201);
                migrate(database, "V9002__stops.sql", STOPS);
                var refused = start(server);
                assertThat(refused.statusCode()).isEqualTo(503);
                assertThat(new ObjectMapper()
                                .readTree(refused.body())
                                .path("code")
                                .asText())
                        .isEqualTo("journal-unavailable");
                awaitDark(server);
                assertThat(server.isReady()).isTrue();
                assertThat(server.output()).contains("The tables are those of a newer version of Longroll");
            }
            try (var server = ServerProcess.startWith(home, node)) {
                assertThat(server.awaitExit()).isNotZero();
                assertThat(server.output()).contains("The tables are those of a newer version of Longroll");
            }
        }
    }

    private void awaitDark(ServerProcess server) throws Exception {
        var deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (server.isWriting()) {
            assertThat(System.nanoTime()).as(server.output()).isLessThan(deadline);
            Thread.sleep(200);
        }
    }

    private void migrate(FreshDatabase database, String name, String sql) throws Exception {
        Files.writeString(migrations.resolve(name), sql);
        Flyway.configure()
                .dataSource(database.owner())
                .locations("classpath:db/migration", "filesystem:" + migrations)
                .placeholders(Map.of("app_role", DatabaseAccess.APPLICATION))
                .load()
                .migrate();
    }

    private HttpResponse<String> start(ServerProcess server) throws Exception {
        var scenario = client.send(
                        HttpRequest.newBuilder(server.address().resolve("/api/scenarios/little-round-top"))
                                .build(),
                        BodyHandlers.ofString())
                .body();
        var request = HttpRequest.newBuilder(server.address().resolve("/api/battles"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(scenario));
        return client.send(request.build(), BodyHandlers.ofString());
    }
}
