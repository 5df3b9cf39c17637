package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** What may come next, as a client is told: for its own seat, and no more than it needs. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class NextTest {

    private static final int FOUR_KILOBYTES = 4096;

    /** A battle of 62 units, in the part of the Confederates, in which they have done different things already. */
    private static Table atShiloh() {
        var table = Table.of(Table.start("{\"scenario\": \"shiloh-hornets-nest\"}"));
        said(table, "umpire", "{'type': 'begin-part'}");
        said(
                table,
                "confederate",
                "{'type': 'move', 'units': ['1-arkansas'], 'legs': [{'terrain': 'open', 'inches': 2}]}");
        said(table, "confederate", "{'type': 'face', 'units': ['4-louisiana']}");
        said(table, "confederate", "{'type': 'change-formation', 'unit': '13-louisiana', 'formation': 'skirmishers'}");
        said(table, "confederate", fire(table, "22-alabama", 1));
        return table;
    }

    /** A fire in which every die shows the same. */
    private static String fire(Table table, String unit, int face) {
        var fire = "'units': ['%s'], 'target': '2-iowa', 'band': 'normal'".formatted(unit);
        int dice = table.writing("umpire", "{%s}".formatted(fire).replace('\'', '"'))
                .post("/odds/fire")
                .path("diceCount");
        return "{'type': 'fire', %s, 'dice': {'thrown': %s}}".formatted(fire, Collections.nCopies(dice, face));
    }

    private static Response said(Table table, String seat, String entry) {
        var answer = table.writing(seat, entry.replace('\'', '"')).post("/entries");
        answer.then().statusCode(201);
        return answer;
    }

    private static Map<String, Object> offer(Response answer, String type) {
        return answer.jsonPath().<Map<String, Object>>getList("next").stream()
                .filter(each -> each.get("type").equals(type))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void an_answer_to_a_fire_among_62_units_has_at_most_4_kilobytes() {
        var table = atShiloh();
        var toTheSide = said(table, "confederate", fire(table, "19-louisiana", 1));
        var toTheUmpire = said(table, "umpire", fire(table, "25-alabama", 1));
        toTheSide.then().body("due", empty());
        assertThat(toTheSide.asByteArray()).hasSizeLessThanOrEqualTo(FOUR_KILOBYTES);
        assertThat(toTheUmpire.asByteArray()).hasSizeLessThanOrEqualTo(FOUR_KILOBYTES);
    }

    @Test
    void units_that_are_left_out_are_all_that_the_seat_commands() {
        var evening = Evening.ofDeadlyField().inTheFirstPart();
        var face = offer(evening.table().as("confederate").get(), "face");
        assertThat(face).doesNotContainKeys("units", "except", "side", "kinds", "options");
        spent(evening, "4-alabama");
        assertThat(offer(evening.table().as("confederate").get(), "face").get("except"))
                .isEqualTo(List.of("4-alabama"));
        spent(evening, "15-alabama");
        assertThat(offer(evening.table().as("confederate").get(), "face").get("units"))
                .isEqualTo(List.of("47-alabama"));
    }

    private static void spent(Evening evening, String unit) {
        evening.says(
                "umpire",
                "{'type': 'ruling', 'sets': {'unit': '%s', 'actions': 2}, 'reason': 'for the test'}".formatted(unit));
    }

    @Test
    void a_side_is_told_what_it_can_record_the_umpire_everything_and_a_spectator_nothing() {
        var evening = Evening.ofDeadlyField().inTheFirstPart();
        evening.says("confederate", "{'type': 'face', 'units': ['4-alabama']}");
        var table = evening.table();
        table.as("confederate")
                .get()
                .then()
                .body("next.type", hasItem("charge"))
                .body("next.reactionTo.find { it != null }", nullValue());
        table.as("union")
                .get()
                .then()
                .body("next.type", not(hasItem("charge")))
                .body("next.reactionTo", hasItem(evening.entry()));
        table.as("umpire").get().then().body("next.side", hasItem("union")).body("next.type", hasItem("ruling"));
        table.as("confederate").get().then().body("next.type", not(hasItem("ruling")));
        table.as("spectator").get().then().body("next", empty());
    }

    @Test
    void an_answer_tells_as_one_what_differs_in_its_options_only() {
        var evening = Evening.ofDeadlyField().inTheFirstPart();
        evening.says("confederate", "{'type': 'change-formation', 'unit': '4-alabama', 'formation': 'skirmishers'}");
        var answered = evening.answered().extract().response();
        assertThat(answered.jsonPath().getList("next.type")).doesNotHaveDuplicates();
        var table = evening.table();
        List<String> inFull = table.as("confederate").get().path("next.type");
        assertThat(Collections.frequency(inFull, "move")).isEqualTo(2);
        assertThat(offer(answered, "move")).doesNotContainKeys("units", "options");
    }

    @Test
    void a_client_that_prefers_a_short_answer_is_told_nothing_of_what_may_come_next() {
        var table = Table.started();
        var preferring = table.writing("umpire", "{\"type\": \"note\", \"text\": \"Rain.\"}")
                .header("Prefer", "respond-async, return=minimal");
        preferring
                .post("/entries")
                .then()
                .statusCode(201)
                .header("Preference-Applied", equalTo("return=minimal"))
                .body("containsKey('next')", equalTo(false))
                .body("containsKey('due')", equalTo(true));
        table.as("umpire")
                .header("Prefer", "return=minimal")
                .get()
                .then()
                .header("Preference-Applied", equalTo("return=minimal"))
                .body("containsKey('next')", equalTo(false));
        table.as("umpire")
                .header("Prefer", "return=representation")
                .get()
                .then()
                .header("Preference-Applied", nullValue())
                .body("next.type", hasItem("begin-part"));
    }

    @Test
    void what_is_remembered_for_a_version_is_told_to_the_seat_that_it_is_for() {
        var table = Table.started();
        var first = new ArrayList<String>();
        var again = new ArrayList<String>();
        for (var told : List.of(first, again)) {
            for (var seat : List.of("umpire", "union", "confederate", "spectator")) {
                told.add(table.as(seat).get().path("next").toString());
            }
        }
        assertThat(again).isEqualTo(first);
        assertThat(first).doesNotHaveDuplicates();
        given().get("/api/battles/" + Table.startedInPublic().id()).then().body("next", empty());
    }
}
