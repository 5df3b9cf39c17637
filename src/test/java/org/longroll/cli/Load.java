package org.longroll.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.longroll.testing.LiveStream;

/** People who record and watch, and come back whenever they are cut off. */
final class Load implements AutoCloseable {

    static final ObjectMapper JSON = new ObjectMapper();

    private static final String SCENARIO = """
            {"title": "Faults", "ruleset": "adf-15mm", "initiative": "union",
             "sides": [{"id": "union", "name": "U", "nation": "us"}, {"id": "south", "name": "S", "nation": "cs"}],
             "commands": [{"id": "b", "side": "union", "kind": "brigade", "name": "B"}],
             "units": [{"id": "u", "name": "U", "command": "b", "arm": "infantry", "quality": "green",
                        "weapon": "rifle-musket", "figures": 6, "stands": 3, "formation": "battle-line"}]}""";

    /** Between two entries of a battle, so that what starts again beside them gets its share of the machine. */
    private static final Duration BRIEF = Duration.ofMillis(20);

    /** A battle, what was acknowledged in it, and what somebody who watches has seen of it. */
    record Table(String id, String key, Queue<String> acknowledged, Queue<Long> seen) {}

    private final Supplier<URI> node;
    private final Duration pause;
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private final ExecutorService hands = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Table> tables = new ArrayList<>();
    private final List<Future<?>> writing = new ArrayList<>();
    private volatile boolean recording;
    private volatile String lastRefusal = "";
    private volatile boolean over;

    Load(Supplier<URI> node, int battles) throws IOException, InterruptedException {
        this(node, battles, BRIEF);
    }

    /** @param pause between two entries of a battle */
    Load(Supplier<URI> node, int battles, Duration pause) throws IOException, InterruptedException {
        this.node = node;
        this.pause = pause;
        for (int i = 0; i < battles; i++) {
            var answer = JSON.readTree(client.send(post("/api/battles", SCENARIO), BodyHandlers.ofString())
                    .body());
            var table = new Table(
                    answer.at("/battle/id").asText(),
                    answer.at("/keys/umpire").asText(),
                    new ConcurrentLinkedQueue<>(),
                    new ConcurrentLinkedQueue<>());
            tables.add(table);
            hands.submit(() -> watch(table));
        }
    }

    List<Table> tables() {
        return tables;
    }

    long acknowledged() {
        return tables.stream().mapToLong(table -> table.acknowledged().size()).sum();
    }

    /** What somebody who recorded was last answered instead; empty while nobody was. */
    String lastRefusal() {
        return lastRefusal;
    }

    void begin(String round) {
        recording = true;
        for (var table : tables) {
            writing.add(hands.submit(() -> record(table, round)));
        }
    }

    /** Everybody finishes the entry at hand. */
    void pause() throws Exception {
        recording = false;
        for (var hand : writing) {
            hand.get();
        }
        writing.clear();
    }

    JsonNode read(Table table, String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(node.get().resolve("/api/battles/" + table.id() + path))
                .header("Accept", "application/json")
                .header("Authorization", "Bearer " + table.key())
                .timeout(Duration.ofSeconds(30));
        return JSON.readTree(
                client.send(request.build(), BodyHandlers.ofString()).body());
    }

    /** Somebody watches until something happens, and leaves. */
    void visit(Table table) throws IOException, InterruptedException {
        try (var live = LiveStream.open(live(table), table.key())) {
            live.next();
        }
    }

    private URI live(Table table) {
        return node.get().resolve("/api/battles/" + table.id() + "/live");
    }

    private Void record(Table table, String round) throws InterruptedException {
        for (int i = 0; recording; i++) {
            var text = "%s note %d".formatted(round, i);
            while (!recorded(table, text)) {
                Thread.sleep(100);
            }
            table.acknowledged().add(text);
            Thread.sleep(pause);
        }
        return null;
    }

    private boolean recorded(Table table, String text) throws InterruptedException {
        try {
            var request = HttpRequest.newBuilder(
                            post(
                                    "/api/battles/" + table.id() + "/entries",
                                    "{\"type\":\"note\",\"text\":\"%s\"}".formatted(text)),
                            (name, value) -> true)
                    .header("Authorization", "Bearer " + table.key())
                    .header("Idempotency-Key", text.replace(' ', '-'))
                    .build();
            var answer = client.send(request, BodyHandlers.ofString());
            boolean done = answer.statusCode() == 200 || answer.statusCode() == 201;
            if (!done) {
                lastRefusal = answer.body();
            }
            return done;
        } catch (IOException cutOff) {
            return false;
        }
    }

    private Void watch(Table table) throws InterruptedException {
        var last = 0L;
        while (!over) {
            try (var live = LiveStream.resume(live(table), table.key(), last)) {
                while (!over && live.status() == 200) {
                    var message = live.nextOrEnd();
                    if (message.isEmpty()) {
                        break;
                    }
                    last = message.get().version();
                    table.seen().add(last);
                }
            } catch (IOException cutOff) {
                Thread.sleep(100);
            }
        }
        return null;
    }

    private HttpRequest post(String path, String body) {
        return HttpRequest.newBuilder(node.get().resolve(path))
                .header("Content-Type", "application/json")
                .timeout(Duration.ofSeconds(30))
                .POST(BodyPublishers.ofString(body))
                .build();
    }

    @Override
    public void close() {
        over = true;
        hands.shutdownNow();
        client.shutdownNow();
    }
}
