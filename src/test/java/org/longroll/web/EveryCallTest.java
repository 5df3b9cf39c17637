package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.longroll.testing.Contract;
import org.longroll.testing.Described;
import org.longroll.testing.ThrowawayDatabase;

/**
 * Every operation of the document is called, rightly and wrongly; {@link Described} holds each answer against the
 * document. A new operation without a call here fails.
 */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class EveryCallTest {

    private static final int VARIED_CALLS = 300;

    private final Map<String, Integer> called = new TreeMap<>();
    private Contract contract;
    private Table table;

    @Test
    void every_operation_answers_as_it_is_described() {
        contract = Described.contract();
        table = Evening.ofDeadlyField().inTheSecondPart().table();
        for (var call : contract.calls()) {
            if (call.verb().equals("GET")) {
                read(call);
            } else {
                write(call);
            }
        }
        assertThat(called.keySet())
                .containsExactlyInAnyOrderElementsOf(new TreeSet<>(
                        contract.calls().stream().map(Contract.Call::id).toList()));
        assertThat(called.values().stream().mapToInt(Integer::intValue).sum()).isGreaterThanOrEqualTo(VARIED_CALLS);
    }

    private void read(Contract.Call call) {
        for (var path : List.of(filled(call), filled(call) + "?limit=0", filled(call) + "?nonsense=1")) {
            get(call, path, "umpire");
        }
        get(call, filled(call), null);
        get(call, filled(call).replace(table.id(), "01890000-0000-7000-8000-000000000000"), "umpire");
    }

    private void get(Contract.Call call, String path, String seat) {
        count(call);
        var request =
                seat == null ? given() : given().auth().oauth2(table.keys().get(seat));
        request.get(path.endsWith("/live") ? path + "?follow=false" : path);
    }

    /** The examples as they are, then with each field left out, of another type and unknown; and no JSON at all. */
    private void write(Contract.Call call) {
        var bodies = new ArrayList<String>(List.of("{}", "{", "[]", "{\"nonsense\": 1}"));
        Contract.examples(call).forEach(example -> bodies.addAll(variations(example)));
        bodies.forEach(body -> post(call, body, "umpire"));
        post(call, bodies.getLast(), "spectator");
    }

    private void post(Contract.Call call, String body, String seat) {
        count(call);
        boolean json = call.operation().at("/requestBody/content").has("application/json");
        given().auth()
                .oauth2(table.keys().get(seat))
                .contentType(json ? "application/json" : "application/x-ndjson")
                .body(body.getBytes(StandardCharsets.UTF_8))
                .request(call.verb(), filled(call));
    }

    private static List<String> variations(JsonNode example) {
        var bodies = new ArrayList<String>();
        bodies.add(example.toString());
        example.fieldNames().forEachRemaining(field -> {
            var missing = ((ObjectNode) example.deepCopy());
            missing.remove(field);
            bodies.add(missing.toString());
            bodies.add(((ObjectNode) example.deepCopy()).put(field, 7.5).toString());
            bodies.add(((ObjectNode) example.deepCopy()).putNull(field).toString());
        });
        return bodies;
    }

    private void count(Contract.Call call) {
        called.merge(call.id(), 1, Integer::sum);
    }

    private String filled(Contract.Call call) {
        return call.path()
                .replace("{battle}", table.id())
                .replace("{ruleset}", "adf-15mm")
                .replace("{scenario}", "little-round-top")
                .replace("{picture}", "map-0")
                .replace("{unit}", "20-maine")
                .replace("{number}", "1")
                .replace("{seat}", "spectator")
                .replace("{question}", "fire")
                .replaceAll("\\{[^}]+}", "01890000-0000-7000-8000-000000000001");
    }
}
