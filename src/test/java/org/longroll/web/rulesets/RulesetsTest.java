package org.longroll.web.rulesets;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.hamcrest.Matchers.containsInRelativeOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.config.JsonPathConfig;
import io.restassured.response.Response;
import java.io.IOException;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.adf.web.calculators.Examples;
import org.longroll.testing.ThrowawayDatabase;

/** Charts and calculators over HTTP, as the contract has them. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
public class RulesetsTest {

    @Test
    void the_rulesets_are_listed_with_their_versions_and_hashes() {
        given().get("/api/rulesets")
                .then()
                .statusCode(200)
                .body("id", containsInRelativeOrder("adf-25mm", "adf-15mm", "adf-15mm-2014", "adf-10mm"))
                .body("findAll { it.system == 'adf' }.version", everyItem(equalTo(1)))
                .body("hash", everyItem(matchesPattern("[0-9a-f]{64}")))
                .body("find { it.id == 'adf-25mm' }.scale", equalTo("25mm"));
    }

    @Test
    void a_chart_is_shown_whole_with_a_note_wherever_it_is_doubtful() {
        given().get("/api/rulesets/adf-25mm")
                .then()
                .statusCode(200)
                .body("values.'fire.rounding'.value", equalTo("up"))
                .body("tables.size()", equalTo(14))
                .body(
                        "tables.find { it.name == 'cavalry-formations' }.rows.find { it.name == 'double-line' }"
                                + ".cells.'light-woods'.value",
                        equalTo("5-6"))
                .body(
                        "tables.find { it.name == 'cavalry-formations' }.rows.find { it.name == 'double-line' }"
                                + ".cells.'light-woods'.note",
                        containsString("stands as printed"))
                .body(
                        "tables.find { it.name == 'fire-results' }.rows.find { it.name == 'artillery' }.note",
                        containsString("right-hand end"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/rulesets/adf-99mm", "/api/rulesets/NOT%20AN%20ID", "/api/rulesets/..%2F"})
    void a_ruleset_that_is_not_there_is_not_found(String path) {
        given().urlEncodingEnabled(false).get(path).then().statusCode(404).body("code", equalTo("not-found"));
        given().urlEncodingEnabled(false)
                .contentType("application/json")
                .body(Examples.FIRE)
                .post(path + "/fire")
                .then()
                .statusCode(404);
    }

    @Test
    void the_fire_of_the_contract_is_answered_as_in_the_contract() {
        post("adf-15mm", "fire", Examples.FIRE)
                .then()
                .statusCode(200)
                .body("band", equalTo("normal"))
                .body("firepower", equalTo(6))
                .body("diceCount", equalTo(2))
                .body("modifiers.find { it.id == 'target-disorder' }.value", equalTo(2))
                .body("modifiers.find { it.id == 'target-disorder' }.counts", equalTo(true))
                .body("modifiers.find { it.id == 'target-disorder' }.source", equalTo("target"))
                .body("modifier", equalTo(1))
                .body("total", equalTo(15))
                .body("result", equalTo("2MC"))
                .body("hits", equalTo(0))
                .body("checkModifier", equalTo(2));
    }

    @Test
    void without_dice_only_the_odds_are_answered() {
        var sent = Examples.FIRE.replace(",\n \"dice\": [3, 5]", "");
        var answer = post("adf-15mm", "fire", sent)
                .then()
                .statusCode(200)
                .body("result", nullValue())
                .extract();
        assertThat(answer
                        .jsonPath(JsonPathConfig.jsonPathConfig()
                                .numberReturnType(JsonPathConfig.NumberReturnType.DOUBLE))
                        .getMap("odds", String.class, Double.class)
                        .values()
                        .stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isEqualTo(1, within(1e-12));
    }

    @Test
    void a_house_rule_changes_the_answer_and_a_bad_one_is_named() {
        post("adf-15mm", "fire", Examples.HOUSE_RULE).then().statusCode(200).body("firepower", equalTo(2));
        post("adf-15mm", "fire", Examples.HOUSE_RULE.replace("\"down\"", "\"sideways\""))
                .then()
                .statusCode(422)
                .body("code", equalTo("house-rule-refused"))
                .body("violations[0].field", equalTo("houseRules[0]"))
                .body("violations[0].message", containsString("expected one of up, down"));
        post("adf-15mm", "fire", Examples.HOUSE_RULE.replace("fire.rounding", "fire.smoke"))
                .then()
                .statusCode(422)
                .body("violations[0].message", containsString("no such value"));
    }

    @Test
    void two_house_rules_for_one_cell_are_refused() {
        var rule = "{\"path\": \"fire.rounding\", \"value\": \"%s\", \"title\": \"Halves\"}";
        var both = Examples.FIRE.replaceFirst(
                "\\{", "{\"houseRules\": [%s, %s],".formatted(rule.formatted("down"), rule.formatted("up")));
        post("adf-15mm", "fire", both)
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("houseRules[1].path"))
                .body("violations[0].message", containsString("another house rule"));
    }

    @Test
    void a_volley_and_its_check_are_one_call() {
        post("adf-15mm", "volley", Examples.VOLLEY)
                .then()
                .statusCode(200)
                .body("odds", hasKey("routed"))
                .body("meanStrengthLeft", greaterThan(3f));
    }

    @Test
    void guns_that_run_say_what_they_roll_and_where_they_are_left() {
        post("adf-25mm", "movement", """
                        {"unit": {"arm": "artillery", "quality": "green", "formation": "limbered", "morale": "routed"},
                         "weapon": "napoleon"}""")
                .then()
                .statusCode(200)
                .body("routedDice.open", equalTo(3))
                .body("routedInches.'heavy-woods'", equalTo(3))
                .body("abandonedIn[0]", equalTo("rough"))
                .body("$", not(hasKey("allowances")));
    }

    @Test
    void a_leader_moves_too() {
        post("adf-15mm", "movement", "{\"unit\": {\"arm\": \"leader\"}, \"legs\": []}")
                .then()
                .statusCode(200)
                .body("allowances.road", equalTo(16))
                .body("used", equalTo(0f));
    }

    @Test
    void an_attacker_who_is_stopped_short_stops_so_far_away() {
        var sent = Examples.IMPACT.replace("\"dice\": [5, 4]}}", "\"dice\": [2, 1]}, \"stopShortDie\": 3}");
        post("adf-15mm", "impact", sent)
                .then()
                .statusCode(200)
                .body("outcome", equalTo("stopped-short"))
                .body("stopsShortInches", equalTo(1.5f));
    }

    /** Every example that the description shows, pasted to the address it is shown for. */
    @Test
    void every_example_of_the_description_works_when_it_is_pasted() throws IOException {
        var pasted = new ArrayList<String>();
        var paths = description().get("paths").properties();
        for (var path : paths) {
            if (!path.getKey().startsWith("/api/rulesets/{ruleset}/")) {
                continue;
            }
            for (var example : path.getValue().at("/post/requestBody/content/application~1json/examples")) {
                given().contentType("application/json")
                        .body(example.get("value").toString())
                        .post(path.getKey().replace("{ruleset}", "adf-15mm"))
                        .then()
                        .statusCode(200);
                pasted.add(path.getKey());
            }
        }
        assertThat(pasted).hasSize(11);
        assertThat(pasted.stream().distinct()).hasSize(9);
    }

    private static JsonNode description() throws IOException {
        return new ObjectMapper()
                .readTree(given().queryParam("format", "json").get("/q/openapi").asString());
    }

    public static Response post(String ruleset, String calculator, String body) {
        return given().contentType("application/json").body(body).post("/api/rulesets/" + ruleset + "/" + calculator);
    }
}
