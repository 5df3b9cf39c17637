package org.longroll.web;

import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** An error says how to go on. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class HelpfulErrorsTest {

    private Evening adf;
    private Evening rff;

    @BeforeEach
    void sitDown() {
        adf = Evening.ofDeadlyField().inTheFirstPart();
        rff = Evening.ofFireAndFury();
    }

    @Test
    void dice_that_are_sent_as_a_list_are_told_how_to_be_sent() {
        adf.refuses(
                        "confederate",
                        "{'type': 'fire', 'unit': '4-alabama', 'target': '20-maine', 'inches': 4, 'dice': [3, 4]}",
                        400,
                        "invalid-input")
                .body("violations[0].field", equalTo("dice"))
                .body(
                        "violations[0].message",
                        allOf(containsString("{\"thrown\": [3, 4]}"), containsString("\"roll\"")));
    }

    @Test
    void an_unknown_type_is_told_those_that_are_possible_now_before_the_others() {
        adf.refuses("confederate", "{'type': 'chrage'}", 400, "invalid-input")
                .body("violations[0].field", equalTo("type"))
                .body(
                        "violations[0].message",
                        matchesPattern(".*“chrage” is none of those that are possible now: [^;]*charge[^;]*end-part"
                                + "[^;]*; nor of the others of these rules: [^;]*impact.*"));
        rff.refuses("union", "{'type': 'rout'}", 400, "invalid-input")
                .body("violations[0].message", allOf(containsString("maneuver"), containsString("charge-combat")));
    }

    @Test
    void a_move_that_is_too_long_is_told_how_far_is_allowed() {
        adf.refuses(
                        "confederate",
                        "{'type': 'move', 'unit': '4-alabama', 'legs': [{'terrain': 'open', 'inches': 40}]}",
                        422,
                        "too-far")
                .body(
                        "detail",
                        matchesPattern(
                                "The 4th Alabama cannot go that far in one move: .*open \\d+.* inches at most\\."));
        rff.says("union", "{'type': 'maneuver', 'unit': '6-wisconsin', 'inCommand': true, 'dice': {'thrown': [10]}}");
        rff.refuses(
                        "union",
                        "{'type': 'move', 'unit': '6-wisconsin', 'legs': [{'ground': 'open', 'inches': 40}]}",
                        422,
                        "too-far")
                .body(
                        "detail",
                        matchesPattern(
                                "That is farther than the 6th Wisconsin can go: .*open \\d+.* inches at most\\."));
        rff.table()
                .as("union")
                .get()
                .then()
                .body("next.find { it.type == 'move' }.options.grounds", hasItem("open"))
                .body("next.find { it.type == 'move' }.options.inches[0]", matchesPattern("\\d+(\\.\\d+)?"));
    }

    @Test
    void a_property_that_no_unit_has_is_told_those_that_can_be_set() {
        adf.refuses(
                        "umpire",
                        "{'type': 'ruling', 'sets': {'unit': '20-maine', 'colour': 'blue'}, 'reason': 'why not'}",
                        422,
                        "cannot-be-set")
                .body("violations[0].field", equalTo("sets.colour"))
                .body("detail", containsString("figures, formation, mounted, morale, openingVolley, actions, reacted"));
        rff.refuses(
                        "umpire",
                        "{'type': 'ruling', 'sets': {'unit': '6-wisconsin', 'colour': 'blue'}, 'reason': 'why not'}",
                        422,
                        "cannot-be-set")
                .body("detail", containsString("stands, order"));
    }

    @Test
    void a_fire_that_names_units_is_refused_by_the_names_of_its_fields() {
        rff.says("union", "{'type': 'begin-phase'}").says("union", "{'type': 'begin-phase'}");
        rff.refuses(
                        "union",
                        "{'type': 'fire', 'kind': 'cannonade', 'units': ['6-wisconsin'], 'inches': 7,"
                                + " 'target': '2-mississippi', 'dice': 'roll'}",
                        422,
                        "weapon-of-another-kind")
                .body("violations[0].field", equalTo("units[0]"));
    }

    @Test
    void an_entry_that_comes_too_early_is_told_what_comes_before() {
        var early = Evening.ofDeadlyField();
        var fire = "{'type': 'fire', 'unit': '4-alabama', 'target': '20-maine', 'inches': 4, 'dice': 'roll'}";
        var ride = "{'type': 'leader-move', 'leader': 'law-brig', 'legs': [{'terrain': 'open', 'inches': 2}]}";
        early.refuses("confederate", fire, 422, "part-not-open").body("detail", containsString("“begin-part”"));
        early.refuses("confederate", ride, 422, "not-the-leaders-part").body("detail", containsString("“begin-part”"));
        early.refuses("confederate", "{'type': 'end-part'}", 422, "not-the-next-step")
                .body("detail", containsString("“begin-part”"));
        early.says("confederate", "{'type': 'begin-part'}");
        early.refuses("confederate", fire, 422, "part-not-open").body("detail", containsString("“end-part”"));
        early.refuses("confederate", "{'type': 'begin-part'}", 422, "not-the-next-step")
                .body("detail", containsString("“end-part”"));
        early.refuses("union", "{'type': 'end-part'}", 403, "wrong-seat")
                .body("detail", containsString("“confederate” or the umpire"));
        early.says("confederate", ride);
        early.refuses("confederate", ride.replace("2", "40"), 422, "too-far")
                .body("detail", matchesPattern(".*open \\d+(\\.\\d+)?.* inches.*"));
        early.says("confederate", "{'type': 'end-part'}");
        early.refuses("confederate", ride, 422, "not-the-leaders-part").body("detail", containsString("is over"));
    }

    @Test
    void a_deed_out_of_its_part_is_told_of_reactions_once_there_is_something_to_react_to() {
        var fire = "{'type': 'fire', 'unit': '20-maine', 'target': '4-alabama', 'inches': 4, 'dice': 'roll'}";
        adf.refuses("union", fire, 422, "not-its-part")
                .body("detail", equalTo("It is the part of the turn of the Confederate side."));
        adf.says("confederate", "{'type': 'move', 'unit': '4-alabama', 'legs': [{'terrain': 'open', 'inches': 2}]}");
        adf.refuses("union", fire, 422, "not-its-part")
                .body("detail", allOf(containsString("“reactionTo”"), containsString("“kind”: “reaction”")));
    }

    @Test
    void units_that_act_together_are_told_how_to_become_a_group() {
        adf.refuses(
                        "confederate",
                        "{'type': 'face', 'units': ['4-alabama', '15-alabama']}",
                        422,
                        "not-a-declared-group")
                .body("detail", containsString("“group”"));
    }

    @Test
    void a_side_is_told_how_to_take_an_objective_for_itself() {
        adf.refuses("union", "{'type': 'objective', 'objective': 'summit', 'by': 'union'}", 403, "umpire-only")
                .body("detail", containsString("names the “unit”"));
    }

    @Test
    void what_cannot_be_set_is_told_what_can() {
        adf.refuses(
                        "umpire",
                        "{'type': 'ruling', 'sets': {'unit': '20-maine', 'figures': 40}, 'reason': 'r'}",
                        422,
                        "cannot-be-set")
                .body(
                        "detail",
                        matchesPattern("The 20th Maine cannot be given “40” as its figures: from 0 to \\d+\\."));
        adf.refuses("umpire", "{'type': 'settings'}", 422, "cannot-be-set")
                .body("detail", containsString("turnLimit"))
                .body("rule", not(containsString("ruling")));
    }

    @Test
    void a_table_that_takes_no_filter_names_the_rendering_that_does() {
        adf.table()
                .as("umpire")
                .accept("text/csv")
                .get("/entries?type=fire")
                .then()
                .statusCode(400)
                .body("violations[0].message", containsString("Accept: application/json"));
    }

    @Test
    void a_unit_is_named_as_unit_or_as_units_but_not_as_both() {
        adf.refuses(
                        "confederate",
                        "{'type': 'face', 'unit': '4-alabama', 'units': ['15-alabama']}",
                        400,
                        "invalid-input")
                .body("violations[0].field", equalTo("unit"));
        adf.says("confederate", "{'type': 'face', 'unit': '4-alabama'}");
        adf.table()
                .writing("umpire", "{\"units\": [\"20-maine\"], \"checkModifier\": 1}")
                .post("/odds/morale-check")
                .then()
                .statusCode(200);
        adf.table()
                .writing("umpire", "{\"units\": [\"20-maine\", \"15-alabama\"]}")
                .post("/odds/morale-check")
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("unit"))
                .body("violations[0].message", equalTo("must be one unit"));
    }

    @Test
    void a_ruling_allows_several_things_at_once() {
        var farAndLate = "{'type': 'fire', 'unit': '20-maine', 'target': '4-alabama', 'inches': 40, 'dice': 'roll'}";
        adf.refuses("umpire", farAndLate, 422, "not-its-part");
        adf.refuses(
                "umpire",
                "{'type': 'ruling', 'allows': {'code': 'not-its-part', 'entry': %s}, 'reason': 'r'}"
                        .formatted(farAndLate),
                422,
                "out-of-range");
        adf.refuses(
                        "umpire",
                        "{'type': 'ruling', 'allows': {'codes': ['not-its-part', 'out-of-range', 'too-late'], 'entry': %s}, 'reason': 'r'}"
                                .formatted(farAndLate),
                        422,
                        "not-refused")
                .body("detail", containsString("too-late"));
        adf.says(
                "umpire",
                "{'type': 'ruling', 'allows': {'codes': ['not-its-part', 'out-of-range'], 'entry': %s}, 'reason': 'r'}"
                        .formatted(farAndLate));
        adf.answered().body("events[0].payload.more", hasItem("out-of-range"));
        var ruling = adf.entry();
        adf.table()
                .writing(
                        "umpire",
                        "{\"entry\": \"%s\", \"with\": {\"reason\": \"agreed\"}, \"reason\": \"r\"}".formatted(ruling))
                .post("/amend")
                .then()
                .statusCode(201);
    }

    @Test
    void a_request_for_consent_says_in_words_what_would_be_taken_back() {
        var table = Table.of(
                Table.start(Table.SCENARIO.replace("\"turnLimit\"", "\"undoPolicy\": \"consent\", \"turnLimit\"")));
        table.writing("umpire", "{\"type\": \"begin-part\"}")
                .post("/entries")
                .then()
                .statusCode(201);
        table.writing("union", "{\"reason\": \"too early\"}")
                .post("/undo")
                .then()
                .statusCode(202);
        table.as("confederate")
                .get()
                .then()
                .body("request.entries.size()", equalTo(1))
                .body("request.sentences[0]", startsWith("Turn 1"));
        table.as("confederate").get().then().body("request.sentences.find { it == '' }", nullValue());
    }
}
