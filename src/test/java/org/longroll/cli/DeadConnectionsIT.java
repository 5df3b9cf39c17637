package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.database.DatabaseAccess;
import org.longroll.testing.CutLine;
import org.longroll.testing.FreshDatabase;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.TestHomes;
import org.longroll.web.proofs.SigningKeys;

/**
 * The host of the primary has died: its connections say nothing any more, not even that they are closed. Everybody who
 * records is answered in time, who reads what is in memory notices nothing, and afterwards every entry is there once.
 */
class DeadConnectionsIT {

    private static final Duration ANSWERED_WITHIN = Duration.ofSeconds(35);
    private static final int PATIENCE_SECONDS = 120;
    private static final int BATTLES = 12;
    private static final String BATTLE = """
            {"title": "Cut off", "ruleset": "adf-15mm", "initiative": "union",
             "sides": [{"id": "union", "name": "U", "nation": "us"}, {"id": "south", "name": "S", "nation": "cs"}],
             "commands": [{"id": "b", "side": "union", "kind": "brigade", "name": "B"}],
             "units": [{"id": "u", "name": "U", "command": "b", "arm": "infantry", "quality": "green",
                        "weapon": "rifle-musket", "figures": 6, "stands": 3, "formation": "battle-line"}]}""";

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @TempDir(factory = TestHomes.Empty.class)
    private Path home = Path.of("");

    private FreshDatabase database;
    private CutLine line;
    private ServerProcess server;

    private record Table(String battle, String key) {}

    private record Timed(HttpResponse<String> answer, Duration took) {}

    @BeforeEach
    void start() throws Exception {
        database = FreshDatabase.empty();
        var access = database.access();
        line = new CutLine(URI.create("http://127.0.0.1:" + access.port()));
        var settings = new HashMap<>(Map.of(
                "QUARKUS_DATASOURCE_JDBC_URL",
                access.url()
                        .replace(":" + access.port() + "/", ":" + line.address().getPort() + "/"),
                "QUARKUS_DATASOURCE_USERNAME",
                DatabaseAccess.APPLICATION,
                "QUARKUS_DATASOURCE_PASSWORD",
                access.applicationPassword(),
                "QUARKUS_FLYWAY_USERNAME",
                DatabaseAccess.OWNER,
                "QUARKUS_FLYWAY_PASSWORD",
                access.ownerPassword(),
                "LONGROLL_SIGNING_KEY",
                SigningKeys.make("test"),
                "LONGROLL_SECRET",
                "a secret of this test that is long enough"));
        server = ServerProcess.startWith(home, settings).awaitReady();
    }

    @AfterEach
    void end() throws Exception {
        server.close();
        line.close();
        database.close();
    }

