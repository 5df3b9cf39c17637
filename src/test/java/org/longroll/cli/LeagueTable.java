package org.longroll.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * One table of a league night: two sides fire and take the checks that this calls, take something back, and write a note. A
 * player whose call is cut off sends it again, with the same key, to whichever node is there.
 */
final class LeagueTable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String SCENARIO = scenario();
    private static final int REGIMENTS = 12;
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final long PAUSE_MILLIS = 200;

    /** An entry that was acknowledged: when it was first sent, and how long it took, repeats included. */
    record Recorded(String id, long sentNanos, long nanos) {}

    private final HttpClient client;
    private final Supplier<URI> node;
    private final List<Recorded> recorded = new ArrayList<>();
    private final String id;
    private final JsonNode keys;
    private JsonNode last = JSON.createObjectNode();
    private int fires;
    private int turns;

    LeagueTable(HttpClient client, Supplier<URI> node) throws InterruptedException {
        this.client = client;
        this.node = node;
        var started = read(send("/api/battles", "", SCENARIO, UUID.randomUUID().toString()));
        this.id = started.at("/battle/id").asText();
        this.keys = started.at("/keys");
    }

    private static String scenario() {
        try (InputStream file = LeagueTable.class.getResourceAsStream("/bench/fire-fight.json")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String id() {
        return id;
    }

    String key() {
        return keys.get("umpire").asText();
    }

    List<Recorded> recorded() {
        return recorded;
    }

    /** The next entry of the usual mix: of ten, seven fires and checks, a note, something taken back and put back. */
    void goOn() throws InterruptedException {
        switch (turns++ % 10) {
            case 0, 5 -> note();
            case 7 -> record("/undo", "union", "{}");
            case 8 -> record("/redo", "union", "{}");
            default -> fight();
        }
    }

    private void fight() throws InterruptedException {
        if (turns == 2) {
            record("/entries", "union", "{\"type\": \"begin-part\"}");
            return;
        }
        var due = last.at("/due/0");
        var accepted = due.path("type").asText().equals("morale-check")
                ? record(
                        "/entries",
                        "south",
                        "{\"type\": \"morale-check\", \"due\": \"%s\", \"dice\": \"roll\"}"
                                .formatted(due.get("id").asText()))
                : record("/entries", "union", fire());
        if (!accepted) {
            note();
        }
    }

    private String fire() {
        var regiment = fires++ % REGIMENTS;
        return "{\"type\": \"fire\", \"units\": [\"iron-%d\"], \"target\": \"texas-%d\", \"inches\": 4, \"dice\": \"roll\"}"
                .formatted(regiment, regiment);
    }

    private void note() throws InterruptedException {
        record("/entries", "umpire", "{\"type\": \"note\", \"text\": \"The smoke lies on the field.\"}");
    }

    /** Answers whether it was accepted; a refusal is an answer too. */
    private boolean record(String path, String seat, String body) throws InterruptedException {
        var begun = System.nanoTime();
        var answer = send(
                "/api/battles/" + id + path,
                keys.get(seat).asText(),
                body,
                UUID.randomUUID().toString());
        if (answer.statusCode() / 100 != 2) {
            return false;
        }
        last = read(answer);
        recorded.add(new Recorded(last.at("/entry/id").asText(), begun, System.nanoTime() - begun));
        return true;
    }

    /** The short report; answers how long it took. */
    long report() throws InterruptedException {
        var begun = System.nanoTime();
        while (true) {
            try {
                var request = HttpRequest.newBuilder(node.get().resolve("/api/battles/" + id + "/report?length=short"))
                        .header("Authorization", "Bearer " + key())
                        .header("Accept", "application/json")
                        .timeout(Duration.ofMinutes(2))
                        .build();
                var answer = client.send(request, BodyHandlers.discarding());
                if (answer.statusCode() == 200) {
                    return System.nanoTime() - begun;
                }
            } catch (IOException cutOff) {
                // Asked again below.
            }
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    /** Sends it until somebody has answered it. */
    private HttpResponse<String> send(String path, String key, String body, String idempotencyKey)
            throws InterruptedException {
        while (true) {
            try {
                var request = HttpRequest.newBuilder(node.get().resolve(path))
                        .header("Content-Type", "application/json")
                        .header("Idempotency-Key", idempotencyKey)
                        .timeout(PATIENCE)
                        .POST(BodyPublishers.ofString(body));
                if (!key.isEmpty()) {
                    request.header("Authorization", "Bearer " + key);
                }
                var answer = client.send(request.build(), BodyHandlers.ofString());
                if (answer.statusCode() < 500 && answer.statusCode() != 429) {
                    return answer;
                }
            } catch (IOException cutOff) {
                // Sent again below.
            }
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    private static JsonNode read(HttpResponse<String> answer) {
        try {
            return JSON.readTree(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
