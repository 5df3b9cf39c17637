package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** The calculators, asked about units as they stand. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class OddsTest {

    private Evening adf;
    private Evening rff;

    @BeforeEach
    void sitDown() {
        adf = Evening.ofDeadlyField();
        rff = Evening.ofFireAndFury();
    }

    private static ValidatableResponse asked(Evening evening, String question) {
        return evening.table().as("spectator").get("/odds/" + question).then();
    }

    private static ValidatableResponse sent(Evening evening, String question, String body) {
        return evening.table()
                .writing("spectator", body.replace('\'', '"'))
                .post("/odds/" + question)
                .then();
    }

    @Test
    void a_fire_knows_the_firers_and_their_opening_volley() {
        var fire = asked(adf, "fire?units=20-maine&target=15-alabama&inches=3&cover=light-woods,wood-fence")
                .statusCode(200)
                .body("band", equalTo("normal"))
                .body("diceCount", equalTo(2))
                .body("result", nullValue())
                .body("modifiers.id", hasItem("opening-volley"))
                .body("odds", hasKey("none"));
        var byCalculator = given().contentType("application/json").body("""
                        {"inches": 3,
                         "firers": [{"arm": "infantry", "weapon": "rifle-musket", "figures": 6, "quality": "veteran",
                                     "formation": "battle-line", "openingVolley": true}],
                         "target": {"arm": "infantry", "quality": "veteran", "formation": "battle-line",
                                    "cover": ["light-woods", "wood-fence"]}}""").post("/api/rulesets/adf-15mm/fire");
        assertThat(fire.extract().asString()).isEqualTo(byCalculator.asString());
        sent(adf, "fire", "{'units': ['20-maine'], 'target': '15-alabama', 'inches': 3, 'declineOpeningVolley': true}")
                .statusCode(200)
                .body("modifiers.id", not(hasItem("opening-volley")));
    }

    @Test
    void a_check_knows_the_losses_and_what_called_it() {
        adf.says(
                "umpire",
                "{'type': 'ruling', 'sets': {'unit': '20-maine', 'figures': 4, 'morale': 'disorder'}, 'reason': 'x'}");
        asked(adf, "morale-check?unit=20-maine&checkModifier=2&situation.support=1")
                .statusCode(200)
                .body("bmp", equalTo(6))
                .body("modifiers.id", hasItem("support"))
                .body("odds", hasKey("routed"));
        adf.inTheFirstPart()
                .says(
                        "confederate",
                        "{'type': 'fire', 'units': ['15-alabama'], 'target': '44-new-york', 'inches': 3, 'dice': {'thrown': [5, 6]}}");
        asked(adf, "morale-check?due=" + adf.due()).statusCode(200).body("mmp", notNullValue());
        asked(adf, "morale-check?due=nobody-9").statusCode(422).body("code", equalTo("unknown-due"));
        asked(adf, "morale-check").statusCode(400).body("violations[0].field", equalTo("unit"));
    }

    @Test
    void an_impact_can_be_thought_of_before_anybody_charges() {
        asked(adf, "impact?attacker.unit=15-alabama&defender.unit=20-maine&defender.situation.works=hasty-works")
                .statusCode(200)
                .body("attacker.impactValue", equalTo(8))
                .body("defender.impactValue", equalTo(6))
                .body("winner", nullValue())
                .body("odds", hasKey("attacker/routed"));
        asked(adf, "impact?attacker.unit=15-alabama&defender.unit=47-alabama")
                .statusCode(422)
                .body("code", equalTo("own-side"));
    }

    @Test
    void odds_are_not_told_of_what_would_be_refused() {
        asked(adf, "morale-check?unit=20-maine&situation.leaderBenefit=3")
                .statusCode(422)
                .body("code", equalTo("benefit-too-high"));
        asked(adf, "impact?attacker.unit=15-alabama&defender.unit=20-maine&attacker.situation.leaderBenefit=3")
                .statusCode(422)
                .body("code", equalTo("benefit-too-high"));
        asked(adf, "fire?kind=desperation&units=20-maine&target=15-alabama&inches=5")
                .statusCode(422)
                .body("code", equalTo("desperation-within-an-inch"));
    }

    @Test
    void fire_and_fury_answers_for_fire_maneuver_and_charge() {
        asked(rff, "fire?kind=musketry&units=6-wisconsin&inches=7&target=2-mississippi&cover=partial")
                .statusCode(200)
                .body("points", equalTo(8))
                .body("odds", hasKey("telling"));
        asked(rff, "maneuver?unit=6-wisconsin&inCommand=true&conditions=outflanked")
                .statusCode(200)
                .body("modifiers.id", hasItem("gallant-leader"))
                .body("odds", hasKey("double-quick"));
        sent(
                        rff,
                        "charge",
                        "{'attacker': {'units': ['6-wisconsin']}, 'defender': {'units': ['2-mississippi'],"
                                + " 'conditions': ['favorable-ground']}, 'coldSteel': true}")
                .statusCode(200)
                .body("attacker.modifiers.id", hasItem("cold-steel-or-breakthrough"))
                .body("odds", hasKey("driven-back"));
    }

    @Test
    void what_cannot_be_asked_is_said_plainly() {
        asked(adf, "maneuver?units=20-maine").statusCode(404);
        asked(rff, "impact").statusCode(404);
        asked(adf, "fire?units=20-maine&target=15-alabama&inches=three")
                .statusCode(400)
                .body("violations[0].field", equalTo("inches"));
        asked(adf, "fire?units=20-maine&target=15-alabama&inches=3&colour=red")
                .statusCode(400)
                .body("violations[0].field", equalTo("colour"));
        asked(adf, "fire?units=20-maine&target=83-pennsylvania&inches=3").statusCode(422);
        asked(adf, "fire?units=20-maine&target=15-alabama&inches=90")
                .statusCode(422)
                .body("code", equalTo("out-of-range"))
                .body("waivable", equalTo(true));
        asked(adf, "fire?units=1-minnesota&target=15-alabama&inches=3")
                .statusCode(422)
                .body("code", equalTo("unknown-unit"));
        asked(adf, "fire?.=1").statusCode(400);
        asked(adf, "morale-check?situation=1&situation.support=1").statusCode(400);
    }
}
