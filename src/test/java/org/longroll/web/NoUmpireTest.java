package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.oneOf;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.ThrowawayDatabase;

/** What is the umpire's to record, and how two players without an umpire agree on it. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class NoUmpireTest {

    static final String ELITE = """
            {"type": "reinforce", "reason": "It was elite.", "unit":
             {"id": "20-maine", "name": "20th Maine", "command": "vincent", "arm": "infantry", "quality": "elite",
              "weapon": "rifle-musket", "figures": 8, "stands": 4, "formation": "battle-line"}}""";

    static final String RULING = """
            {"type": "ruling", "reason": "A hit was forgotten.", "sets": {"unit": "20-maine", "figures": 5}}""";

    private static final String END = "{\"type\": \"end-battle\", \"winner\": \"union\"}";

    @Test
    void a_battle_without_an_umpire_has_no_umpires_key() {
        var started = Table.start(without("free"));
        started.then().statusCode(201).body("battle.umpire", equalTo(false));
        assertThat(Table.of(started).keys()).containsOnlyKeys("union", "confederate", "spectator");
        Table.start(Table.SCENARIO)
                .then()
                .body("battle.umpire", equalTo(true))
                .body("keys.umpire", containsString("lr1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"umpire", "locked"})
    void a_policy_that_needs_an_umpire_is_refused_where_there_is_none(String policy) {
        Table.start(without(policy)).then().statusCode(400).body("violations.field", contains("undoPolicy"));
    }

    @Test
    void nobody_can_be_named_umpire_where_there_is_none() {
        Table.start(without("free").replace("\"players\": {}", "\"players\": {\"umpire\": \"Anna\"}"))
                .then()
                .statusCode(400)
                .body("violations.field", contains("players.umpire"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"free", "consent"})
    void the_other_side_agrees_to_a_change_of_the_order_of_battle(String policy) {
        var table = Table.of(Table.start(without(policy)));
        var asked = entry(table, "union", ELITE);
        asked.then().body("entry.type", equalTo("consent-request"));
        assertThat(quality(table)).isEqualTo("veteran");
        String request = asked.path("entry.id");
        table.as("confederate")
                .get()
                .then()
                .body("request.type", equalTo("reinforce"))
                .body("request.by", equalTo("union"))
                .body("request.reason", equalTo("It was elite."))
                .body("request.sentences", hasItem(containsString("20th Maine is corrected in the order of battle")));
        answer(table, "union", request).then().statusCode(403).body("code", equalTo("consent-is-the-other-sides"));
        answer(table, "confederate", request).then().statusCode(201);
        assertThat(quality(table)).isEqualTo("elite");
        table.as("spectator")
                .get("/entries")
                .then()
                .body("items.find { it.type == 'consent' }.actor", equalTo("confederate"))
                .body(
                        "items.find { it.type == 'consent' }.sentence",
                        equalTo("Confederate agrees to what Union asked. The 20th Maine is corrected in the order of"
                                + " battle (It was elite)."))
                .body("items.find { it.type == 'consent' }.again.actor", contains("union"))
                .body("items.find { it.type == 'consent' }.again.type", contains("reinforce"));
        table.as("spectator").get("/audit").then().body("intact", equalTo(true));
        table.as("spectator").get("/report").then().statusCode(200);
    }

    @Test
    void what_both_agreed_to_is_taken_back_only_if_both_agree() {
        var table = Table.of(Table.start(without("free")));
        answer(table, "confederate", entry(table, "union", ELITE).path("entry.id"))
                .then()
                .statusCode(201);
        table.writing("confederate", "{}")
                .post("/undo")
                .then()
                .statusCode(202)
                .body("entry.type", equalTo("consent-request"));
        assertThat(quality(table)).isEqualTo("elite");
        String request = table.as("union").get().path("request.id");
        table.as("union").get().then().body("request.sentences", hasItem(containsString("20th Maine")));
        answer(table, "union", request).then().statusCode(201);
        assertThat(quality(table)).isEqualTo("veteran");
        table.writing("union", "{}").post("/redo").then().body("entry.type", equalTo("consent-request"));
    }

    @Test
    void a_ruling_is_what_both_sides_say() {
        var table = Table.of(Table.start(without("free")));
        String request = entry(table, "confederate", RULING).path("entry.id");
        table.writing("union", "{\"request\": \"%s\", \"agree\": false, \"reason\": \"It missed.\"}".formatted(request))
                .post("/consents")
                .then()
                .statusCode(201);
        assertThat(figures(table)).isEqualTo(6);
        answer(table, "union", entry(table, "confederate", RULING).path("entry.id"))
                .then()
                .statusCode(201);
        assertThat(figures(table)).isEqualTo(5);
        table.as("spectator")
                .get("/entries")
                .then()
                .body(
                        "items.find { it.type == 'consent' && it.again.size() > 0 }.again[0].sentence",
                        containsString("Both sides rule that the 20th Maine has 5 figures: A hit was forgotten."));
    }

    @Test
    void a_ruling_that_would_be_refused_is_not_asked_for() {
        var table = Table.of(Table.start(without("free")));
        table.writing("union", RULING.replace("20-maine", "21-maine"))
                .post("/entries")
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-unit"));
        table.as("union").get().then().body("request", nullValue());
    }

    @Test
    void a_request_says_in_whole_sentences_what_would_happen() {
        var table = Table.of(Table.start(without("free")));
        entry(table, "union", "{\"type\": \"rename\", \"unit\": \"20-maine\", \"name\": \"Chamberlain's\"}");
        table.as("confederate")
                .get()
                .then()
                .body("request.sentences", contains("The 20th Maine is called Chamberlain's from now on."));
    }

    @Test
    void a_battle_ends_as_both_agree() {
        var table = Table.of(Table.start(without("free")));
        answer(table, "confederate", entry(table, "union", END).path("entry.id"))
                .then()
                .statusCode(201);
        table.as("spectator").get().then().body("winner", equalTo("union")).body("ending.how", equalTo("agreed"));
    }

    @Test
    void with_an_umpire_the_end_is_the_umpires_ruling_or_the_points() {
        var ruled = Table.started();
        entry(ruled, "umpire", END);
        ruled.as("spectator").get().then().body("ending.how", equalTo("ruling")).body("winner", equalTo("union"));
        var counted = Table.started();
        entry(counted, "umpire", "{\"type\": \"end-battle\"}");
        counted.as("spectator").get().then().body("ending.how", equalTo("points"));
    }

    @Test
    void a_side_takes_an_objective_with_its_own_unit_and_in_no_other_way() {
        var table = Table.started();
        entry(table, "union", "{\"type\": \"objective\", \"objective\": \"summit\", \"unit\": \"20-maine\"}");
        table.as("spectator").get().then().body("points.union", equalTo(3));
        for (var entry : new String[] {
            "{\"type\": \"objective\", \"objective\": \"summit\"}",
            "{\"type\": \"objective\", \"objective\": \"summit\", \"by\": \"confederate\"}",
            "{\"type\": \"objective\", \"objective\": \"summit\", \"unit\": \"20-maine\"}",
        }) {
            table.writing("confederate", entry).post("/entries").then().statusCode(403);
        }
        // The 15th Alabama has not arrived.
        table.writing("confederate", "{\"type\": \"objective\", \"objective\": \"summit\", \"unit\": \"15-alabama\"}")
                .post("/entries")
                .then()
                .statusCode(422)
                .body("code", equalTo("not-on-the-table"));
        entry(table, "umpire", "{\"type\": \"objective\", \"objective\": \"summit\", \"by\": \"confederate\"}");
        table.as("spectator").get().then().body("points.confederate", equalTo(3));
    }

    @Test
    void next_offers_the_umpires_entries_to_those_who_may_record_or_ask() {
        var table = Table.of(Table.start(without("free")));
        table.as("union").get().then().body("next.type", hasItems("reinforce", "end-battle", "ruling"));
        Table.started().as("umpire").get().then().body("next.type", hasItems("reinforce", "end-battle", "ruling"));
    }

    private static String without(String policy) {
        return Table.SCENARIO
                .replace("\"turnLimit\"", "\"umpire\": false, \"undoPolicy\": \"%s\", \"turnLimit\"".formatted(policy))
                .replace("{\"umpire\": \"Anna\"}", "{}");
    }

    private static Response entry(Table table, String seat, String entry) {
        var answer = table.writing(seat, entry).post("/entries");
        answer.then().statusCode(oneOf(201, 202));
        return answer;
    }

    private static Response answer(Table table, String seat, String request) {
        var reason = "{\"request\": \"%s\", \"reason\": \"So it was.\"}";
        return table.writing(seat, reason.formatted(request)).post("/consents");
    }

    private static String quality(Table table) {
        return table.as("spectator").get("/units/20-maine").path("quality");
    }

    private static int figures(Table table) {
        return table.as("spectator").get("/units/20-maine").path("figures");
    }
}
