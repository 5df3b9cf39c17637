package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class BattlesTest {

    @Test
    void a_scenario_starts_a_battle_and_every_seat_gets_a_key() {
        Table.start(Table.SCENARIO)
                .then()
                .statusCode(201)
                .header("ETag", "\"1\"")
                .body("battle.title", equalTo("Little Round Top"))
                .body("battle.ruleset", equalTo("adf-15mm"))
                .body("battle.version", equalTo(1))
                .body("battle.turn", equalTo(1))
                .body("battle.activeSide", equalTo("confederate"))
                .body("battle.visibility", equalTo("private"))
                .body("battle.due", empty())
                .body("battle.next.type", hasItems("begin-part", "note"))
                .body(
                        "battle.id",
                        matchesPattern("[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"))
                .body("keys", hasKey("umpire"))
                .body("keys", hasKey("union"))
                .body("keys", hasKey("confederate"))
                .body("keys", hasKey("spectator"));
    }

    @Test
    void what_is_read_back_is_what_was_sent() {
        var table = Table.started();
        table.as("spectator")
                .get()
                .then()
                .statusCode(200)
                .header("ETag", startsWith("\"1-"))
                .body("players.umpire", equalTo("Anna"))
                .body("sides.name", contains("Union", "Confederate"))
                .body("turnLimit", equalTo(8));
        table.as("spectator")
                .get("/units")
                .then()
                .body("items.id", contains("15-alabama", "20-maine"))
                .body("items.onTable", contains(false, true))
                .body("items.side", contains("confederate", "union"))
                .body("next", nullValue());
        table.as("spectator")
                .get("/units/20-maine")
                .then()
                .body("name", equalTo("20th Maine"))
                .body("figures", equalTo(6))
                .body("stands", equalTo(3));
        table.as("spectator").get("/units/21-maine").then().statusCode(404).body("code", equalTo("not-found"));
    }

    @Test
    void the_same_create_again_answers_the_same_battle_and_the_same_keys() {
        var key = UUID.randomUUID().toString();
        var first = given().header("Idempotency-Key", key)
                .contentType("application/json")
                .body(Table.SCENARIO)
                .post("/api/battles");
        var second = given().header("Idempotency-Key", key)
                .contentType("application/json")
                .body(Table.SCENARIO)
                .post("/api/battles");
        assertThat(first.statusCode()).isEqualTo(201);
        assertThat(second.statusCode()).isEqualTo(200);
        assertThat(second.header("Idempotent-Replay")).isEqualTo("true");
        assertThat(second.asString()).isEqualTo(first.asString());
    }

    @Test
    void every_flaw_of_an_order_of_battle_is_named_at_once() {
        Table.start(Table.SCENARIO
                        .replace("\"command\": \"law\"", "\"command\": \"hood\"")
                        .replace("\"id\": \"15-alabama\"", "\"id\": \"20-maine\"")
                        .replace("\"initiative\": \"confederate\"", "\"initiative\": \"rebels\"")
                        .replace("adf-15mm", "adf-54mm"))
                .then()
                .statusCode(400)
                .body("code", equalTo("invalid-input"))
                .body(
                        "violations.field",
                        containsInAnyOrder("units[1].id", "units[1].command", "ruleset", "initiative"));
    }

    @Test
    void house_rules_are_held_against_the_chart_and_kept_with_the_battle() {
        Table.start(withHouseRule("fire.rounding", "down"))
                .then()
                .statusCode(201)
                .body("battle.houseRules.path", contains("fire.rounding"))
                .body("battle.chart.version", equalTo(1))
                .body("battle.chart.sha256", matchesPattern("[0-9a-f]{64}"));
        Table.start(withHouseRule("fire.rounding", "sideways"))
                .then()
                .statusCode(422)
                .body("code", equalTo("house-rule-refused"))
                .body("violations.field", contains("houseRules[0]"));
        Table.start(withHouseRule("fire.colour", "blue")).then().statusCode(422);
        Table.start(withHouseRule("fire.bands.canister-inches", "4").replace("\"4\"", "4"))
                .then()
                .statusCode(201);
    }

    private static String withHouseRule(String path, String value) {
        return Table.SCENARIO.replace(
                "\"turnLimit\"",
                "\"houseRules\": [{\"path\": \"%s\", \"value\": \"%s\", \"title\": \"Ours\"}], \"turnLimit\""
                        .formatted(path, value));
    }

    @Test
    void the_list_shows_public_battles_and_those_whose_keys_are_sent() {
        var secret = Table.started();
        var other = Table.started();
        var open = Table.startedInPublic();
        given().get("/api/battles?limit=500")
                .then()
                .statusCode(200)
                .body("items.id", hasItem(open.id()))
                .body("items.id", not(hasItem(secret.id())));
        given().header(
                        "Authorization",
                        "Bearer " + secret.keys().get("union") + ", "
                                + other.keys().get("spectator"))
                .get("/api/battles?limit=500")
                .then()
                .body("items.id", hasItem(open.id()))
                .body("items.id", hasItem(secret.id()))
                .body("items.id", hasItem(other.id()));
    }

    @Test
    void a_list_is_read_page_by_page_without_gap_or_repetition() {
        var table = Table.started();
        for (int i = 1; i <= 7; i++) {
            table.note("umpire", "note " + i).then().statusCode(201);
        }
        assertThat(readByPages(table, "/entries")).containsExactly(7, 6, 5, 4, 3, 2, 1, 0);
        assertThat(readByPages(table, "/entries?order=oldest")).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        String next = table.as("union").get("/entries?order=oldest&limit=2").path("next");
        table.as("union").get("/entries?limit=2&cursor=" + next).then().body("items.number", contains(2, 3));
        table.as("union")
                .get("/entries?order=newest&cursor=" + next)
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("order"));
    }

    private static List<Integer> readByPages(Table table, String list) {
        var numbers = new ArrayList<Integer>();
        String cursor = null;
        do {
            var page = table.as("union").queryParam("limit", 3);
            var answer = cursor == null
                    ? page.get(list)
                    : page.queryParam("cursor", cursor).get(list);
            List<Integer> items = answer.path("items.number");
            numbers.addAll(items);
            cursor = answer.path("next");
        } while (cursor != null);
        return numbers;
    }

    @Test
    void events_come_as_pages_of_json_or_as_lines() {
        var table = Table.started();
        table.note("union", "first");
        table.note("union", "second");
        assertThat(table.ledger().lines()).hasSize(3);
        assertThat(table.as("umpire").get("/events").contentType()).startsWith("application/x-ndjson");
        var first = table.as("umpire")
                .accept(ContentType.JSON)
                .queryParam("limit", 2)
                .get("/events");
        assertThat(first.<List<Integer>>path("items.sequence")).containsExactly(1, 2);
        var rest = table.as("umpire")
                .accept(ContentType.JSON)
                .queryParam("limit", 2)
                .queryParam("cursor", first.<String>path("next"))
                .get("/events");
        assertThat(rest.<List<String>>path("items.payload.text")).containsExactly("second");
        assertThat(rest.<String>path("next")).isNull();
    }

    @Test
    void an_address_may_name_the_rendering_that_it_wants() {
        var table = Table.started();
        table.note("union", "first");
        assertThat(table.as("umpire").get("/events.json?limit=1").<List<Integer>>path("items.sequence"))
                .containsExactly(1);
        assertThat(table.as("umpire").get("/events.ndjson").asString()).isEqualTo(table.ledger());
        table.as("umpire").get("/events.pdf").then().statusCode(406);
        table.as("umpire").get("/events.exe").then().statusCode(404);
    }

    @Test
    void a_limit_or_cursor_that_makes_no_sense_is_said_to() {
        var table = Table.started();
        table.as("umpire").get("/entries?limit=0").then().statusCode(400).body("violations[0].field", equalTo("limit"));
        table.as("umpire").get("/entries?limit=501").then().statusCode(400);
        table.as("umpire")
                .get("/entries?cursor=@@")
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("cursor"));
        table.as("umpire")
                .accept(ContentType.JSON)
                .get("/events?cursor=AAAA")
                .then()
                .statusCode(400);
        given().get("/api/battles?cursor=AAAA").then().statusCode(400);
    }
}
