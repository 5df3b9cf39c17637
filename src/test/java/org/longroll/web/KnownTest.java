package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** What is known is not asked again, and what was said is offered and not taken for granted. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class KnownTest {

    private Evening evening;

    @BeforeEach
    void sitDown() {
        evening = Evening.ofDeadlyField().inTheFirstPart();
    }

    private void fire(String unit, String more) {
        evening.says(
                "confederate",
                "{'type': 'fire', 'unit': '%s', 'target': '20-maine', 'inches': 3, %s 'dice': {'thrown': [4, 4]}}"
                        .formatted(unit, more));
    }

    private void check(String situation) {
        evening.says(
                "union",
                "{'type': 'morale-check', 'due': '%s', 'situation': {%s}, 'dice': {'thrown': [6, 5]}}"
                        .formatted(evening.due(), situation));
    }

    @Test
    void support_and_an_enemy_near_are_offered_for_the_next_check_and_count_only_if_said_again() {
        fire("15-alabama", "");
        evening.answered().body("due[0].prepared.offered.support", nullValue());
        check("'support': 1, 'enemyNear': true");
        evening.answered().body("explanation.modifiers.id", hasItem("support"));
        fire("4-alabama", "");
        evening.answered()
                .body("due[0].prepared.offered.support", equalTo(1))
                .body("due[0].prepared.offered.enemyNear", equalTo(true))
                .body("due[0].prepared.situation.support", nullValue());
        check("");
        evening.answered().body("explanation.modifiers.id", not(hasItem("support")));
    }

    @Test
    void what_depends_on_a_neighbour_is_asked_again_when_one_has_moved() {
        fire("15-alabama", "");
        check("'support': 1, 'enemyNear': true");
        evening.says(
                "confederate", "{'type': 'move', 'unit': '47-alabama', 'legs': [{'terrain': 'open', 'inches': 2}]}");
        fire("4-alabama", "");
        evening.answered()
                .body("due[0].prepared.offered.support", equalTo(1))
                .body("due[0].prepared.offered.enemyNear", nullValue());
    }

    @Test
    void the_cover_of_a_target_is_offered_with_the_odds_of_the_next_fire_until_it_moves() {
        var odds = "/odds/fire?unit=4-alabama&target=20-maine&inches=3";
        var table = evening.table();
        table.as("spectator").get(odds).then().statusCode(200).body("offeredCover", nullValue());
        fire("15-alabama", "'cover': ['light-woods'], ");
        table.as("spectator")
                .get(odds)
                .then()
                .body("offeredCover", contains("light-woods"))
                .body("modifiers.id", not(hasItem("light-woods")));
    }

    @Test
    void works_and_walls_said_in_a_fire_are_offered_for_the_check_and_those_of_a_check_for_the_next_fire() {
        fire("15-alabama", "'cover': ['light-works', 'stone-wall', 'light-woods'], ");
        evening.answered()
                .body("due[0].prepared.offered.works", equalTo("light-works"))
                .body("due[0].prepared.offered.cover", equalTo("stone-wall"));
        check("'works': 'heavy-works'");
        assertThat(known("20-maine", null, "cover"))
                .containsExactlyInAnyOrder("stone-wall", "light-woods", "heavy-works");
        fire("4-alabama", "'cover': [], ");
        evening.answered()
                .body("due[0].prepared.offered.works", nullValue())
                .body("due[0].prepared.offered.cover", nullValue());
    }

    @Test
    void a_chart_that_prints_no_walls_for_morale_offers_none_for_a_check() {
        evening = Evening.of("adf-25mm").says("confederate", "{'type': 'begin-part'}");
        fire("15-alabama", "'cover': ['stone-wall'], ");
        evening.answered().body("due[0].prepared.offered.cover", nullValue());
        assertThat(known("20-maine", null, "situation.cover")).isNull();
        assertThat(known("20-maine", null, "cover")).containsExactly("stone-wall");
    }

    @Test
    void a_range_is_that_of_two_units_until_either_moves_and_says_nothing_of_others() {
        fire("15-alabama", "");
        check("");
        assertThat(known("15-alabama", "20-maine", "inches")).containsExactly("3");
        assertThat(known("20-maine", "15-alabama", "inches")).containsExactly("3");
        assertThat(known("4-alabama", "20-maine", "inches")).isNull();
        assertThat(known("15-alabama", "44-new-york", "inches")).isNull();
        move("47-alabama", "open");
        assertThat(known("15-alabama", "20-maine", "inches")).containsExactly("3");
        move("15-alabama", "light-woods");
        assertThat(known("15-alabama", "20-maine", "inches")).isNull();
        assertThat(known("20-maine", "15-alabama", "inches")).isNull();
        assertThat(known("15-alabama", null, "terrain")).containsExactly("light-woods");
    }

    private void move(String unit, String terrain) {
        evening.says(
                "confederate",
                "{'type': 'move', 'unit': '%s', 'legs': [{'terrain': '%s', 'inches': 1}]}".formatted(unit, terrain));
    }

    @Test
    void the_target_is_seen_from_another_side_once_it_has_turned() {
        fire("15-alabama", "'aspect': 'full-flank', ");
        check("");
        assertThat(known("15-alabama", "20-maine", "aspect")).containsExactly("full-flank");
        evening.says("union", "{'type': 'face', 'unit': '20-maine', 'reactionTo': '%s'}".formatted(firstFire()));
        assertThat(known("15-alabama", "20-maine", "aspect")).isNull();
        assertThat(known("15-alabama", "20-maine", "inches")).containsExactly("3");
    }

    private String firstFire() {
        return evening.table().as("union").get("/entries?type=fire").path("items[0].id");
    }

    @Test
    void what_was_said_goes_with_its_entry_and_comes_again_with_an_amendment() {
        fire("15-alabama", "'cover': ['light-woods'], ");
        check("'support': 1");
        evening.table()
                .writing("union", "{\"entries\": 1}")
                .post("/undo")
                .then()
                .statusCode(201);
        assertThat(known("20-maine", null, "situation.support")).isNull();
        assertThat(known("20-maine", null, "cover")).containsExactly("light-woods");
        evening.table().writing("union", "{}").post("/redo").then().statusCode(201);
        evening.table()
                .writing("confederate", "{\"entry\": \"%s\", \"with\": {\"inches\": 2}}".formatted(firstFire()))
                .post("/amend")
                .then()
                .statusCode(201);
        for (var seat : new String[] {"union", "confederate", "spectator"}) {
            assertThat(known(seat, "20-maine", null, "situation.support")).containsExactly("1");
            assertThat(known(seat, "15-alabama", "20-maine", "inches")).containsExactly("2");
        }
    }

    @Test
    void a_fortified_target_is_fortified_in_the_combat_and_a_condition_of_the_ground_stays_with_its_unit() {
        evening = Evening.ofFireAndFury();
        evening.says(
                "union",
                "{'type': 'maneuver', 'units': ['6-wisconsin'], 'inCommand': true, 'conditions': ['linear-cover',"
                        + " 'gallant-leader'], 'dice': {'thrown': [5]}}");
        assertThat(known("6-wisconsin", null, "inCommand")).containsExactly("true");
        assertThat(known("6-wisconsin", null, "conditions")).containsExactly("linear-cover");
        evening.says("union", "{'type': 'begin-phase'}");
        evening.says(
                "confederate",
                "{'type': 'fire', 'kind': 'musketry', 'units': ['2-mississippi'], 'inches': 4, 'target': '6-wisconsin',"
                        + " 'cover': 'fortified', 'massed': [], 'dice': {'thrown': [2]}}");
        assertThat(known("6-wisconsin", null, "cover")).containsExactly("fortified");
        assertThat(known("6-wisconsin", null, "conditions")).containsExactly("linear-cover", "fortified");
        assertThat(known("6-wisconsin", "2-mississippi", "inches")).containsExactly("4");
    }

    private @Nullable List<String> known(String unit, @Nullable String facing, String field) {
        return known("spectator", unit, facing, field);
    }

    private @Nullable List<String> known(String seat, String unit, @Nullable String facing, String field) {
        return evening.table()
                .as(seat)
                .get()
                .path("known.find { it.unit == '%s' && it.field == '%s' && it.facing == %s }?.values"
                        .formatted(unit, field, facing == null ? "null" : "'" + facing + "'"));
    }

    @Test
    void the_enemy_is_near_in_the_check_at_one_inch_without_being_said() {
        evening.says(
                "confederate",
                "{'type': 'charge', 'unit': '15-alabama', 'target': '20-maine', 'terrain': 'open', 'inches': 3,"
                        + " 'dice': {'thrown': [3, 3]}}");
        evening.answered().body("due[0].prepared.situation.enemyNear", equalTo(true));
        check("");
        evening.answered().body("explanation.modifiers.id", hasItem("enemy-near"));
    }

    @Test
    void desperation_fire_at_a_charge_names_no_entry() {
        evening.says("confederate", "{'type': 'face', 'unit': '47-alabama'}");
        evening.says("union", "{'type': 'face', 'unit': '20-maine', 'reactionTo': '%s'}".formatted(evening.entry()));
        evening.says(
                "confederate",
                "{'type': 'charge', 'unit': '15-alabama', 'target': '20-maine', 'terrain': 'open', 'inches': 3,"
                        + " 'dice': {'thrown': [3, 3]}}");
        check("'support': 2");
        evening.says(
                "union",
                "{'type': 'fire', 'kind': 'desperation', 'unit': '20-maine', 'target': '15-alabama',"
                        + " 'dice': {'thrown': [1]}}");
    }

    @Test
    void a_player_is_warned_before_an_opening_volley_is_spent_for_nothing() {
        var together = "'units': ['15-alabama', '4-alabama'], 'target': '20-maine', 'inches': 3";
        var table = evening.table();
        odds(table, together).then().statusCode(200).body("warnings", empty());
        fire("15-alabama", "");
        check("");
        odds(table, together).then().body("warnings.code", contains("opening-volley-wasted"));
        odds(table, together + ", 'declineOpeningVolley': true").then().body("warnings", empty());
        evening.says("confederate", "{'type': 'fire', %s, 'dice': {'thrown': [1, 1]}}".formatted(together));
        evening.answered().body("explanation.warnings.code", contains("opening-volley-wasted"));
        given().contentType("application/json")
                .body("""
                        {"inches": 3,
                         "firers": [{"arm": "infantry", "weapon": "rifle-musket", "figures": 6, "quality": "green",
                                     "formation": "battle-line", "openingVolley": true}],
                         "target": {"arm": "infantry", "quality": "veteran", "formation": "battle-line"}}""")
                .post("/api/rulesets/adf-15mm/fire")
                .then()
                .body("warnings.code", contains("opening-volley-wasted"));
    }

    private static io.restassured.response.Response odds(Table table, String fire) {
        return table.writing("spectator", "{%s}".formatted(fire).replace('\'', '"'))
                .post("/odds/fire");
    }

    @Test
    void a_unit_says_its_arm_its_quality_and_its_weapon_once() {
        var body = evening.table().as("spectator").get("/units/20-maine").asString();
        for (var property : Map.of("arm", "infantry", "quality", "veteran", "weapon", "rifle-musket")
                .entrySet()) {
            assertThat(body.split("\"%s\":\"%s\"".formatted(property.getKey(), property.getValue()), -1))
                    .hasSize(2);
            assertThat(body.split("\"%s\":".formatted(property.getKey()), -1)).hasSize(2);
        }
    }
}
