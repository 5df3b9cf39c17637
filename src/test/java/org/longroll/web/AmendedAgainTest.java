package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.nullValue;
import static org.longroll.web.CorrectionsTest.entry;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Amendments after amendments: what can be corrected, and by which id it is named. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class AmendedAgainTest {

    private static final String DICE = "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": %s}}}";

    private static final String FACE = """
            {"type": "face", "units": ["4-alabama"]}""";

    private Table table;
    private String fire;
    private String other;

    @BeforeEach
    void two_shots_are_fired() {
        table = CorrectionsTest.atTheFirstPart("free");
        fire = entry(table, CorrectionsTest.MISS);
        other = entry(table, CorrectionsTest.OTHER_FIRE);
    }

    @Test
    void an_amendment_itself_is_not_amended_but_the_sentence_says_what_to_do() {
        String amendment =
                amend(DICE.formatted(other, "[2]")).statusCode(201).extract().path("entry.id");
        entry(table, FACE);
        var before = table.ledger();
        for (var change : new String[] {
            "\"strike\": true", "\"with\": {\"reason\": \"x\"}", "\"insertBefore\": " + FACE.replace("4-", "15-")
        }) {
            amend("{\"entry\": \"%s\", %s}".formatted(amendment, change))
                    .statusCode(422)
                    .body("code", equalTo("not-amendable"))
                    .body("detail", containsString("undo"))
                    .body("violations.field", contains("entry"));
        }
        assertThat(table.ledger()).isEqualTo(before);
    }

    @Test
    void an_entry_is_named_by_any_id_that_it_had() {
        amend(DICE.formatted(fire, "[1, 2]")).statusCode(201);
        amend(DICE.formatted(fire, "[2, 1]")).statusCode(201).body("explanation.entries[0].fate", equalTo("corrected"));
        amend(DICE.formatted(other, "[2]")).statusCode(201);
        amend("{\"entry\": \"%s\", \"insertBefore\": %s}".formatted(other, FACE))
                .statusCode(201);
        table.as("umpire")
                .get("/entries/" + other)
                .then()
                .body("undone", equalTo(true))
                .body("replacedBy", equalTo(inForce(4)));
        table.as("umpire")
                .get("/entries/4")
                .then()
                .body("replacedBy", nullValue())
                .body("said.dice.thrown", contains(2));
        table.as("umpire").get("/entries/3").then().body("said.dice.thrown", contains(2, 1));
    }

    @Test
    void what_is_taken_back_to_is_named_by_an_earlier_id_too() {
        var face = entry(table, FACE);
        amend(DICE.formatted(other, "[2]")).statusCode(201);
        // The amendment is one act; the entry in it is named in the answer.
        table.writing("umpire", "{\"backTo\": \"%s\"}".formatted(face))
                .post("/undo")
                .then()
                .statusCode(422)
                .body("code", equalTo("part-of-an-amendment"));
        String gone = entry(table, FACE.replace("4-alabama", "15-alabama"));
        table.writing("umpire", "{}").post("/undo").then().statusCode(201);
        amend("{\"entry\": \"%s\", \"strike\": true}".formatted(gone))
                .statusCode(422)
                .body("code", equalTo("unknown-entry"));
    }

    @Test
    void the_history_of_a_unit_marks_what_is_no_longer_in_force() {
        var shot = entry(table, CorrectionsTest.FIRE.formatted(6, 6).replace("15-alabama", "47-alabama"));
        amend(DICE.formatted(shot, "[5, 5]")).statusCode(201);
        var again = table.as("umpire").get("/entries/5").<String>path("id");
        table.as("umpire")
                .get("/units/20-maine/history")
                .then()
                .body("items.type", contains("fire", "amend", "fire"))
                .body("items.number", contains(5, 6, 5))
                .body("items.undone", contains(true, false, false))
                .body(
                        "items.entry",
                        contains(shot, table.as("umpire").get("/entries/6").path("id"), again))
                .body("items.replaces", contains(nullValue(), nullValue(), equalTo(shot)))
                .body("items[1].changes.figures.after", equalTo(6))
                .body("items[2].changes.figures.before", equalTo(6));
        table.as("umpire")
                .get("/units/20-maine/history?undone=false")
                .then()
                .body("items.undone", everyItem(equalTo(false)))
                .body("items.entry", contains(again));
        table.as("umpire").get("/units/20-maine/history?undone=true").then().body("items.entry", contains(shot));
        String next = table.as("umpire").get("/units/20-maine/history?limit=2").path("next");
        table.as("umpire")
                .get("/units/20-maine/history?limit=2&cursor=" + next)
                .then()
                .body("items.entry", contains(again));
    }

    @Test
    void a_correction_that_corrects_nothing_is_refused() {
        for (var with : new String[] {"{}", "{\"dice\": {\"thrown\": [1, 1]}}", "{\"inches\": 3}"}) {
            for (var trial : new String[] {"", ", \"dryRun\": true"}) {
                amend("{\"entry\": \"%s\", \"with\": %s%s}".formatted(fire, with, trial))
                        .statusCode(422)
                        .body("code", equalTo("nothing-corrected"))
                        .body("violations.field", contains("with"));
            }
        }
    }

    @Test
    void a_trial_rolls_no_dice_and_what_is_recorded_is_explained_with_its_own() {
        var insert = """
                {"entry": "%s", "insertBefore": {"type": "fire", "units": ["47-alabama"], "target": "83-pennsylvania",
                 "inches": 3, "dice": "roll"}, "insertBy": "confederate"%s}""";
        amend(insert.formatted(other, ", \"dryRun\": true"))
                .statusCode(422)
                .body("code", equalTo("trial-rolls-nothing"))
                .body("detail", containsString("thrown"));
        var answer = amend(insert.formatted(other, "")).statusCode(201).extract();
        String told = answer.path("explanation.entries.find { it.fate == 'added' }.after");
        String amendment = answer.path("entry.id");
        table.as("umpire").get("/entries/" + amendment).then().body("again[0].sentence", equalTo(told));
    }

    @Test
    void where_a_forgotten_entry_comes_before_a_note_the_sentence_says_which_entry_to_name() {
        String note = table.note("umpire", "Smoke.").path("entry.id");
        entry(table, FACE);
        amend("{\"entry\": \"%s\", \"insertBefore\": %s}".formatted(note, FACE.replace("4-", "15-")))
                .statusCode(422)
                .body("code", equalTo("unknown-entry"))
                .body("detail", containsString("the next entry"));
    }

    @Test
    void the_umpire_puts_in_an_entry_of_a_seat_for_commands() {
        var seat = table.writing("umpire", """
                {"side": "confederate", "commands": ["law"], "name": "Oates"}""").post("/seats");
        seat.then().statusCode(201).body("seat.id", equalTo("confederate:1"));
        var insert = "{\"entry\": \"%s\", \"insertBefore\": %s, \"insertBy\": \"%s\"}";
        amend(insert.formatted(other, FACE, "confederate:1")).statusCode(201);
        table.as("umpire").get("/entries?limit=1").then().body("items[0].again[0].actor", equalTo("confederate:1"));
        var texans = FACE.replace("4-alabama", "5-texas");
        amend(insert.formatted(other, texans, "confederate:1")).statusCode(403).body("code", equalTo("wrong-seat"));
        amend(insert.formatted(other, FACE, "confederate:2")).statusCode(422).body("code", equalTo("unknown-seat"));
        amend(insert.formatted(other, FACE, "Confederate 1")).statusCode(400);
        given().auth()
                .oauth2(seat.path("key"))
                .basePath("/api/battles/" + table.id())
                .contentType("application/json")
                .body(insert.formatted(other, FACE, "confederate"))
                .post("/amend")
                .then()
                .statusCode(403);
    }

    private ValidatableResponse amend(String body) {
        return table.writing("umpire", body).post("/amend").then();
    }

    private String inForce(int number) {
        return table.as("umpire").get("/entries/" + number).path("id");
    }
}
