package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.ThrowawayDatabase;

/** Requests that no client would send by mistake. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class RudeCallsTest {

    @TestHTTPResource
    private URI server;

    @ParameterizedTest
    @ValueSource(strings = {"/entries", "/amend", "/undo", "/branches", "/seats"})
    void a_body_that_is_null_is_refused_like_any_other(String call) {
        Table.started().writing("umpire", "null").post(call).then().statusCode(400);
        given().contentType("application/json")
                .body("null")
                .post("/api/battles")
                .then()
                .statusCode(400);
    }

    @Test
    void an_empty_list_of_formats_is_as_good_as_none() throws IOException {
        assertThat(raw("GET /api/rulesets HTTP/1.1\r\nHost: x\r\nAccept:\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 200");
        assertThat(raw("GET /api/rulesets HTTP/1.1\r\nHost: x\r\nAccept: , ,\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 200");
        assertThat(raw("GET /api/rulesets HTTP/1.1\r\nHost: x\r\nAccept: ;;;\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 400")
                .contains("malformed-request");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/units/a%00b", "/units/%00", "/entries?text=a%00b", "/leaders/x%00"})
    void a_nul_in_an_address_is_refused_before_the_database_sees_it(String path) {
        var table = Table.started();
        given().urlEncodingEnabled(false)
                .auth()
                .oauth2(table.keys().get("umpire"))
                .get("/api/battles/" + table.id() + path)
                .then()
                .statusCode(400)
                .body("code", equalTo("malformed-request"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "400 GET /api/rulesets HTTP/1.1\r\nHost: a b<c>\r\n\r\n",
                "400 GET /api/rulesets HTTP/1.1\r\nHost: a_b!c\r\n\r\n",
                "400 GET /api/rulesets HTTP/1.1\r\n\r\n",
                "404 OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
                "400 POST /api/battles HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                        + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"
            })
    void a_request_that_cannot_be_understood_is_refused_in_the_form_of_all_problems(String told) throws IOException {
        assertRefused(told.substring(0, 3), told.substring(4));
    }

    /** What decides about limits, hosts and bodies must read the same address as what answers. */
    @ParameterizedTest
    @ValueSource(strings = {"gzip", "gzip, chunked", "identity", "x"})
    void the_bytes_of_a_body_that_cannot_be_read_are_not_taken_for_the_next_request(String coding) throws IOException {
        var answers = raw("POST /api/battles HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: " + coding + "\r\n\r\nGET /api/rulesets HTTP/1.1\r\nHost: x\r\n\r\n"
                + "GET /api/rulesets HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertThat(answers).startsWith("HTTP/1.1 501").contains("transfer-coding");
        assertThat(answers.split("HTTP/1\\.1 ", -1)).hasSize(2);
    }

    @Test
    void a_scheme_that_a_proxy_would_not_forward_is_refused_and_stands_in_no_link() throws IOException {
        assertRefused("400", "GET /api/rulesets HTTP/1.1\r\nHost: x\r\nX-Forwarded-Proto: javascript\r\n\r\n");
        assertThat(
                        raw(
                                "GET /api/rulesets HTTP/1.1\r\nHost: x\r\nX-Forwarded-Proto: HTTPS\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 200");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api;x/rulesets",
                "/api/rulesets;x=1",
                "/q/health/../../api/rulesets",
                "/q/health/%2e%2e/%2E%2E/api/rulesets",
                "/api/./rulesets",
                "/api/battles/%2e%2e/rulesets",
                "//api/rulesets",
                "/api//rulesets",
                "/%61pi/rulesets",
                "/b;x/../api/rulesets",
                "/q/openapi/../openapi"
            })
    void an_address_that_is_not_in_its_normal_form_is_refused(String path) throws IOException {
        assertRefused("400", "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n");
        assertRefused("400", "GET http://x" + path + " HTTP/1.1\r\nHost: x\r\n\r\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/api/rulesets", "/q/openapi", "/q/metrics", "/q/swagger-ui", "/", "/verify.html", "/nothing"})
    void every_route_is_behind_the_checks_of_a_request(String path) throws IOException {
        assertRefused("400", "GET " + path + " HTTP/1.1\r\nHost: a b<c>\r\n\r\n");
    }

    @Test
    void an_address_or_headers_that_are_too_long_are_refused_in_the_form_of_all_problems() throws IOException {
        assertRefused("414", "GET /api/rulesets?x=%s HTTP/1.1\r\nHost: x\r\n\r\n".formatted("a".repeat(5_000)));
        assertRefused("431", "GET /api/rulesets HTTP/1.1\r\nHost: x\r\nX-A: %s\r\n\r\n".formatted("a".repeat(30_000)));
    }

    private void assertRefused(String status, String request) throws IOException {
        assertThat(raw(request.replaceFirst("\r\n", "\r\nConnection: close\r\n")))
                .startsWith("HTTP/1.1 " + status)
                .contains("application/problem+json", "\"status\":" + status);
    }

    @Test
    void a_battle_is_not_started_by_a_body_without_a_type_as_a_page_of_another_site_can_send_it() throws IOException {
        var body = Table.SCENARIO;
        assertThat(raw("POST /api/battles HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\nConnection: close\r\n"
                        + "Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + body))
                .startsWith("HTTP/1.1 415")
                .contains("unsupported-media-type");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Two\\nlines",
                "Zero\\u200bwidth",
                "\\u202eturned round",
                "Nul\\u0000",
                "Two\\u2028lines",
                "a\\u2066b"
            })
    void a_name_that_cannot_be_seen_as_it_is_is_refused(String name) {
        given().contentType("application/json")
                .body(Table.SCENARIO.replace("20th Maine", name))
                .post("/api/battles")
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("units[0].name"));
        given().contentType("application/json")
                .body(Table.SCENARIO.replace("Anna", name))
                .post("/api/battles")
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("players.umpire"));
    }

    @Test
    void a_note_has_lines_and_emoji_and_no_turned_text() {
        var table = Table.started();
        table.note("union", "One\\nTwo 👨‍👩‍👧").then().statusCode(201);
        table.note("union", "\\u202eeno").then().statusCode(400);
    }

    @Test
    void the_metrics_name_no_battle() {
        var table = Table.started();
        for (var path : new String[] {"", "/nothing", "/entries/9999"}) {
            given().get("/api/battles/" + table.id() + path);
            table.as("umpire").request("OPTIONS", path);
            table.as("umpire").request("DELETE", path);
        }
        given().get("/q/metrics").then().statusCode(200).body(not(containsString(table.id())));
    }

    private String raw(String request) throws IOException {
        try (var socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(120_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
