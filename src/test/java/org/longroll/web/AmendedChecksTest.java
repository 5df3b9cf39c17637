package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.longroll.web.CorrectionsTest.entry;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Checks that a correction calls, and the dice of those that were called anyway. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class AmendedChecksTest {

    private static final String FIRE = """
            {"type": "fire", "units": ["%s"], "target": "%s", "inches": %d, "dice": {"thrown": %s}}""";

    private static final String CHECK = """
            {"type": "morale-check", "due": "%s", "dice": {"thrown": %s}}""";

    private static final String ANSWER = """
            {"type": "answer", "due": "%s", "units": ["%s"]}""";

    private static final String AMEND = """
            {"entry": "%s", "with": {"dice": {"thrown": %s}}%s}""";

    private static final String TRIAL = ", \"dryRun\": true";

    @Test
    void the_dice_of_one_check_never_decide_another() {
        var table = CorrectionsTest.atTheFirstPart("free");
        var miss = entry(table, FIRE.formatted("4-texas", "20-maine", 3, "[1, 1]"));
        entry(table, FIRE.formatted("5-texas", "20-maine", 3, "[6, 6]"));
        entry(table, CHECK.formatted("20-maine-1", "[1, 2]"));
        var routed = morale(table, "20-maine");
        amend(table, AMEND.formatted(miss, "[2, 2]", TRIAL))
                .statusCode(200)
                .body("entries.fate", contains("corrected", "stands", "stands"))
                .body("newlyDue", hasSize(1))
                .body("newlyDue[0].unit", equalTo("20-maine"))
                .body("newlyDue[0].reason", equalTo("fire"));
        amend(table, AMEND.formatted(miss, "[2, 2]", "")).statusCode(201).body("due.reason", hasItem("fire"));
        assertThat(morale(table, "20-maine")).isEqualTo(routed);
    }

    @Test
    void a_check_with_dice_is_taken_where_it_is_called() {
        var table = CorrectionsTest.atTheFirstPart("free");
        var miss = entry(table, FIRE.formatted("4-texas", "20-maine", 3, "[1, 1]"));
        entry(table, FIRE.formatted("5-texas", "20-maine", 3, "[6, 6]"));
        entry(table, CHECK.formatted("20-maine-1", "[6, 5]"));
        String due =
                amend(table, AMEND.formatted(miss, "[2, 2]", TRIAL)).extract().path("newlyDue[0].id");
        amend(table, AMEND.formatted(miss, "[2, 2]", ", \"dice\": {\"%s\": [6, 6]}".formatted(due)))
                .statusCode(201)
                .body("explanation.entries.fate", contains("corrected", "added", "stands", "stands"))
                .body("explanation.newlyDue", empty());
    }

    @Test
    void a_check_without_dice_blocks_nothing_and_is_due_and_can_be_taken_at_the_end() {
        var table = CorrectionsTest.atTheFirstPart("free");
        var miss = entry(table, FIRE.formatted("4-texas", "16-michigan", 3, "[1, 1]"));
        entry(table, FIRE.formatted("5-texas", "20-maine", 3, "[6, 6]"));
        entry(table, CHECK.formatted(due(table, "20-maine"), "[1, 1]"));
        neighbourChecks(table);
        // The 20th Maine is shot to pieces, and the 83rd sees it.
        entry(table, """
                {"type": "ruling", "sets": {"unit": "20-maine", "figures": 1}, "reason": "Miscounted."}""");
        entry(table, FIRE.formatted("15-alabama", "20-maine", 3, "[6, 6]"));
        neighbourChecks(table);
        var before = table.as("umpire").get("/units").asString();
        amend(table, AMEND.formatted(miss, "[3, 3]", TRIAL))
                .statusCode(200)
                .body("entries.fate", hasSize(9))
                .body("entries.fate.findAll { it != 'corrected' }", everyItem(equalTo("stands")))
                .body("newlyDue.unit", contains("16-michigan"));
        amend(table, AMEND.formatted(miss, "[3, 3]", "")).statusCode(201);
        assertThat(table.as("umpire").get("/units").asString()).isEqualTo(before);
        entry(table, CHECK.formatted(due(table, "16-michigan"), "[4, 4]"));
        table.as("umpire").get().then().body("due", empty());
    }

    /** The players answer that the 83rd is near, and it stands. */
    private static void neighbourChecks(Table table) {
        entry(table, ANSWER.formatted(due(table, "20-maine"), "83-pennsylvania"));
        entry(table, CHECK.formatted(due(table, "83-pennsylvania"), "[6, 5]"));
    }

    private static String due(Table table, String unit) {
        List<String> due = table.as("umpire").get().path("due.findAll { it.unit == '%s' }.id".formatted(unit));
        assertThat(due).hasSize(1);
        return due.getFirst();
    }

    private static String morale(Table table, String unit) {
        return table.as("umpire").get("/units/" + unit).path("morale");
    }

    private static ValidatableResponse amend(Table table, String amendment) {
        return table.writing("umpire", amendment).post("/amend").then();
    }
}
