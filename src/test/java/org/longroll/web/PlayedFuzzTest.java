package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
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
import org.longroll.codec.EventCodec;
import org.longroll.ledger.CanonicalJson;
import org.longroll.testing.Contract;
import org.longroll.testing.Mutation;
import org.longroll.testing.SchemaBodies;
import org.longroll.testing.ThrowawayDatabase;

/**
 * Whole battles by chance over HTTP: entries from what {@code next} offers and the OpenAPI document describes, some of
 * them spoilt, and corrections among them. After every accepted one all reads answer, the audit is intact and the chain
 * decodes; nothing is ever answered with 5xx. Some calls in every build, a million with {@code -Plong}.
 */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class PlayedFuzzTest {

    private static final int CALLS = Integer.getInteger("fuzzed.calls", 2_000);
    private static final long SEED = Long.getLong("fuzzed.seed", 19);
    private static final int ACCEPTED_OF_A_BATTLE = 60;

    /** Before an entry as it is offered come so many that are spoilt: looking at everything after each accepted one costs most. */
    private static final int SPOILT_OF_AN_ENTRY = 80;

    private static final List<String> SCENARIOS =
            List.of("little-round-top", "mcphersons-ridge", "shiloh-hornets-nest");
    private static final ObjectMapper JSON = new ObjectMapper();

    /** A battle that is being played, with all of its keys. */
    private record Played(String id, JsonNode keys, Map<String, List<String>> known) {}

    @TestHTTPResource
    private URI server;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Random random = new Random(SEED);
    private final EventCodec codec = EventCodec.standard();
    private Contract contract;
    private SchemaBodies bodies;
    private int calls;
    private int accepted;

    @Test
    void whatever_is_played_the_battle_can_be_read_and_the_server_makes_no_mistake() throws Exception {
        contract = new Contract(send("GET", "/q/openapi?format=json", null, "").body());
        bodies = new SchemaBodies(contract.document(), random);
        while (calls < CALLS) {
            var battle = start();
            int recorded = 0;
            for (int i = 0; i < 400 && recorded < ACCEPTED_OF_A_BATTLE && calls < CALLS; i++) {
                recorded += play(battle) ? 1 : 0;
            }
            System.out.printf("%,d fuzzed calls, %,d accepted%n", calls, accepted);
        }
        assertThat(accepted).as("accepted of %d calls", calls).isGreaterThan(CALLS / 200);
    }

    private Played start() throws IOException, InterruptedException {
        var scenario = SCENARIOS.get(random.nextInt(SCENARIOS.size()));
        var started = JSON.readTree(send("POST", "/api/battles", null, "{\"scenario\": \"%s\"}".formatted(scenario))
                .body());
        var id = started.at("/battle/id").asText();
        var keys = started.get("keys");
        var known = new HashMap<String, List<String>>();
        var units = ids(read(id, keys, "/units?limit=500"));
        known.put("unit", units);
        known.put("units", units);
        known.put("target", units);
        known.put("by", List.of("union", "confederate"));
        known.put("side", List.of("union", "confederate"));
        known.put("objective", ids(read(id, keys, "/objectives")));
        known.put("leader", ids(read(id, keys, "/leaders")));
        return new Played(id, keys, known);
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

    /** One step of a battle; whether something was recorded. */
    private boolean play(Played battle) throws IOException, InterruptedException {
        int kind = random.nextInt(20);
        var seats = List.of("umpire", "umpire", "umpire", "union", "confederate", "spectator");
        var key = key(battle.keys(), seats.get(random.nextInt(seats.size())));
        var answer =
                kind < 15 ? recordNext(battle, key) : kind < 18 ? writeSomething(battle, key) : readSomething(battle);
        if (answer.statusCode() != 201) {
            return false;
        }
        accepted++;
        requireSound(battle);
        return true;
    }

    private HttpResponse<String> recordNext(Played battle, String key) throws IOException, InterruptedException {
        var next = JSON.readTree(
                        send("GET", "/api/battles/" + battle.id(), key, null).body())
                .path("next");
        if (next.isEmpty()) {
            return send("POST", "/api/battles/" + battle.id() + "/undo", key, "{\"reason\": \"fuzz\"}");
        }
        var offered = next.get(random.nextInt(next.size()));
        var known = known(battle, offered);
        int spoilt = random.nextInt(SPOILT_OF_AN_ENTRY);
        HttpResponse<String> answer;
        do {
            var body = bodies.entry(offered.path("type").asText(), known);
            answer = send(
                    "POST",
                    "/api/battles/" + battle.id() + "/entries",
                    key,
                    spoilt-- > 0 ? spoilt(body) : body.toString());
        } while (spoilt >= 0 && answer.statusCode() != 201);
        return answer;
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
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
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
                .replace("{entry}", Integer.toString(random.nextInt(12)))
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
        var events = read(battle.id(), battle.keys(), "/events?limit=500").path("items");
        for (var event : events) {
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
