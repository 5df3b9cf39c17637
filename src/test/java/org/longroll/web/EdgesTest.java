package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.ThrowawayDatabase;

@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class EdgesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/nothing",
                "/api/battles/no-id",
                "/api/battles/01890000-0000-7000-8000-000000000000",
                "/nothing",
                "/q/nothing"
            })
    void an_address_with_nothing_behind_it_is_a_problem_too(String path) {
        requireProblem(given().get(path), 404, "not-found");
    }

    @Test
    void a_method_that_is_not_there_is_said_not_to_be() {
        requireProblem(given().delete("/api/battles"), 405, "method-not-allowed");
    }

    @Test
    void a_format_that_is_not_read_or_written_here_is_said_to_be() {
        requireProblem(
                given().contentType("text/plain").body("hello").post("/api/battles"), 415, "unsupported-media-type");
        requireProblem(given().accept("image/png").get("/api/battles"), 406, "not-acceptable");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "{\"title\": }", "{\"title\": \"a\", \"title\": \"b\"}", "{} {}", "nonsense"})
    void json_that_cannot_be_read_is_said_to_be(String body) {
        requireProblem(Table.start(body), 400, "malformed-json");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'\"title\": \"Little Round Top\"'   | '\"title\": 7'                          | title",
                "'\"title\": \"Little Round Top\"'   | '\"title\": \"  \"'                     | title",
                "'\"title\": \"Little Round Top\"'   | '\"title\": \"a\\u0000b\"'              | title",
                "'\"title\": \"Little Round Top\"'   | '\"title\": \"half a \\ud83d letter\"'  | title",
                "'\"title\": \"Little Round Top\"'   | '\"name\": \"Little Round Top\"'        | name",
                "'\"turnLimit\": 8'                  | '\"turnLimit\": 0'                      | turnLimit",
                "'\"turnLimit\": 8'                  | '\"turnLimit\": 2.5'                    | turnLimit",
                "'\"turnLimit\": 8'                  | '\"turnLimit\": \"8\"'                  | turnLimit",
                "'\"turnLimit\": 8'                  | '\"turnLimit\": 99999999999'            | turnLimit",
                "'\"figures\": 6'                    | '\"figures\": -6'                       | units[0].figures",
                "'\"figures\": 6'                    | '\"figures\": true'                     | units[0].figures",
                "'\"nation\": \"us\"'                | '\"nation\": \"fr\"'                    | sides[0].nation",
                "'\"nation\": \"us\"'                | '\"nation\": 0'                         | sides[0].nation",
                "'\"id\": \"union\"'                 | '\"id\": \"umpire\"'                    | sides[0].id",
                "'\"id\": \"20-maine\"'              | '\"id\": \"20th Maine\"'                | units[0].id",
                "'\"command\": \"vincent\"'          | '\"command\": null'                     | units[0].command",
                "'\"players\": {\"umpire\": \"Anna\"}' | '\"players\": {\"judge\": \"Anna\"}'    | players.judge",
                "'\"players\": {\"umpire\": \"Anna\"}' | '\"players\": []'                       | players",
            })
    void a_field_that_cannot_be_used_is_named(String from, String to, String field) {
        assertThat(Table.SCENARIO).contains(from);
        var answer = Table.start(Table.SCENARIO.replace(from, to));
        requireProblem(answer, 400, "invalid-input");
        answer.then().body("violations.field", hasItem(field));
    }

    @Test
    void a_body_is_missing() {
        requireProblem(given().contentType("application/json").post("/api/battles"), 400, "invalid-input");
    }

    @Test
    void an_entry_of_a_kind_that_is_not_known_is_said_to_be() {
        var answer =
                Table.started().writing("umpire", "{\"type\": \"teleport\"}").post("/entries");
        requireProblem(answer, 400, "invalid-input");
        answer.then().body("violations.field", hasItem("type"));
        requireProblem(Table.started().writing("umpire", "{\"text\": \"x\"}").post("/entries"), 400, "invalid-input");
    }

    @Test
    void a_header_that_makes_no_sense_is_named() {
        var table = Table.started();
        table.writing("umpire", "{\"type\": \"note\", \"text\": \"x\"}")
                .header("If-Match", "newest")
                .post("/entries")
                .then()
                .statusCode(400)
                .body("violations.field", hasItem("If-Match"));
        table.writing("umpire", "{\"type\": \"note\", \"text\": \"x\"}")
                .header("Idempotency-Key", "k".repeat(201))
                .post("/entries")
                .then()
                .statusCode(400)
                .body("violations.field", hasItem("Idempotency-Key"));
    }

    @Test
    void a_body_that_is_too_large_is_refused_announced_or_not() throws IOException {
        var large = " ".repeat(2_000_000) + Table.SCENARIO;
        requireProblem(Table.start(large), 413, "too-large");
        assertThat(sentInChunks(large))
                .startsWith("HTTP/1.1 413")
                .contains("\"code\":\"too-large\"", "It takes at most 1 MB.");
    }

    @Test
    void lists_and_depth_have_an_end() {
        var tooMany = new StringBuilder();
        for (int i = 0; i < 501; i++) {
            tooMany.append(
                    "{\"id\": \"u-%d\", \"name\": \"U\", \"command\": \"law\", \"arm\": \"infantry\", \"quality\": \"green\"},"
                            .formatted(i));
        }
        var answer = Table.start(Table.SCENARIO.replace("\"units\": [", "\"units\": [" + tooMany));
        requireProblem(answer, 400, "invalid-input");
        answer.then().body("violations.field", hasItem("units"));
        requireProblem(
                Table.started()
                        .writing("umpire", "{\"deep\": %s, \"type\": \"note\"}".formatted("[".repeat(5_000)))
                        .post("/entries"),
                400,
                "malformed-json");
        requireProblem(Table.started().note("umpire", "x".repeat(4_001)), 400, "invalid-input");
        var longWinded = Table.started().note("umpire", "x".repeat(200_000));
        requireProblem(longWinded, 400, "invalid-input");
        longWinded.then().body("violations.field", hasItem("text"));
    }

    @Test
    void every_answer_carries_the_security_headers_and_no_permission_for_other_sites() {
        given().header("Origin", "https://elsewhere.example")
                .get("/api/battles")
                .then()
                .header("X-Content-Type-Options", equalTo("nosniff"))
                .header("X-Frame-Options", equalTo("DENY"))
                .header("Referrer-Policy", equalTo("no-referrer"))
                .header("Content-Security-Policy", containsString("default-src 'none'"))
                .header("Cache-Control", equalTo("private, no-cache"))
                .header("Access-Control-Allow-Origin", nullValue());
    }

    @Test
    void whether_entries_can_be_recorded_has_a_light_and_a_metric_of_its_own() {
        for (var light : List.of("well", "group/writing")) {
            given().get("/q/health/" + light)
                    .then()
                    .statusCode(200)
                    .body("status", equalTo("UP"))
                    .body("checks.name", hasItem("Entries can be recorded"));
        }
        given().get("/q/metrics").then().statusCode(200).body(containsString("longroll_writing 1.0"));
        given().get("/q/health/ready")
                .then()
                .statusCode(200)
                .body("checks.name", not(hasItem("Entries can be recorded")));
    }

    @Test
    void metrics_are_there_for_prometheus() {
        given().get("/q/metrics").then().statusCode(200).body(containsString("jvm_memory_used_bytes"));
    }

    private static void requireProblem(Response answer, int status, String code) {
        answer.then()
                .statusCode(status)
                .contentType("application/problem+json")
                .body("status", equalTo(status))
                .body("code", equalTo(code))
                .body("type", equalTo("urn:longroll:problem:" + code))
                .body("title", notNullValue())
                .body(not(containsString("Exception")))
                .body(not(containsString("org.longroll")));
    }

    private static String sentInChunks(String body) throws IOException {
        try (var socket = new Socket("localhost", RestAssured.port)) {
            var out = socket.getOutputStream();
            out.write(
                    "POST /api/battles HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            var bytes = body.getBytes(StandardCharsets.UTF_8);
            try {
                for (int from = 0; from < bytes.length; from += 8192) {
                    var length = Math.min(8192, bytes.length - from);
                    out.write((Integer.toHexString(length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
                    out.write(bytes, from, length);
                    out.write("\r\n".getBytes(StandardCharsets.US_ASCII));
                }
                out.write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            } catch (IOException serverHungUp) {
                // It has answered already and wants no more.
            }
            var answer = new StringBuilder();
            var in = socket.getInputStream();
            socket.setSoTimeout(120_000);
            while (answer.indexOf("}") < 0) {
                answer.append((char) in.read());
            }
            return answer.toString();
        }
    }
}