    @OnlyLong("waits for the real limits of dead connections, a minute; AppenderTest plays the appends in every build")
    @Test
    void everybody_is_answered_when_the_host_of_the_database_dies() throws Exception {
        var tables = new ArrayList<Table>();
        for (int i = 0; i < BATTLES; i++) {
            tables.add(started());
        }
        // Many connections at once: all of them die.
        record(tables, "before")
                .forEach(sent -> assertThat(sent.join().answer().statusCode()).isEqualTo(201));

        line.fallSilent();
        var lone = note(tables.getFirst(), "lone");
        var others = Stream.concat(
                        IntStream.range(0, 3).mapToObj(i -> note(tables.getFirst(), "behind " + i)),
                        Stream.concat(
                                record(tables, "meanwhile").stream(), Stream.of(send("/api/battles", "", "", BATTLE))))
                .toList();
        await("the light is out", () -> !server.isWriting() && metrics().contains("longroll_writing 0.0"));
        assertThat(server.isReady()).isTrue();
        assertThat(get("/api/scenarios/little-round-top").statusCode()).isEqualTo(200);
        assertThat(get("/api/rulesets").statusCode()).isEqualTo(200);
        var late = note(tables.get(1), "late");
        var longest = Duration.ZERO;
        for (var sent : Stream.concat(Stream.of(lone, late), others.stream()).toList()) {
            var timed = sent.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(timed.answer().statusCode()).as(timed.answer().body()).isEqualTo(503);
            assertThat(timed.answer().headers().firstValue("Retry-After")).isPresent();
            assertThat(timed.took()).isLessThan(ANSWERED_WITHIN);
            longest = timed.took().compareTo(longest) > 0 ? timed.took() : longest;
        }
        System.out.printf("the longest wait for an answer: %d ms%n", longest.toMillis());
        assertThat(server.output()).contains("Nothing can be recorded: ");

        line.comeBack();
        await("the light is on", () -> server.isWriting() && metrics().contains("longroll_writing 1.0"));
        record(tables, "meanwhile")
                .forEach(sent -> assertThat(sent.join().answer().statusCode()).isIn(200, 201));
        requireEachOnce(tables, "meanwhile");
        assertThat(server.output()).contains("Entries can be recorded again");

        // The primary has failed over: what was open is dead, and what is opened anew is answered.
        line.fallSilent();
        line.comeBack();
        for (var sent : record(tables, "failed over")) {
            var timed = sent.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(timed.answer().statusCode()).isIn(201, 503);
            assertThat(timed.took()).isLessThan(ANSWERED_WITHIN);
        }
        record(tables, "failed over")
                .forEach(sent -> assertThat(sent.join().answer().statusCode()).isIn(200, 201));
        requireEachOnce(tables, "failed over");
    }

    private void requireEachOnce(List<Table> tables, String text) throws Exception {
        for (var table : tables) {
            var found = get("/api/battles/" + table.battle() + "/entries?text=" + text.replace(' ', '+'), table.key());
            assertThat(new ObjectMapper().readTree(found.body()).path("items"))
                    .as(found.body())
                    .hasSize(1);
        }
    }

    private List<CompletableFuture<Timed>> record(List<Table> tables, String text) {
        return IntStream.range(0, tables.size())
                .mapToObj(i -> note(tables.get(i), text + " " + i))
                .toList();
    }

    private CompletableFuture<Timed> note(Table table, String text) {
        return send(
                "/api/battles/" + table.battle() + "/entries",
                table.key(),
                text.replace(' ', '-'),
                "{\"type\": \"note\", \"text\": \"%s\"}".formatted(text));
    }

    private CompletableFuture<Timed> send(String path, String key, String idempotencyKey, String body) {
        var request = HttpRequest.newBuilder(server.address().resolve(path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
        if (!key.isEmpty()) {
            request.header("Authorization", "Bearer " + key).header("Idempotency-Key", idempotencyKey);
        }
        var begun = System.nanoTime();
        return client.sendAsync(request.build(), BodyHandlers.ofString())
                .thenApply(answer -> new Timed(answer, Duration.ofNanos(System.nanoTime() - begun)));
    }

    private Table started() throws Exception {
        var answer = send("/api/battles", "", "", BATTLE).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        var read = new ObjectMapper().readTree(answer.answer().body());
        return new Table(read.at("/battle/id").asText(), read.at("/keys/umpire").asText());
    }

    private String metrics() throws Exception {
        return get("/q/metrics").body();
    }

    private HttpResponse<String> get(String path) throws Exception {
        return get(path, "");
    }

    private HttpResponse<String> get(String path, String key) throws Exception {
        var request = HttpRequest.newBuilder(server.address().resolve(path)).timeout(ANSWERED_WITHIN);
        if (!key.isEmpty()) {
            request.header("Authorization", "Bearer " + key);
        }
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private interface Condition {
        boolean holds() throws Exception;
    }

    private void await(String what, Condition condition) throws Exception {
        var deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!condition.holds()) {
            assertThat(System.nanoTime()).as(what + ": " + server.output()).isLessThan(deadline);
            Thread.sleep(200);
        }
    }
}
