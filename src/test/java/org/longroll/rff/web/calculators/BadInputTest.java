package org.longroll.rff.web.calculators;

import static org.hamcrest.Matchers.anyOf;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.ThrowawayDatabase;
import org.longroll.web.rulesets.RulesetsTest;

/** Whatever is sent to the calculators of Regimental Fire and Fury, the field at fault is named and nothing is guessed. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class BadInputTest {

    private static final String FIRER = "{\"weapon\": \"RM\", \"stands\": 6, \"inches\": 7, \"quality\": \"veteran\"}";

    private static final String FIRE = """
            {"kind": "musketry", "firers": [%s],
             "target": {"kind": "troops", "quality": "trained", "conditions": ["field-column"], "cover": "partial"},
             "die": 7}""".formatted(FIRER);

    static Stream<Arguments> mistakes() {
        return Stream.of(
                fire("an unknown weapon", 400, "firers[0].weapon", "\"RM\"", "\"ray-gun\""),
                fire("a weapon in small letters", 400, "firers[0].weapon", "\"RM\"", "\"rm\""),
                fire("no stands", 400, "firers[0].stands", "\"stands\": 6", "\"stands\": 0"),
                fire("stands left out", 400, "firers[0].stands", "\"stands\": 6, ", ""),
                fire("half a stand", 400, "firers[0].stands", "\"stands\": 6", "\"stands\": 6.5"),
                fire("stands as text", 400, "firers[0].stands", "\"stands\": 6", "\"stands\": \"6\""),
                fire("a range below nothing", 400, "firers[0].inches", "\"inches\": 7", "\"inches\": -1"),
                fire("no range", 400, "firers[0].inches", "\"inches\": 7, ", ""),
                fire("a range as text", 400, "firers[0].inches", "\"inches\": 7", "\"inches\": \"seven\""),
                fire("too far away", 422, "firers[0].inches", "\"inches\": 7", "\"inches\": 17"),
                fire("an unknown quality", 400, "firers[0].quality", "veteran", "elite"),
                fire("an unknown kind", 400, "kind", "musketry", "sneeze"),
                fire("muskets in a cannonade", 422, "firers[0].weapon", "musketry", "cannonade"),
                fire("a die of eleven", 400, "die", "\"die\": 7", "\"die\": 11"),
                fire("a die below nothing", 400, "die", "\"die\": 7", "\"die\": -1"),
                fire("a die as text", 400, "die", "\"die\": 7", "\"die\": \"7\""),
                fire("a handful of dice", 400, "die", "\"die\": 7", "\"die\": [7, 8]"),
                fire("an unknown field", 400, "weather", "\"kind\": \"mus", "\"weather\": 1, \"kind\": \"mus"),
                fire("an unknown field deep down", 400, "target.mood", "\"cover\"", "\"mood\": \"bad\", \"cover\""),
                fire("an unknown condition", 400, "target.conditions[0]", "field-column", "asleep"),
                fire("an unknown cover", 400, "target.cover", "\"partial\"", "\"umbrella\""),
                fire("no target kind", 400, "target.kind", "\"kind\": \"troops\", ", ""),
                fire("limbered troops", 422, "target.conditions", "field-column", "limbered"),
                fire("a column of guns", 422, "target.conditions", "troops", "guns"),
                fire("damaged muskets", 422, "firers[0].damaged", "\"stands\": 6", "\"stands\": 6, \"damaged\": true"),
                fire("buck and ball from rifles", 422, "buckAndBall", "\"die\"", "\"buckAndBall\": true, \"die\""),
                fire("nobody fires", 400, "firers", "[" + FIRER + "]", "[]"),
                fire("forty firers", 400, "firers", FIRER, String.join(", ", Collections.nCopies(40, FIRER))),
                maneuver("no order", 400, "order", "\"order\": \"disordered\", ", ""),
                maneuver("an unknown order", 400, "order", "disordered", "asleep"),
                maneuver("guns in disorder", 400, "order", "troops", "guns"),
                maneuver("no word of command", 400, "inCommand", "\"inCommand\": false, ", ""),
                maneuver("a battery of foot", 422, "conditions", "outflanked", "battery"),
                maneuver(
                        "a gallant poor leader",
                        422,
                        "conditions",
                        "\"outflanked\"",
                        "\"gallant-leader\", \"poor-leader\""),
                maneuver("a gun state of troops", 400, "gunState", "\"die\"", "\"gunState\": \"silenced\", \"die\""),
                charge("no stands", 400, "attacker.stands", "\"stands\": 6", "\"stands\": 0"),
                charge("one die", 400, "defender.die", ", \"die\": 6", ""),
                charge("a die of eleven", 400, "attacker.die", "\"die\": 5", "\"die\": 11"),
                charge("a third combat", 400, "combat", "{\"attacker\"", "{\"combat\": 3, \"attacker\""),
                charge(
                        "guns that charge",
                        422,
                        "attacker.kind",
                        "{\"attacker\": {",
                        "{\"attacker\": {\"kind\": \"guns\", "),
                charge("fixed foot", 422, "attacker.fixed", "{\"attacker\": {", "{\"attacker\": {\"fixed\": true, "),
                charge(
                        "foot that countercharges",
                        422,
                        "defender.countercharging",
                        "\"defender\": {",
                        "\"defender\": {\"countercharging\": true, "),
                charge("both grounds", 422, "attacker.ground", "[\"cold-steel\"]", "[\"cavalry-broken-ground\"]"),
                movement("an unknown ground", 400, "legs[0].ground", "\"ground\": \"open\"", "\"ground\": \"swamp\""),
                movement("a leg below nothing", 400, "legs[0].inches", "\"inches\": 6", "\"inches\": -6"),
                movement("a line by road", 422, "legs[0].ground", "\"ground\": \"open\"", "\"ground\": \"road\""),
                movement("no result", 400, "result", "\"result\": \"well-handled\",", ""),
                movement("no formation", 400, "formation", "\"formation\": \"line\", ", ""),
                movement("limbered foot", 422, "formation", "\"line\"", "\"limbered\""),
                movement("hasty foot", 422, "result", "well-handled", "hasty"),
                movement(
                        "guns that rout",
                        422,
                        "result",
                        "\"infantry\", \"formation\": \"line\", \"result\": \"well-handled\"",
                        "\"field-gun\", \"result\": \"rout\""),
                movement("an unknown maneuver", 400, "maneuver", "\"legs\"", "\"maneuver\": \"dance\", \"legs\""),
                movement(
                        "a full move when tardy",
                        422,
                        "maneuver",
                        "well-handled\",",
                        "tardy\", \"maneuver\": \"full-move\","),
                Arguments.of("a die of eleven for a leader", "fallen-leader", 400, "die", "{\"die\": 11}"),
                Arguments.of("an empty object", "charge", 400, "attacker", "{}"),
                Arguments.of("a list for an object", "fire", 400, "body", "[]"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mistakes")
    void a_mistake_is_answered_with_its_field(
            String mistake, String calculator, int status, String field, String body) {
        RulesetsTest.post("rff", calculator, body)
                .then()
                .statusCode(status)
                .contentType("application/problem+json")
                .body("code", notNullValue())
                .body("violations.field", hasItem(field));
    }

    @Test
    void what_the_rules_forbid_names_its_rule() {
        RulesetsTest.post("rff", "fire", FIRE.replace("\"inches\": 7", "\"inches\": 17"))
                .then()
                .statusCode(422)
                .body("code", equalTo("out-of-range"))
                .body("rule", notNullValue())
                .body("detail", equalTo("RM reaches 16 inches, not 17."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fire", "maneuver", "charge", "movement", "fallen-leader"})
    void a_body_that_is_too_large_or_none_is_a_problem(String calculator) {
        var large = "{\"title\": \"" + "x".repeat(2 << 20) + "\"}";
        RulesetsTest.post("rff", calculator, large).then().statusCode(anyOf(is(413), is(400)));
        RulesetsTest.post("rff", calculator, "").then().statusCode(400);
        RulesetsTest.post("rff", calculator, "null").then().statusCode(400);
        RulesetsTest.post("rff", calculator, "{\"die\": ").then().statusCode(400);
    }

    private static Arguments fire(String mistake, int status, String field, String right, String wrong) {
        return Arguments.of(mistake, "fire", status, field, changed(FIRE, right, wrong));
    }

    private static Arguments maneuver(String mistake, int status, String field, String right, String wrong) {
        return Arguments.of(mistake, "maneuver", status, field, changed(Examples.MANEUVER, right, wrong));
    }

    private static Arguments charge(String mistake, int status, String field, String right, String wrong) {
        return Arguments.of(mistake, "charge", status, field, changed(Examples.CHARGE, right, wrong));
    }

    private static Arguments movement(String mistake, int status, String field, String right, String wrong) {
        return Arguments.of(mistake, "movement", status, field, changed(Examples.MOVEMENT, right, wrong));
    }

    private static String changed(String body, String right, String wrong) {
        if (!body.contains(right)) {
            throw new IllegalArgumentException(right + " is not in the body");
        }
        return body.replace(right, wrong);
    }
}
