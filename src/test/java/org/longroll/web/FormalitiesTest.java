package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** What is said about the order of battle and how the journal is kept, after the start. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class FormalitiesTest {

    private static final String RENAME = """
            {"type": "rename", "unit": "20-maine", "name": "20th Maine Volunteers", "reason": "As the men said."}""";
    private static final String LEADER = """
            {"type": "leader", "leader": {"id": "rice-col", "name": "Col. Rice", "commands": "vincent", "benefit": 1},
             "reason": "Left out of the roster."}""";
    private static final String TEN_TURNS = """
            {"type": "settings", "turnLimit": 10, "reason": "It is early."}""";

    private static ValidatableResponse say(Table table, String seat, String entry) {
        return table.writing(seat, entry).post("/entries").then();
    }

    @Test
    void a_renamed_unit_has_its_new_name_everywhere_until_that_is_taken_back() {
        var table = Table.started();
        say(table, "umpire", RENAME).statusCode(201);
        say(table, "union", "{\"type\": \"position\", \"unit\": \"20-maine\", \"position\": {\"x\": 12.5, \"y\": 20}}")
                .statusCode(201);
        table.as("union").get("/units/20-maine").then().body("name", equalTo("20th Maine Volunteers"));
        table.as("union")
                .get("/entries")
                .then()
                .body("items[0].sentence", containsString("The 20th Maine Volunteers stands 12.5\" from the left"))
                .body(
                        "items[1].sentence",
                        containsString("The 20th Maine is called 20th Maine Volunteers from now on"));
        table.as("union").get("/units.csv").then().body(containsString("20th Maine Volunteers"));
        table.as("union").get("/units/20-maine?at=1").then().body("name", equalTo("20th Maine"));
        table.writing("umpire", "{\"entries\": 2}").post("/undo").then().statusCode(201);
        table.as("union").get("/units/20-maine").then().body("name", equalTo("20th Maine"));
    }

    @Test
    void what_is_the_umpires_no_side_says() {
        var table = Table.started();
        for (var entry : List.of(
                RENAME,
                LEADER,
                TEN_TURNS,
                "{\"type\": \"return\", \"units\": [\"20-maine\"], \"reason\": \"Back.\"}")) {
            say(table, "union", entry).statusCode(403).body("code", equalTo("umpire-only"));
        }
        table.as("umpire").get().then().body("version", equalTo(1));
    }

    @Test
    void a_position_is_said_of_ones_own_units_that_are_there_and_takes_no_action() {
        var table = Table.started();
        var places = """
                {"type": "position", "positions": {"20-maine": {"x": 3, "y": 4, "facing": 90}, "vincent-col": {"x": 1, "y": 2}}}""";
        say(table, "confederate", places).statusCode(403).body("code", equalTo("wrong-seat"));
        say(table, "union", places).statusCode(201).body("next.type", hasItem("position"));
        table.as("union")
                .get("/units/20-maine")
                .then()
                .body("position.x", equalTo(3.0f))
                .body("actionsSpent", equalTo(0.0f));
        table.as("union").get("/leaders").then().body("items[0].position.y", equalTo(2.0f));
        say(
                        table,
                        "confederate",
                        "{\"type\": \"position\", \"unit\": \"15-alabama\", \"position\": {\"x\": 1, \"y\": 1}}")
                .statusCode(422)
                .body("code", equalTo("not-on-the-table"));
        say(table, "union", "{\"type\": \"position\", \"unit\": \"20-maine\"}")
                .statusCode(400)
                .body("violations[0].field", equalTo("position"));
    }

    @Test
    void a_scenario_says_where_units_stand_at_the_start_and_when_leaders_come() {
        var scenario = Table.SCENARIO
                .replace(
                        "\"formation\": \"battle-line\"",
                        "\"formation\": \"battle-line\", \"position\": {\"x\": 7, \"y\": 8}")
                .replace("\"benefit\": 2", "\"benefit\": 2, \"arrives\": 3");
        var table = Table.of(Table.start(scenario));
        table.as("union").get("/units/20-maine").then().body("position.x", equalTo(7.0f));
        table.as("union")
                .get("/leaders/vincent-col")
                .then()
                .body("arrives", equalTo(3))
                .body("awaited", equalTo(true));
        Table.start(Table.SCENARIO.replace("\"arrives\": 2", "\"arrives\": 2, \"position\": {\"x\": 7, \"y\": 8}"))
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("units[1].position"));
    }

    @Test
    void a_leader_whose_command_has_not_come_is_nowhere_near() {
        var table = Table.of(
                Table.start(
                        Table.SCENARIO.replace(
                                "\"benefit\": 2}",
                                "\"benefit\": 2}, {\"id\": \"law-gen\", \"name\": \"Gen. Law\", \"commands\": \"law\", \"benefit\": 1}")));
        say(table, "confederate", "{\"type\": \"begin-part\"}").statusCode(201);
        table.as("umpire")
                .get()
                .then()
                .body("next.findAll { it.type == 'leader-move' }.options.leaders.flatten()", not(hasItem("law-gen")));
        say(table, "confederate", """
                {"type": "leader-move", "leader": "law-gen", "legs": [{"terrain": "open", "inches": 2}]}""").statusCode(422).body("code", equalTo("leader-awaited"));
        table.as("umpire").get("/leaders/law-gen").then().body("awaited", equalTo(true));
    }

    @Test
    void a_leader_more_leads_from_then_on() {
        var table = Table.started();
        say(table, "umpire", LEADER).statusCode(201);
        say(table, "umpire", LEADER).statusCode(422).body("code", equalTo("cannot-be-set"));
        say(table, "confederate", "{\"type\": \"begin-part\"}").statusCode(201);
        say(table, "union", "{\"type\": \"attach-leader\", \"leader\": \"rice-col\", \"unit\": \"20-maine\"}")
                .statusCode(201);
        table.as("union").get("/leaders/rice-col").then().body("attachedTo", equalTo("20-maine"));
        table.as("union").get("/report").then().statusCode(200);
        table.as("union").get("/analysis").then().statusCode(200);
    }

    @Test
    void the_journal_is_kept_otherwise_from_then_on() {
        var table = Table.started();
        say(table, "umpire", TEN_TURNS).statusCode(201);
        table.as("union").get().then().body("turnLimit", equalTo(10));
        say(table, "umpire", TEN_TURNS).statusCode(422).body("code", equalTo("cannot-be-set"));
        say(table, "umpire", "{\"type\": \"settings\", \"noTurnLimit\": true, \"dicePolicy\": \"thrown\"}")
                .statusCode(201);
        table.as("union").get().then().body("turnLimit", nullValue()).body("dicePolicy", equalTo("thrown"));
        table.as("union").get("?at=1").then().body("turnLimit", equalTo(8));
        given().get("/api/battles/" + table.id()).then().statusCode(404);
        say(table, "umpire", "{\"type\": \"settings\", \"visibility\": \"public\"}")
                .statusCode(201);
        given().get("/api/battles/" + table.id()).then().statusCode(200).body("visibility", equalTo("public"));
        given().get("/api/battles?limit=500").then().body("items.id", hasItem(table.id()));
        table.writing("umpire", "{}").post("/undo").then().statusCode(201);
        given().get("/api/battles/" + table.id()).then().statusCode(404);
    }

    @Test
    void a_battle_that_is_over_can_still_be_shown_to_all() {
        var table = Table.started();
        say(table, "umpire", "{\"type\": \"end-battle\"}").statusCode(201);
        say(table, "umpire", "{\"type\": \"settings\", \"turnLimit\": 12}")
                .statusCode(422)
                .body("code", equalTo("battle-over"));
        say(table, "umpire", "{\"type\": \"settings\", \"visibility\": \"public\"}")
                .statusCode(201);
        say(table, "umpire", RENAME).statusCode(201);
        given().get("/api/battles/" + table.id()).then().statusCode(200);
    }

    @Test
    void a_unit_that_left_by_mistake_comes_back() {
        var table = Table.of(
                Table.start(Table.SCENARIO.replace("\"initiative\": \"confederate\"", "\"initiative\": \"union\"")));
        var back = "{\"type\": \"return\", \"units\": [\"20-maine\"], \"reason\": \"It stood at the edge.\"}";
        say(table, "umpire", back).statusCode(422).body("code", equalTo("not-gone"));
        say(table, "union", "{\"type\": \"begin-part\"}").statusCode(201);
        say(table, "union", "{\"type\": \"end-part\"}").statusCode(201);
        say(table, "union", "{\"type\": \"leave-table\", \"units\": [\"20-maine\"]}")
                .statusCode(201);
        table.as("umpire").get().then().body("next.type", hasItem("return"));
        table.as("union").get("/units/20-maine").then().body("presence", equalTo("left"));
        say(table, "umpire", back).statusCode(201);
        table.as("union").get("/units/20-maine").then().body("presence", equalTo("on-table"));
        table.as("union")
                .get("/entries?limit=1")
                .then()
                .body("items[0].sentence", equalTo("The 20th Maine is back on the table (It stood at the edge)."));
    }

    @Test
    void a_note_is_corrected_by_who_wrote_it_and_the_old_text_stays_in_the_ledger() {
        var table = Table.started();
        String note = table.note("union", "Chamberlian refuses the left.").path("entry.id");
        var correct = "{\"type\": \"correct-note\", \"note\": \"%s\", \"text\": \"Chamberlain refuses the left.\"}"
                .formatted(note);
        say(table, "confederate", correct).statusCode(403).body("code", equalTo("wrong-seat"));
        say(table, "union", correct).statusCode(201);
        table.as("spectator")
                .get("/entries?order=oldest")
                .then()
                .body("items[1].sentence", equalTo("Chamberlain refuses the left."))
                .body("items[1].corrected", equalTo(true))
                .body("items[2].type", equalTo("correct-note"))
                .body("items[2].corrected", equalTo(false));
        table.as("spectator")
                .get("/entries/" + note)
                .then()
                .body("corrected", equalTo(true))
                .body("said.text", equalTo("Chamberlian refuses the left."))
                .body("consequences", contains("Chamberlain refuses the left."));
        assertThat(table.ledger()).contains("Chamberlian", "note-corrected");
        table.as("union").get("/entries.csv").then().body(containsString("Chamberlain refuses the left. (corrected)"));
        table.as("union").accept("text/markdown").get("/report").then().body(not(containsString("Chamberlian")));
        say(table, "umpire", correct.replace("the left", "the right")).statusCode(201);
        table.as("spectator").get("/entries/1").then().body("sentence", equalTo("Chamberlain refuses the right."));
        say(table, "union", correct.replace(note, table.id())).statusCode(422).body("code", equalTo("unknown-entry"));
    }

    @Test
    void without_an_umpire_the_other_side_agrees_and_every_step_is_told() {
        var table = Table.of(Table.start(Table.SCENARIO
                .replace("\"turnLimit\"", "\"umpire\": false, \"turnLimit\"")
                .replace("{\"umpire\": \"Anna\"}", "{}")));
        answer(table, say(table, "union", RENAME).statusCode(202).extract().path("entry.id"), false);
        table.as("union").get("/units/20-maine").then().body("name", equalTo("20th Maine"));
        answer(table, say(table, "union", RENAME).statusCode(202).extract().path("entry.id"), true);
        table.as("union").get("/units/20-maine").then().body("name", equalTo("20th Maine Volunteers"));
        answer(table, say(table, "union", LEADER).statusCode(202).extract().path("entry.id"), true);
        table.as("union").get("/leaders").then().body("items.id", hasItem("rice-col"));
        say(table, "union", "{\"type\": \"settings\", \"undoPolicy\": \"locked\"}")
                .statusCode(422)
                .body("code", equalTo("cannot-be-set"));
        say(table, "union", "{\"type\": \"prose\", \"turn\": 1, \"text\": \"It was hot.\"}")
                .statusCode(201);
        List<String> sentences = table.as("union").get("/entries").path("items.sentence");
        assertThat(sentences).hasSize(8).noneMatch(String::isBlank);
        List<List<String>> again = table.as("union").get("/entries").path("items.again.sentence");
        assertThat(again).allSatisfy(each -> assertThat(each).noneMatch(String::isBlank));
        for (int number = 0; number < sentences.size(); number++) {
            table.as("union").get("/entries/" + number).then().statusCode(200);
        }
    }

    private static void answer(Table table, String request, boolean agree) {
        var body = "{\"request\": \"%s\", \"agree\": %s}".formatted(request, agree);
        table.writing("confederate", body).post("/consents").then().statusCode(201);
    }

    @Test
    void a_replaced_key_is_told_too() {
        var table = Table.started();
        table.as("umpire").post("/seats/spectator/key").then().statusCode(201);
        table.as("umpire")
                .get("/entries/1")
                .then()
                .body("type", equalTo("reissue-key"))
                .body("sentence", containsString("spectator"))
                .body("said", nullValue());
    }
}
