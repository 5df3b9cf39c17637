package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Taking back, putting back and amending at the table. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class CorrectionsTest {

    static final String FIRE = """
            {"type": "fire", "units": ["15-alabama"], "target": "20-maine", "inches": 3, "dice": {"thrown": [%d, %d]}}""";

    /** Without its opening volley this does nothing, and calls no check. */
    static final String MISS = """
            {"type": "fire", "units": ["15-alabama"], "target": "20-maine", "inches": 3,
             "declineOpeningVolley": true, "dice": {"thrown": [1, 1]}}""";

    static final String OTHER_FIRE = """
            {"type": "fire", "units": ["4-texas"], "target": "83-pennsylvania", "inches": 4,
             "dice": {"thrown": [1]}}""";

    @Test
    void the_last_entry_is_taken_back_and_put_back() {
        var table = atTheFirstPart("free");
        var fire = entry(table, FIRE.formatted(6, 6));
        assertThat(figures(table)).isEqualTo(4);
        table.writing("union", "{}").post("/undo").then().statusCode(201).body("entry.type", equalTo("undo"));
        assertThat(figures(table)).isEqualTo(6);
        table.as("umpire").get().then().body("redoable", contains(fire)).body("due", empty());
        table.writing("confederate", "{}").post("/redo").then().statusCode(201);
        assertThat(figures(table)).isEqualTo(4);
        table.as("umpire").get().then().body("redoable", empty()).body("due", hasSize(1));
    }

    @Test
    void what_was_taken_back_stays_in_the_journal_and_in_the_ledger() {
        var table = atTheFirstPart("free");
        var fire = entry(table, FIRE.formatted(6, 6));
        table.note("union", "Ouch").then().statusCode(201);
        table.writing("umpire", "{\"backTo\": \"%s\", \"reason\": \"Wrong regiment\"}".formatted(fire))
                .post("/undo")
                .then()
                .statusCode(201);
        table.as("spectator")
                .get("/entries")
                .then()
                .body("items.find { it.id == '%s' }.undone".formatted(fire), equalTo(true))
                .body("items.find { it.type == 'note' }.undone", equalTo(false))
                .body("items.find { it.type == 'undo' }.sentence", containsString("Wrong regiment"));
        assertThat(table.ledger()).contains("dice-rolled", "entries-undone", "Wrong regiment");
        table.as("umpire").get("/audit").then().body("intact", equalTo(true));
    }

    @Test
    void something_new_ends_what_could_be_put_back() {
        var table = atTheFirstPart("free");
        entry(table, MISS);
        table.writing("umpire", "{}").post("/undo").then().statusCode(201);
        table.note("umpire", "A note does not").then().statusCode(201);
        table.as("umpire").get().then().body("redoable", hasSize(1));
        entry(table, OTHER_FIRE);
        table.writing("umpire", "{}").post("/redo").then().statusCode(422).body("code", equalTo("nothing-to-redo"));
    }

    @Test
    void a_die_that_was_read_wrong_is_corrected_and_the_rest_is_kept() {
        var table = atTheFirstPart("free");
        var fire = entry(table, FIRE.formatted(6, 6));
        entry(table, """
                {"type": "morale-check", "due": "20-maine-1", "dice": {"thrown": [6, 5]}}""");
        var other = entry(table, OTHER_FIRE);
        var version = table.version();
        var amend = """
                {"entry": "%s", "with": {"dice": {"thrown": [1, 2]}}, "reason": "They were a one and a two"%s}""";
        table.writing("confederate", amend.formatted(fire, ", \"dryRun\": true"))
                .post("/amend")
                .then()
                .statusCode(200)
                .body("entries.fate", contains("corrected", "changes", "stands"))
                .body("entries[0].before", containsString("two hits"))
                .body("entries[0].after", containsString("morale check"))
                .body("newlyDue", empty());
        assertThat(table.version()).isEqualTo(version);
        var answer = table.writing("confederate", amend.formatted(fire, ""))
                .header("Idempotency-Key", "amend-1")
                .post("/amend");
        answer.then().statusCode(201).body("explanation.entries.fate", contains("corrected", "changes", "stands"));
        assertThat(figures(table)).isEqualTo(6);
        table.as("umpire")
                .get("/entries")
                .then()
                .body("items.find { it.type == 'amend' }.again.replaces", hasItem(other))
                .body("items.find { it.type == 'amend' }.again.number", contains(3, 4, 5));
        table.writing("confederate", amend.formatted(fire, ""))
                .header("Idempotency-Key", "amend-1")
                .post("/amend")
                .then()
                .statusCode(200)
                .header("Idempotent-Replay", "true");
        table.writing("umpire", "{}").post("/undo").then().statusCode(201);
        assertThat(figures(table)).isEqualTo(4);
    }

    @Test
    void two_entries_taken_back_at_once_are_the_same_as_one_after_the_other_behind_an_amendment_too() {
        var table = atTheFirstPart("free");
        var fire = entry(table, MISS);
        entry(table, OTHER_FIRE);
        table.writing("umpire", "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": [1, 2]}}}".formatted(fire))
                .post("/amend")
                .then()
                .statusCode(201);
        table.writing("umpire", "{\"entries\": 2}").post("/undo").then().statusCode(201);
        var inForce = "items.findAll { !it.undone && it.type == 'fire' }.id";
        table.as("umpire").get("/entries").then().body(inForce, contains(fire));
        table.writing("umpire", "{}").post("/redo").then().statusCode(201);
        table.writing("umpire", "{}").post("/undo").then().statusCode(201);
        table.writing("umpire", "{}").post("/undo").then().statusCode(201);
        table.as("umpire").get("/entries").then().body(inForce, contains(fire));
    }

    @Test
    void what_was_struck_is_not_told_of_the_entry_before_it() {
        var table = atTheFirstPart("free");
        var first = entry(table, MISS);
        var second = entry(table, OTHER_FIRE);
        table.writing("umpire", "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": [1, 2]}}}".formatted(first))
                .post("/amend")
                .then()
                .statusCode(201);
        String again = table.as("umpire")
                .get("/entries")
                .path("items[0].again.find { it.replaces == '%s' }.id".formatted(second));
        table.writing("umpire", "{\"entry\": \"%s\", \"strike\": true}".formatted(again))
                .post("/amend")
                .then()
                .statusCode(201);
        table.as("umpire")
                .get("/entries")
                .then()
                .body("items[0].again", hasSize(1))
                .body("items[0].again[0].sentence", not(containsString("Left out")));
    }

    @Test
    void an_amendment_far_back_brings_only_its_first_entries_into_the_journal_and_the_rest_by_page() {
        var table = atTheFirstPart("free");
        var first = entry(table, MISS);
        for (int i = 0; i < 60; i++) {
            entry(
                    table,
                    "{\"type\": \"objective\", \"objective\": \"summit\", \"by\": \"%s\"}"
                            .formatted(i % 2 == 0 ? "confederate" : "union"));
        }
        String amendment = table.writing(
                        "umpire", "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": [1, 2]}}}".formatted(first))
                .post("/amend")
                .path("entry.id");
        table.as("umpire")
                .get("/entries?limit=1")
                .then()
                .body("items[0].again", hasSize(50))
                .body("items[0].againTotal", equalTo(61));
        table.as("umpire")
                .get("/entries/" + amendment)
                .then()
                .body("again", hasSize(50))
                .body("againTotal", equalTo(61));
        var page = table.as("umpire").get("/entries?order=oldest&limit=60&in=" + amendment);
        page.then().body("items", hasSize(60)).body("items[0].replaces", equalTo(first));
        table.as("umpire")
                .get("/entries?order=oldest&limit=60&in=%s&cursor=%s".formatted(amendment, page.path("next")))
                .then()
                .body("items", hasSize(1))
                .body("next", nullValue());
        table.as("umpire").get("/entries?type=fire&in=" + amendment).then().body("items", hasSize(1));
    }

    @Test
    void a_check_that_the_correction_calls_is_due_afterwards_or_taken_with_dice_that_came_along() {
        var table = atTheFirstPart("free");
        var fire = entry(table, MISS);
        entry(table, OTHER_FIRE);
        var amend = "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": [6, 6]}}%s}";
        String due = table.writing("umpire", amend.formatted(fire, ", \"dryRun\": true"))
                .post("/amend")
                .then()
                .body("entries.fate", contains("corrected", "stands"))
                .body("newlyDue", hasSize(1))
                .extract()
                .path("newlyDue[0].id");
        table.writing("umpire", amend.formatted(fire, ", \"dice\": {\"%s\": [6]}".formatted(due)))
                .post("/amend")
                .then()
                .statusCode(422)
                .body("code", equalTo("wrong-dice"))
                .body("violations.field", contains("dice." + due));
        table.writing("umpire", amend.formatted(fire, ", \"dice\": {\"hazlett-9\": [6, 5]}"))
                .post("/amend")
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-due"));
        table.writing("umpire", amend.formatted(fire, ", \"dice\": {\"%s\": [6, 5]}".formatted(due)))
                .post("/amend")
                .then()
                .statusCode(201)
                .body("explanation.entries.fate", contains("corrected", "added", "stands"))
                .body("due", empty());
    }

    @Test
    void a_correction_is_worded_as_an_entry_is_and_held_to_the_same_limits() {
        var table = atTheFirstPart("free");
        var fire = entry(table, MISS);
        var before = table.ledger();
        var amend = "{\"entry\": \"%s\", \"with\": %s, \"dryRun\": true}";
        table.writing("umpire", amend.formatted(fire, "{\"colour\": \"blue\"}"))
                .post("/amend")
                .then()
                .statusCode(400)
                .body("violations.field", contains("with.colour"));
        table.writing("umpire", amend.formatted(fire, "{\"inches\": 10000}"))
                .post("/amend")
                .then()
                .statusCode(400)
                .body("violations.field", contains("with.inches"));
        table.writing("umpire", amend.formatted(fire, "{\"dice\": null}"))
                .post("/amend")
                .then()
                .statusCode(400)
                .body("violations.field", contains("with.dice"));
        table.writing("umpire", amend.formatted(fire, "{\"band\": \"normal\", \"target\": \"83-pennsylvania\"}"))
                .post("/amend")
                .then()
                .statusCode(200)
                .body("entries[0].fate", equalTo("corrected"))
                .body("entries[0].after", containsString("83rd Pennsylvania"));
        table.writing("umpire", amend.formatted(fire, OTHER_FIRE))
                .post("/amend")
                .then()
                .statusCode(200)
                .body("entries[0].after", containsString("4th Texas"));
        assertThat(table.ledger()).isEqualTo(before);
    }

    @Test
    void an_entry_can_be_struck_and_one_that_was_forgotten_put_in() {
        var table = atTheFirstPart("free");
        var fire = entry(table, MISS);
        table.writing("umpire", """
                {"entry": "%s", "insertBefore": %s, "insertBy": "confederate"}""".formatted(fire, OTHER_FIRE))
                .post("/amend")
                .then()
                .statusCode(201)
                .body("explanation.entries.fate", contains("added", "stands"));
        String again = table.as("umpire").get("/entries").path("items.find { it.type == 'amend' }.again[1].id");
        table.writing("umpire", "{\"entry\": \"%s\", \"strike\": true}".formatted(again))
                .post("/amend")
                .then()
                .statusCode(201)
                .body("explanation.entries.fate", contains("stands", "struck"));
        table.as("umpire").get("/units/15-alabama").then().body("openingVolley", equalTo(true));
    }

    @Test
    void a_correction_that_cannot_be_says_why_and_changes_nothing() {
        var table = atTheFirstPart("umpire");
        var fire = entry(table, MISS);
        var before = table.ledger();
        table.writing("union", "{\"reason\": \"x\"}")
                .post("/undo")
                .then()
                .statusCode(403)
                .body("code", equalTo("umpire-corrects"));
        table.writing("umpire", "{}").post("/undo").then().statusCode(422).body("code", equalTo("reason-needed"));
        table.writing("umpire", "{\"entries\": 9, \"reason\": \"x\"}")
                .post("/undo")
                .then()
                .statusCode(422)
                .body("code", equalTo("nothing-to-undo"));
        table.writing("umpire", "{\"entries\": 1, \"backTo\": \"%s\"}".formatted(fire))
                .post("/undo")
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("backTo"));
        table.writing(
                        "umpire",
                        "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": [7, 1]}}, \"reason\": \"x\"}"
                                .formatted(fire))
                .post("/amend")
                .then()
                .statusCode(422)
                .body("code", equalTo("wrong-dice"));
        table.writing("umpire", "{\"entry\": \"%s\", \"with\": {\"inchs\": 4}, \"reason\": \"x\"}".formatted(fire))
                .post("/amend")
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("with.inchs"));
        assertThat(table.ledger()).isEqualTo(before);
    }

    @Test
    void where_dice_are_locked_a_side_takes_back_only_what_had_none() {
        var table = atTheFirstPart("locked");
        entry(table, MISS);
        table.writing("confederate", "{\"reason\": \"x\"}")
                .post("/undo")
                .then()
                .statusCode(422)
                .body("code", equalTo("dice-are-locked"));
        entry(table, "{\"type\": \"face\", \"units\": [\"4-alabama\"]}");
        table.writing("confederate", "{\"reason\": \"x\"}").post("/undo").then().statusCode(201);
        table.writing("umpire", "{\"reason\": \"The die fell off the table\"}")
                .post("/undo")
                .then()
                .statusCode(201);
    }

    @Test
    void the_other_side_agrees_before_anything_is_taken_back() {
        var table = atTheFirstPart("consent");
        var fire = entry(table, FIRE.formatted(6, 6));
        String request = table.writing("union", "{\"reason\": \"It was out of sight\"}")
                .post("/undo")
                .then()
                .statusCode(202)
                .body("entry.type", equalTo("consent-request"))
                .extract()
                .path("entry.id");
        assertThat(figures(table)).isEqualTo(4);
        table.as("spectator")
                .get()
                .then()
                .body("request.entries", contains(fire))
                .body("request.by", equalTo("union"));
        table.writing("confederate", "{\"reason\": \"x\"}")
                .post("/undo")
                .then()
                .statusCode(422)
                .body("code", equalTo("consent-pending"));
        consent(table, "union", request, true).statusCode(403).body("code", equalTo("consent-is-the-other-sides"));
        consent(table, "confederate", request, true).statusCode(201);
        assertThat(figures(table)).isEqualTo(6);
        table.as("spectator").get().then().body("request", nullValue());
        consent(table, "confederate", request, true).statusCode(409).body("code", equalTo("state-moved-on"));
    }

    @Test
    void a_consent_that_comes_after_the_battle_went_on_comes_too_late() {
        var table = atTheFirstPart("consent");
        entry(table, MISS);
        String request =
                table.writing("union", "{\"reason\": \"x\"}").post("/undo").path("entry.id");
        entry(table, OTHER_FIRE);
        consent(table, "confederate", request, true).statusCode(409).body("code", equalTo("state-moved-on"));
        String second =
                table.writing("union", "{\"reason\": \"y\"}").post("/undo").path("entry.id");
        consent(table, "confederate", second, false).statusCode(201);
        assertThat(table.ledger()).contains("consent-asked", "consent-refused");
    }

    @Test
    void of_two_who_take_back_at_the_same_time_one_wins_and_the_other_learns_the_new_version() throws Exception {
        var table = atTheFirstPart("free");
        entry(table, MISS);
        entry(table, OTHER_FIRE);
        var version = table.version();
        try (var people = Executors.newFixedThreadPool(2)) {
            var answers = people.invokeAll(IntStream.range(0, 2)
                    .<Callable<Response>>mapToObj(person -> () -> table.writing("umpire", "{}")
                            .header("If-Match", "\"" + version + "\"")
                            .post("/undo"))
                    .toList());
            var statuses = List.of(
                    answers.get(0).get().statusCode(), answers.get(1).get().statusCode());
            assertThat(statuses).containsExactlyInAnyOrder(201, 412);
        }
        assertThat(table.version()).isEqualTo(version + 2);
    }

    @Test
    void the_battle_can_be_seen_as_it_was() {
        var table = atTheFirstPart("free");
        var before = table.version();
        entry(table, FIRE.formatted(6, 6));
        table.as("spectator").get("/units/20-maine?at=" + before).then().body("figures", equalTo(6));
        table.as("spectator")
                .get("?at=" + before)
                .then()
                .body("version", equalTo(before))
                .body("due", empty());
        table.as("spectator")
                .get("/units?turn=1")
                .then()
                .body("items.find { it.id == '20-maine' }.figures", equalTo(4));
        table.as("spectator").get("?at=9999").then().statusCode(400).body("violations[0].field", equalTo("at"));
        table.as("spectator").get("?turn=7").then().statusCode(400).body("violations[0].field", equalTo("turn"));
        table.as("spectator")
                .get("/diff?from=" + before)
                .then()
                .body("units.find { it.unit == '20-maine' }.changes.figures.before", equalTo(6))
                .body("units.find { it.unit == '20-maine' }.sentence", containsString("figures 6 → 4"));
        table.as("spectator")
                .get("/units/20-maine/history")
                .then()
                .body("items.type", contains("fire"))
                .body("items[0].changes.figures.after", equalTo(4));
    }

    @Test
    void a_what_if_begins_where_it_branches_off_and_goes_its_own_way() {
        var table = atTheFirstPart("free");
        var before = table.version();
        entry(table, FIRE.formatted(6, 6));
        var started = table.writing("union", "{\"at\": %d, \"title\": \"If Oates had held\"}".formatted(before))
                .post("/branches");
        var branch = Table.of(started);
        started.then().body("battle.branchOf.battle", equalTo(table.id())).body("battle.entries", notNullValue());
        assertThat(branch.as("umpire").get("/units/20-maine").<Integer>path("figures"))
                .isEqualTo(6);
        entry(branch, OTHER_FIRE);
        branch.as("umpire").get("/audit").then().body("intact", equalTo(true));
        given().header(
                        "Authorization",
                        "Bearer " + table.keys().get("umpire") + ","
                                + branch.keys().get("spectator"))
                .get("/api/battles/%s/branches/%s/compare".formatted(table.id(), branch.id()))
                .then()
                .statusCode(200)
                .body("units.unit", hasItem("20-maine"));
        // The union's seat began it and was given its keys; the umpire's was not.
        var compare = "/branches/%s/compare".formatted(branch.id());
        table.as("union").get(compare).then().statusCode(200).body("units.unit", hasItem("20-maine"));
        table.as("umpire").get(compare).then().statusCode(404);
        given().auth()
                .oauth2(branch.keys().get("umpire"))
                .get("/api/battles/%s%s".formatted(table.id(), compare))
                .then()
                .statusCode(404);
    }

    private static ValidatableResponse consent(Table table, String seat, String request, boolean agree) {
        return table.writing(seat, "{\"request\": \"%s\", \"agree\": %s, \"reason\": \"so\"}".formatted(request, agree))
                .post("/consents")
                .then();
    }

    /** Little Round Top with the Confederates about to act. */
    static Table atTheFirstPart(String undoPolicy) {
        var table = Table.of(
                Table.start("{\"scenario\": \"little-round-top\", \"undoPolicy\": \"%s\"}".formatted(undoPolicy)));
        entry(table, "{\"type\": \"begin-part\"}");
        entry(table, "{\"type\": \"end-part\"}");
        return table;
    }

    static String entry(Table table, String body) {
        return table.writing("umpire", body)
                .post("/entries")
                .then()
                .statusCode(201)
                .extract()
                .path("entry.id");
    }

    private static int figures(Table table) {
        return table.as("spectator").get("/units/20-maine").path("figures");
    }
}
