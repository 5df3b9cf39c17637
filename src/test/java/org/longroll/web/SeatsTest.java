package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.longroll.testing.ThrowawayDatabase;

/** Every seat at every call: who may do what. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class SeatsTest {

    private static final String NOWHERE = "00000000-0000-7000-8000-000000000000";

    /** What somebody holds when he calls: one of the four seats, or a key of another battle, or nothing. */
    private static final List<String> CALLERS = List.of(
            "umpire", "union", "confederate", "spectator", "another battle's umpire", "nobody", "a made-up key");

    /**
     * A call and what each caller gets.
     *
     * @param atPrivate the statuses of a private battle, in the order of {@link #CALLERS}
     * @param atPublic those of a public one
     */
    record Call(Method method, String path, String body, String atPrivate, String atPublic) {
        @Override
        public String toString() {
            return method + " " + path;
        }
    }

    static Stream<Call> calls() {
        var note = "{\"type\": \"note\", \"text\": \"x\"}";
        var read = "200 200 200 200 404 404 401";
        var readPublic = "200 200 200 200 200 200 401";
        return Stream.of(
                new Call(Method.GET, "", "", read, readPublic),
                new Call(Method.GET, "/entries", "", read, readPublic),
                new Call(Method.GET, "/events", "", read, readPublic),
                new Call(Method.GET, "/live?follow=false", "", read, readPublic),
                new Call(Method.GET, "/standing", "", read, readPublic),
                new Call(Method.GET, "/units", "", read, readPublic),
                new Call(Method.GET, "/units/20-maine", "", read, readPublic),
                new Call(Method.GET, "/leaders", "", read, readPublic),
                new Call(Method.GET, "/leaders/vincent-col", "", read, readPublic),
                new Call(Method.GET, "/commands", "", read, readPublic),
                new Call(Method.GET, "/objectives", "", read, readPublic),
                new Call(Method.GET, "/points", "", read, readPublic),
                new Call(Method.GET, "/table", "", read, readPublic),
                new Call(Method.GET, "/report/pictures/map-0", "", read, readPublic),
                new Call(Method.GET, "/branches", "", read, readPublic),
                new Call(Method.GET, "/audit", "", read, readPublic),
                new Call(Method.GET, "/audit/report", "", read, readPublic),
                new Call(Method.GET, "/checkpoints", "", read, readPublic),
                new Call(Method.POST, "/checkpoints", "", "201 200 200 403 404 404 401", "201 200 200 403 403 401 401"),
                new Call(
                        Method.GET, "/proof?entry=0", "", "409 409 409 409 404 404 401", "409 409 409 409 409 409 401"),
                new Call(Method.GET, "/odds/morale-check?unit=20-maine", "", read, readPublic),
                new Call(Method.POST, "/odds/morale-check", "{\"unit\": \"20-maine\"}", read, readPublic),
                new Call(Method.GET, "/export", "", read, readPublic),
                new Call(Method.GET, "/units/20-maine/history", "", read, readPublic),
                new Call(Method.GET, "/diff", "", read, readPublic),
                new Call(Method.POST, "/undo", "{}", nothing("422"), nothingInPublic("422")),
                new Call(Method.POST, "/redo", "{}", nothing("422"), nothingInPublic("422")),
                new Call(
                        Method.POST,
                        "/consents",
                        "{\"request\": \"%s\"}".formatted(NOWHERE),
                        nothing("409"),
                        nothingInPublic("409")),
                new Call(
                        Method.POST,
                        "/amend",
                        "{\"entry\": \"%s\", \"strike\": true}".formatted(NOWHERE),
                        nothing("422"),
                        nothingInPublic("422")),
                new Call(Method.POST, "/branches", "{}", nothing("201"), nothingInPublic("201")),
                new Call(
                        Method.GET,
                        "/branches/" + NOWHERE + "/compare",
                        "",
                        "404 404 404 404 404 404 401",
                        "404 404 404 404 404 404 401"),
                new Call(Method.GET, "/analysis", "", read, readPublic),
                new Call(Method.GET, "/dice", "", read, readPublic),
                new Call(Method.GET, "/report", "", read, readPublic),
                new Call(Method.GET, "/rolls", "", read, readPublic),
                new Call(Method.GET, "/entries/0", "", read, readPublic),
                new Call(
                        Method.GET,
                        "/attachments/none",
                        "",
                        "404 404 404 404 404 404 401",
                        "404 404 404 404 404 404 401"),
                new Call(Method.GET, "/attachments", "", read, readPublic),
                new Call(
                        Method.POST,
                        "/attachments",
                        note,
                        "415 415 415 403 404 404 401",
                        "415 415 415 403 403 401 401"),
                new Call(Method.POST, "/entries", note, "201 201 201 403 404 404 401", "201 201 201 403 403 401 401"),
                new Call(
                        Method.POST,
                        "/entries/dice",
                        note,
                        "200 200 200 403 404 404 401",
                        "200 200 200 403 403 401 401"),
                new Call(Method.GET, "/seats", "", read, readPublic),
                new Call(
                        Method.POST,
                        "/seats",
                        "{\"side\": \"union\", \"commands\": [\"vincent\"], \"name\": \"Clara\"}",
                        "201 201 403 403 404 404 401",
                        "201 201 403 403 403 401 401"),
                new Call(
                        Method.POST,
                        "/seats/spectator/code",
                        "",
                        "200 403 403 403 404 404 401",
                        "200 403 403 403 403 401 401"),
                new Call(
                        Method.POST,
                        "/seats/spectator/key",
                        "",
                        "201 403 403 403 404 404 401",
                        "201 403 403 403 403 401 401"));
    }

    /** Who may record is told that there is nothing to do; everybody else is turned away as always. */
    private static String nothing(String status) {
        return "%1$s %1$s %1$s 403 404 404 401".formatted(status);
    }

    private static String nothingInPublic(String status) {
        return "%1$s %1$s %1$s 403 403 401 401".formatted(status);
    }

    @ParameterizedTest
    @MethodSource("calls")
    void each_seat_may_do_what_is_its_own(Call call) {
        assertThat(statuses(call, Table.started())).as("private").isEqualTo(call.atPrivate());
        assertThat(statuses(call, Table.startedInPublic())).as("public").isEqualTo(call.atPublic());
    }

    @Test
    void no_call_on_a_battle_is_missing_from_this_test() {
        var tested = calls().map(call -> call.method() + " " + call.path().replaceFirst("\\?.*", ""))
                .toList();
        assertThat(Calls.onBattles()).allSatisfy(call -> assertThat(tested)
                .contains(call.replace("{unit}", "20-maine")
                        .replace("{seat}", "spectator")
                        .replace("{branch}", NOWHERE)
                        .replace("{question}", "morale-check")
                        .replace("{entry}", "0")
                        .replace("{leader}", "vincent-col")
                        .replace("{picture}", "map-0")
                        .replace("{sha256}", "none")));
    }

    @Test
    void a_refused_call_changes_nothing() {
        var table = Table.started();
        var before = table.ledger();
        table.note("spectator", "I was here").then().statusCode(403).body("code", equalTo("wrong-seat"));
        given().auth()
                .oauth2(Table.started().keys().get("umpire"))
                .contentType("application/json")
                .body("{\"type\": \"note\", \"text\": \"x\"}")
                .post("/api/battles/" + table.id() + "/entries")
                .then()
                .statusCode(404);
        assertThat(table.ledger()).isEqualTo(before);
    }

    @Test
    void a_replaced_key_opens_nothing_and_the_new_one_does() {
        var table = Table.started();
        String fresh = table.as("umpire")
                .post("/seats/union/key")
                .then()
                .statusCode(201)
                .extract()
                .path("key");
        assertThat(fresh).isNotEqualTo(table.keys().get("union"));
        table.as("union").get().then().statusCode(401).body("code", equalTo("unknown-key"));
        given().auth().oauth2(fresh).get("/api/battles/" + table.id()).then().statusCode(200);
        table.as("confederate").get().then().statusCode(200);
    }

    @Test
    void the_umpire_can_replace_his_own_key() {
        var table = Table.started();
        String fresh = table.as("umpire").post("/seats/umpire/key").path("key");
        table.as("umpire").get().then().statusCode(401);
        given().auth()
                .oauth2(fresh)
                .post("/api/battles/" + table.id() + "/seats/union/key")
                .then()
                .statusCode(201);
    }

    @Test
    void a_seat_that_is_not_at_the_table_has_no_key() {
        Table.started()
                .as("umpire")
                .post("/seats/french/key")
                .then()
                .statusCode(404)
                .body("code", equalTo("unknown-seat"));
    }

    @Test
    void no_letter_of_a_key_can_be_changed() {
        var table = Table.started();
        var key = table.keys().get("umpire");
        assertThat(key).contains(".umpire.0.");
        for (var forged : List.of(
                key.replace(".umpire.", ".spectator."),
                key.replace(".umpire.0.", ".umpire.1."),
                table.keys().get("spectator").replace(".spectator.", ".umpire."),
                key.substring(0, key.length() - 2) + (key.endsWith("AA") ? "BA" : "AA"))) {
            given().auth()
                    .oauth2(forged)
                    .get("/api/battles/" + table.id())
                    .then()
                    .statusCode(401);
        }
    }

    private static String statuses(Call call, Table table) {
        var statuses = new ArrayList<String>();
        for (var caller : CALLERS) {
            var request = given();
            switch (caller) {
                case "nobody" -> {}
                case "another battle's umpire" ->
                    request.auth().oauth2(Table.started().keys().get("umpire"));
                case "a made-up key" -> request.auth().oauth2("lr1.made.up");
                default -> request.auth().oauth2(table.keys().get(caller));
            }
            if (!call.body().isEmpty()) {
                request.contentType("application/json").body(call.body());
            }
            var answer = request.request(call.method(), "/api/battles/" + table.id() + call.path());
            statuses.add(Integer.toString(answer.statusCode()));
            if (answer.statusCode() == 201
                    && caller.equals("umpire")
                    && call.path().contains("/key")) {
                // The spectator's key has just been replaced; he goes on with the new one.
                table.keys().put("spectator", answer.path("key"));
            }
        }
        return String.join(" ", statuses);
    }
}
