package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.longroll.web.CorrectionsTest.entry;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** The end of a turn that was corrected later is read as it is in force now. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class AmendedTurnsTest {

    private static final String SECOND_FIRE = """
            {"type": "fire", "units": ["47-alabama"], "target": "20-maine", "inches": 3, "dice": {"thrown": [6, 6]}}""";

    private static final String CHECK = """
            {"type": "morale-check", "due": "%s", "dice": {"thrown": %s}}""";

    private Table table;
    private String first;
    private String second;

    /** Fire at the 20th Maine in turns 1 and 2, and the first entry of turn 4 to come. */
    @BeforeEach
    void three_turns_are_played() {
        table = CorrectionsTest.atTheFirstPart("free");
        first = entry(table, CorrectionsTest.FIRE.formatted(6, 6));
        entry(table, CHECK.formatted(due(), "[5, 4]"));
        playTo(2);
        while (table.writing("umpire", SECOND_FIRE).post("/entries").statusCode() != 201) {
            goOn();
        }
        second = table.as("umpire").get("/entries?type=fire&limit=1").path("items[0].id");
        table.note("union", "That hurt.").then().statusCode(201);
        entry(table, CHECK.formatted(due(), "[5, 5]"));
        playTo(4);
    }

    @Test
    void a_correction_in_the_first_turn_is_seen_at_the_end_of_every_turn() {
        var before = figures("");
        amend(first, "[1, 1]");
        assertThat(figures("?turn=1")).isEqualTo(6);
        assertThat(figures("?turn=2")).isEqualTo(figures("")).isGreaterThan(before);
        assertThat(figures("?turn=3")).isEqualTo(figures(""));
        for (int turn = 1; turn <= 4; turn++) {
            // A turn is over with the entry that begins the next one.
            table.as("umpire").get("?turn=" + turn).then().statusCode(200).body("turn", equalTo(Math.min(4, turn + 1)));
        }
        undo();
        assertThat(figures("?turn=1")).isEqualTo(4);
        assertThat(figures("?turn=2")).isEqualTo(before);
    }

    @Test
    void a_correction_in_the_second_turn_leaves_the_first_as_it_was() {
        amend(second, "[1, 1]");
        assertThat(figures("?turn=1")).isEqualTo(4);
        assertThat(figures("?turn=2")).isEqualTo(4);
        amend(first, "[1, 1]");
        assertThat(figures("?turn=1")).isEqualTo(6);
        assertThat(figures("?turn=2")).isEqualTo(6);
    }

    @Test
    void everything_that_is_read_of_a_turn_is_of_its_end_in_force() {
        amend(first, "[1, 1]");
        int version = table.as("umpire").get("?turn=1").path("version");
        for (var read : List.of("", "/units", "/units/20-maine", "/points", "/leaders", "/commands", "/objectives")) {
            assertThat(table.as("umpire").get(read + "?turn=1").asString())
                    .as(read)
                    .isEqualTo(table.as("umpire").get(read + "?at=" + version).asString());
        }
        table.as("umpire")
                .get("/commands?turn=1")
                .then()
                .body("items.find { it.id == 'vincent' }.lost.troops", equalTo(0));
        table.as("umpire")
                .get("/analysis?turn=1")
                .then()
                .statusCode(200)
                .body("version", equalTo(version))
                .body("figures.fires.size()", equalTo(1));
        table.as("umpire")
                .accept("application/json")
                .get("/report?turn=1")
                .then()
                .statusCode(200);
        var story =
                table.as("umpire").accept("text/markdown").get("/report?turn=1").asString();
        assertThat(story).doesNotContain("47th Alabama fired").doesNotContain("That hurt.");
        table.as("umpire")
                .get("/odds/fire?turn=1&units=4-texas&target=20-maine&inches=3")
                .then()
                .statusCode(200);
    }

    @Test
    void dice_that_were_thrown_in_later_turns_are_not_among_those_of_a_turn() {
        assertThat(dice("")).isEqualTo(8);
        amend(first, "[1, 1]");
        assertThat(dice("?turn=1")).as("the two that were corrected fell too").isEqualTo(6);
        assertThat(dice("?turn=2")).isEqualTo(10);
        assertThat(dice("")).isEqualTo(10);
    }

    private int dice(String when) {
        return table.as("umpire").get("/dice" + when).path("statistics.dice");
    }

    private void amend(String entry, String dice) {
        var inForce = table.as("umpire").get("/entries/" + number(entry)).<String>path("id");
        table.writing("umpire", "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": %s}}}".formatted(inForce, dice))
                .post("/amend")
                .then()
                .statusCode(201);
    }

    private int number(String entry) {
        return table.as("umpire").get("/entries/" + entry).path("number");
    }

    private void undo() {
        table.writing("umpire", "{}").post("/undo").then().statusCode(201);
    }

    private int figures(String when) {
        return table.as("umpire")
                .get("/units/20-maine" + when)
                .then()
                .statusCode(200)
                .extract()
                .path("figures");
    }

    private String due() {
        return table.as("umpire").get().path("due[0].id");
    }

    private void playTo(int turn) {
        while (table.as("umpire").get().<Integer>path("turn") < turn) {
            goOn();
        }
    }

    private void goOn() {
        var type =
                switch (table.as("umpire").get().<String>path("part")) {
                    case "turn-begins" -> "begin-part";
                    case "turn-ends" -> "end-turn";
                    default -> "end-part";
                };
        entry(table, "{\"type\": \"%s\"}".formatted(type));
    }
}
