package org.longroll.web.battles;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Battles;
import org.longroll.battle.DicePolicy;
import org.longroll.codec.EventCodec;
import org.longroll.ledger.CanonicalJson;
import org.longroll.scenario.Changes;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;
import org.longroll.testing.Contract;
import org.longroll.testing.Mutation;
import org.longroll.testing.SchemaBodies;
import org.longroll.testing.ThrowawayDatabase;

/**
 * Whole battles over HTTP, as the program plays them; before each entry come spoilt ones, entries that the OpenAPI document
 * describes for what {@code next} offers, and other calls by chance. What of that is accepted is taken back. After every
 * accepted entry all reads answer, the audit is intact and the chain decodes; nothing is ever answered with 5xx. Some calls
 * in every build, a million with {@code -Plong}.
 */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class PlayedFuzzTest {

    private static final int CALLS = Integer.getInteger("fuzzed.calls", 1_000);
    private static final long SEED = Long.getLong("fuzzed.seed", 19);

    /** At most so many come before an entry as it is played: looking at everything after each accepted one costs most. */
    private static final int ASTRAY = Integer.getInteger("fuzzed.astray", 20);

    /** After so many refused entries in a row the battle has gone another way than it was played. */
    private static final int LOST = 8;

    private static final List<String> SIDES = List.of("north", "south");
    private static final List<String> SEATS = List.of("umpire", "umpire", "umpire", "north", "south", "spectator");
    private static final ObjectMapper JSON = new ObjectMapper();

    /** An entry as it is played, with its id there and the seat that sends it. */
    private record Sent(String id, String seat, ObjectNode body) {}

    /** A battle that is being played, with all of its keys; its entries have other ids than when it was played. */
    private record Played(
            String id, JsonNode keys, Map<String, List<String>> known, List<Sent> evening, Map<String, String> ids) {

        Sent due(int number) {
            var played = evening.get(number);
            var body = played.body().deepCopy();
            for (var field : List.of("reactionTo", "charge")) {
                if (body.hasNonNull(field)) {
                    var there = body.get(field).asText();
                    body.put(field, ids.getOrDefault(there, there));
                }
            }
            return new Sent(played.id(), played.seat(), body);
        }
    }

    @TestHTTPResource
    private URI server;

    @Inject
    EntryWriter writer;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Random random = new Random(SEED);
    private final EventCodec codec = EventCodec.standard();
    private Contract contract;
    private SchemaBodies bodies;
    private int calls;
    private int accepted;
    private int number;

    @Test
    void whatever_is_played_the_battle_can_be_read_and_the_server_makes_no_mistake() throws Exception {
        contract = new Contract(send("GET", "/q/openapi?format=json", null, "").body());
        bodies = new SchemaBodies(contract.document(), random);
        while (calls < CALLS) {
            var battle = start();
            int refused = 0;
            for (number = 0; calls < CALLS && number < battle.evening().size() && refused < LOST; number++) {
                refused = isRecorded(battle) ? 0 : refused + 1;
                System.out.printf(
                        "%,d fuzzed calls, %,d accepted, entry %d of %d%n",
                        calls, accepted, number + 1, battle.evening().size());
            }
        }
        assertThat(accepted).as("accepted of %d calls", calls).isGreaterThan(CALLS / 400);
    }

    private Played start() throws IOException, InterruptedException {
        var ruleset = Skirmishes.RULESETS.get(random.nextInt(Skirmishes.RULESETS.size()));
        var scenario = Skirmishes.toSend(ruleset).put("dicePolicy", "thrown");
        var started = JSON.readTree(
                send("POST", "/api/battles", null, scenario.toString()).body());
        var id = started.at("/battle/id").asText();
        var keys = started.get("keys");
        var known = new HashMap<String, List<String>>();
        var units = ids(read(id, keys, "/units?limit=500"));
        known.put("unit", units);
        known.put("units", units);
        known.put("target", units);
        known.put("by", SIDES);
        known.put("side", SIDES);
        known.put("objective", ids(read(id, keys, "/objectives")));
        known.put("leader", ids(read(id, keys, "/leaders")));
        return new Played(id, keys, known, evening(ruleset), new HashMap<>());
    }

    /** The program plays it with dice that lie on the table, so they are part of what is sent. */
    private List<Sent> evening(String ruleset) {
        var scenario = Skirmishes.ofAllArms(ruleset).with(Changes.ofDice(DicePolicy.THROWN));
        var played = Simulation.of(scenario, Battles.library()).play(random.nextLong());
        var system = played.opening().rulebook().system();
        return played.entries().stream()
                .map(entry -> new Sent(
                        entry.occasion().entry().toString(), entry.seat().id(), writer.write(system, entry.order())))
                .toList();
    }

    private JsonNode read(String battle, JsonNode keys, String path) throws IOException, InterruptedException {
        return JSON.readTree(send("GET", "/api/battles/" + battle + path, key(keys, "umpire"), null)
                .body());
    }

    private static List<String> ids(JsonNode page) {
        var ids = new ArrayList<String>();
        (page.has("items") ? page.get("items") : page)
                .forEach(item -> ids.add(item.path("id").asText()));
        return ids;
    }

    /** One entry of the evening, after others that were not meant; whether it was recorded. */
    private boolean isRecorded(Played battle) throws IOException, InterruptedException {
        var due = battle.due(number);
        for (int astray = random.nextInt(ASTRAY); astray > 0; astray--) {
            var answer = goAstray(battle, due);
            if (answer.statusCode() == 201) {
                accepted++;
                requireSound(battle);
                takeBack(battle, JSON.readTree(answer.body()).path("entry"));
            }
        }
        var key = key(battle.keys(), due.seat());
        var recorded = send("POST", entries(battle), key, due.body().toString());
        if (recorded.statusCode() != 201) {
            System.out.println("REFUSED " + number + " " + due + " " + recorded.body());
            return false;
        }
        accepted++;
        battle.ids()
                .put(due.id(), JSON.readTree(recorded.body()).at("/entry/id").asText());
        requireSound(battle);
        return true;
    }

    private HttpResponse<String> goAstray(Played battle, Sent due) throws IOException, InterruptedException {
        var key = key(battle.keys(), SEATS.get(random.nextInt(SEATS.size())));
        int kind = random.nextInt(20);
        return switch (kind) {
            case 0 -> readSomething(battle);
            case 1 -> writeSomething(battle, key);
            case 2, 3, 4, 5 -> send("POST", entries(battle), key, spoilt(offered(battle, key)));
            default ->
                send(
                        "POST",
                        entries(battle),
                        key(battle.keys(), due.seat()),
                        spoilt(due.body().deepCopy()));
        };
    }

    private ObjectNode offered(Played battle, String key) throws IOException, InterruptedException {
        var next = JSON.readTree(
                        send("GET", "/api/battles/" + battle.id(), key, null).body())
                .path("next");
        var offered = next.isEmpty() ? JSON.createObjectNode() : next.get(random.nextInt(next.size()));
        return bodies.entry(offered.path("type").asText("note"), known(battle, offered));
    }

    /** So that the evening can go on as it was played. What is no entry, as a branch, needs nothing, and a note stays. */
    private void takeBack(Played battle, JsonNode entry) throws IOException, InterruptedException {
        var type = entry.path("type").asText();
        if (!entry.isMissingNode() && !type.equals("note")) {
            var reason = "\"reason\": \"fuzz\"";
            var answer = send(
                    "POST",
                    "/api/battles/" + battle.id() + (type.equals("undo") ? "/redo" : "/undo"),
                    key(battle.keys(), "umpire"),
                    type.equals("undo") || type.equals("redo")
                            ? "{" + reason + "}"
                            : "{\"backTo\": \"" + entry.path("id").asText() + "\", " + reason + "}");
            if (answer.statusCode() == 201) {
                accepted++;
                requireSound(battle);
            }
        }
    }

    private static String entries(Played battle) {
        return "/api/battles/" + battle.id() + "/entries";
    }

    /** What the server says of an entry, in the words of its fields. */
    private static Map<String, List<String>> known(Played battle, JsonNode offered) {
        var known = new HashMap<>(battle.known());
        offered.properties().forEach(field -> {
            if (field.getValue().isTextual()) {
                known.put(field.getKey(), List.of(field.getValue().asText()));
            } else if (field.getValue().isArray()) {
                known.put(field.getKey(), texts(field.getValue()));
            }
        });
        if (offered.has("units")) {
            known.put("unit", texts(offered.get("units")));
        }
        offered.path("options").properties().forEach(option -> {
            known.put(option.getKey(), texts(option.getValue()));
            known.put(option.getKey().replaceFirst("s$", ""), texts(option.getValue()));
        });
        return known;
    }

    private static List<String> texts(JsonNode list) {
        var texts = new ArrayList<String>();
        list.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    private String spoilt(ObjectNode body) {
        for (int i = 1 + random.nextInt(5); i > 0; i--) {
            Mutation.mutate(body, random);
        }
        var text = body.toString();
        return random.nextInt(40) == 0 ? text.substring(0, random.nextInt(text.length())) : text;
    }

    private HttpResponse<String> writeSomething(Played battle, String key) throws IOException, InterruptedException {
        var writes = contract.calls().stream()
                .filter(call -> !call.verb().equals("GET"))
                .filter(call -> call.operation().at("/requestBody/content").has("application/json"))
                .toList();
        var call = writes.get(random.nextInt(writes.size()));
        var body = bodies.body(call.operation().at("/requestBody/content/application~1json/schema"), battle.known());
        return send(
                call.verb(),
                filled(call.path(), battle),
                key,
                body instanceof ObjectNode object ? spoilt(object) : body.toString());
    }

    private HttpResponse<String> readSomething(Played battle) throws IOException, InterruptedException {
        var reads = contract.calls().stream()
                .filter(call -> call.verb().equals("GET") && !call.path().endsWith("/live"))
                .toList();
        var call = reads.get(random.nextInt(reads.size()));
        var query = new StringBuilder("?");
        call.operation().path("parameters").forEach(parameter -> {
            if (parameter.path("in").asText().equals("query") && random.nextInt(3) == 0) {
                var values = List.of("1", "0", "-1", "true", "x", "99999999999", "2026-01-01", "%F0%9F", "a,b");
                query.append(parameter.path("name").asText())
                        .append('=')
                        .append(
                                parameter.path("name").asText().equals("turningPoints")
                                        ? "false"
                                        : values.get(random.nextInt(values.size())))
                        .append('&');
            }
        });
        return send("GET", filled(call.path(), battle) + query, key(battle.keys(), "umpire"), null);
    }

    private String filled(String path, Played battle) {
        return path.replace("{battle}", battle.id())
                .replace("{ruleset}", "adf-15mm")
                .replace("{scenario}", "little-round-top")
                .replace("{unit}", battle.known().get("unit").getFirst())
                .replace(
                        "{leader}",
                        battle.known().get("leader").isEmpty()
                                ? "x"
                                : battle.known().get("leader").getFirst())
                .replace("{entry}", Integer.toString(random.nextInt(number + 2)))
                .replace("{question}", random.nextBoolean() ? "fire" : "morale-check")
                .replace("{seat}", "union:1")
                .replaceAll("\\{[^}]+}", "01890000-0000-7000-8000-000000000001");
    }

    private void requireSound(Played battle) throws IOException, InterruptedException {
        for (var call : contract.calls()) {
            if (call.verb().equals("GET")
                    && call.path().startsWith("/api/battles/{battle}")
                    && !call.path().endsWith("/live")) {
                send("GET", filled(call.path(), battle), key(battle.keys(), "umpire"), null);
            }
        }
        var audit = read(battle.id(), battle.keys(), "/audit");
        assertThat(audit.path("intact").asBoolean()).isTrue();
        decode(battle);
    }

    private void decode(Played battle) throws IOException, InterruptedException {
        var events = send("GET", "/api/battles/" + battle.id() + "/events", key(battle.keys(), "umpire"), null)
                .body();
        assertThat(events).isNotEmpty();
        for (var line : events.lines().toList()) {
            var event = JSON.readTree(line);
            codec.decode(
                    event.path("type").asText(),
                    event.path("schemaVersion").asInt(),
                    CanonicalJson.of(event.path("payload").toString()));
        }
    }

    private static String key(JsonNode keys, String seat) {
        return keys.path(seat).asText(null);
    }

    private HttpResponse<String> send(String verb, String path, String key, String body)
            throws IOException, InterruptedException {
        calls++;
        var request = HttpRequest.newBuilder(
                        server.resolve(path.endsWith("?") ? path.substring(0, path.length() - 1) : path))
                .header("Content-Type", "application/json")
                .method(
                        verb,
                        body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body, StandardCharsets.UTF_8));
        if (key != null) {
            request.header("Authorization", "Bearer " + key);
        }
        var answer = client.send(request.build(), BodyHandlers.ofString());
        assertThat(answer.statusCode())
                .as("call %d of seed %d: %s %s %s → %s", calls, SEED, verb, path, body, answer.body())
                .isLessThan(500);
        return answer;
    }
}
