package org.longroll.rff.web.calculators;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;
import org.longroll.web.rulesets.RulesetsTest;

/** The calculators of Regimental Fire and Fury over HTTP, as the contract has them. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class CalculatorsTest {

    private static ValidatableResponse ask(String calculator, String body) {
        return RulesetsTest.post("rff", calculator, body).then();
    }

    @Test
    void the_chart_is_listed_and_shown_whole() {
        given().get("/api/rulesets")
                .then()
                .statusCode(200)
                .body("find { it.id == 'rff' }.title", equalTo("Regimental Fire and Fury"))
                .body("find { it.id == 'rff' }.system", equalTo("rff"));
        given().get("/api/rulesets/rff")
                .then()
                .statusCode(200)
                .body("tables.size()", equalTo(19))
                .body(
                        "tables.find { it.name == 'fire-results' }.rows.find { it.name == 'galling' }.cells.trained.value",
                        equalTo("5 to 6"))
                .body("values.'close-range-inches'.note", containsString("heading"));
    }

    @Test
    void a_fire_is_answered_as_in_the_contract() {
        ask("fire", Examples.MUSKETRY)
                .statusCode(200)
                .body("points", equalTo(8))
                .body("shares[1].weakenedBy", hasItem("disordered"))
                .body("shares[1].points", equalTo(1.25f))
                .body("modifiers.find { it.id == 'fire-points' }.value", equalTo(1))
                .body("modifiers.find { it.id == 'exposed-troops' }.source", equalTo("target"))
                .body("modifier", equalTo(1))
                .body("total", equalTo(8))
                .body("result", equalTo("telling"))
                .body("standsLost", equalTo(1))
                .body("targetAfter", equalTo("disordered"))
                .body("charge", nullValue())
                .body("lowOnAmmunition", equalTo(false))
                .body("odds.telling", equalTo(0.4f));
    }

    @Test
    void a_nought_reads_ten_and_the_units_behind_suffer_too() {
        ask("fire", Examples.CANNONADE)
                .statusCode(200)
                .body("die", equalTo(10))
                .body("total", equalTo(14))
                .body("result", equalTo("withering"))
                .body("charge", equalTo("checked"))
                .body("checkedInches", equalTo(2))
                .body("lowOnAmmunition", equalTo(true))
                .body("fallenLeaderCheck", equalTo(true))
                .body("massed[0].result", equalTo("telling"))
                .body("massed[0].standsLost", equalTo(1));
    }

    @Test
    void without_a_die_only_the_odds_are_answered() {
        ask("fire", Examples.HOUSE_RULE)
                .statusCode(200)
                .body("modifier", equalTo(0))
                .body("result", nullValue())
                .body("targetAfter", nullValue())
                .body("odds.desultory", equalTo(0.4f));
    }

    @Test
    void a_maneuver_check_is_answered_with_what_it_means() {
        ask("maneuver", Examples.MANEUVER)
                .statusCode(200)
                .body("total", equalTo(4))
                .body("result", equalTo("wavering"))
                .body("standsLost", equalTo(0))
                .body("after", equalTo("disordered"))
                .body("retreat", equalTo("out-of-close-range"))
                .body("holds", equalTo("in-its-place"));
    }

    @Test
    void a_charge_is_answered_for_both_sides() {
        ask("charge", Examples.CHARGE)
                .statusCode(200)
                .body("attacker.total", equalTo(10))
                .body("defender.total", equalTo(6))
                .body("difference", equalTo(4))
                .body("result", equalTo("hard-pressed"))
                .body("effects.attacker.carriesThePosition", equalTo(true))
                .body("effects.defender.standsLost", equalTo(1))
                .body("effects.defender.retreatInches", equalTo(2));
    }

    @Test
    void cavalry_among_fixed_guns_takes_them_and_goes_on() {
        ask("charge", Examples.CAVALRY_CHARGE)
                .statusCode(200)
                .body("result", equalTo("driven-back"))
                .body("effects.defender.fixedGunsLost", equalTo(true))
                .body("effects.defender.standsLost", equalTo(2))
                .body("effects.attacker.breakthrough", equalTo(true))
                .body("effects.attacker.after", equalTo("disordered"));
    }

    @Test
    void a_desperate_struggle_says_what_comes_next() {
        ask("charge", Examples.CHARGE.replace("\"die\": 5", "\"die\": 1"))
                .statusCode(200)
                .body("result", equalTo("desperate-struggle"))
                .body("effects.attacker.standsLost", equalTo(1))
                .body("again.attacker.modifiers.id", not(hasItem("cold-steel-or-breakthrough")))
                .body("again.attacker.modifiers.id", hasItem("disordered-troops-or-silenced-gun"));
    }

    @Test
    void a_move_is_answered_with_what_else_may_be_done() {
        ask("movement", Examples.MOVEMENT)
                .statusCode(200)
                .body("allowances.open", equalTo(12))
                .body("allowances.road", nullValue())
                .body("used", equalTo(1f))
                .body("allowed", equalTo(true))
                .body("maneuvers", hasItems("full-move", "change-formation", "replenish"));
        ask("movement", Examples.GUNS).statusCode(200).body("allowances.road", equalTo(36));
    }

    @Test
    void a_fallen_leader_is_removed_on_an_eight() {
        ask("fallen-leader", Examples.FALLEN_LEADER)
                .statusCode(200)
                .body("result", equalTo("grievously-wounded"))
                .body("effect", equalTo("removed"));
    }

    @Test
    void a_house_rule_that_the_chart_does_not_take_is_named() {
        ask("fire", Examples.HOUSE_RULE.replace("\"0\"", "\"none\""))
                .statusCode(422)
                .body("code", equalTo("house-rule-refused"))
                .body("violations[0].field", equalTo("houseRules[0]"))
                .body("violations[0].message", containsString("expected a whole number"));
    }

    @Test
    void the_calculators_of_the_other_system_are_not_here() {
        ask("morale-check", org.longroll.adf.web.calculators.Examples.MORALE_CHECK)
                .statusCode(404);
        RulesetsTest.post("adf-15mm", "maneuver", Examples.MANEUVER).then().statusCode(404);
    }

    /** Every example that the description shows, pasted to the address it is shown for. */
    @Test
    void every_example_of_the_description_works_when_it_is_pasted() throws IOException {
        var description = new ObjectMapper()
                .readTree(given().queryParam("format", "json").get("/q/openapi").asString());
        var pasted = new ArrayList<String>();
        for (var path : description.get("paths").properties()) {
            if (path.getKey().startsWith("/api/rulesets/rff/")) {
                for (var example : path.getValue().at("/post/requestBody/content/application~1json/examples")) {
                    given().contentType("application/json")
                            .body(example.get("value").toString())
                            .post(path.getKey())
                            .then()
                            .statusCode(200);
                    pasted.add(path.getKey());
                }
            }
        }
        assertThat(pasted).hasSize(9);
        assertThat(pasted.stream().distinct()).hasSize(5);
    }
}
