package org.longroll.adf.web.calculators;

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
import org.longroll.testing.ThrowawayDatabase;
import org.longroll.web.rulesets.RulesetsTest;

/** Whatever is sent, the field at fault is named and nothing is guessed. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class BadInputTest {

    private static final String FIRE = """
            {"kind": "fire", "inches": 3,
             "firers": [{"arm": "infantry", "weapon": "rifle-musket", "figures": 6, "quality": "veteran",
                         "formation": "battle-line"}],
             "target": {"arm": "infantry", "quality": "trained", "formation": "battle-line"},
             "dice": [3, 5]}""";

    private static final String CHECK = """
            {"unit": {"arm": "infantry", "quality": "veteran", "formation": "battle-line", "stands": 3, "standsLeft": 2},
             "situation": {"support": 1}, "dice": [4, 3]}""";

    static Stream<Arguments> mistakes() {
        return Stream.of(
                fire("an unknown weapon", 400, "firers[0].weapon", "rifle-musket", "ray-gun"),
                fire("no figures", 400, "firers[0].figures", "\"figures\": 6", "\"figures\": 0"),
                fire("figures left out", 400, "firers[0].figures", "\"figures\": 6, ", ""),
                fire("half a figure", 400, "firers[0].figures", "\"figures\": 6", "\"figures\": 6.5"),
                fire("figures as text", 400, "firers[0].figures", "\"figures\": 6", "\"figures\": \"6\""),
                fire("a range below nothing", 400, "inches", "\"inches\": 3", "\"inches\": -1"),
                fire("a range beyond the moon", 400, "inches", "\"inches\": 3", "\"inches\": 1e9"),
                fire("a range of many decimals", 400, "inches", "\"inches\": 3", "\"inches\": 3.14159"),
                fire("a range as text", 400, "inches", "\"inches\": 3", "\"inches\": \"three\""),
                fire("both ranges", 400, "inches", "\"inches\": 3", "\"inches\": 3, \"band\": \"normal\""),
                fire("no range", 400, "inches", "\"inches\": 3,", ""),
                fire("an unknown band", 400, "band", "\"inches\": 3", "\"band\": \"far\""),
                fire("an unknown kind", 400, "kind", "\"kind\": \"fire\"", "\"kind\": \"sneeze\""),
                fire("a die of seven", 400, "dice[1]", "[3, 5]", "[3, 7]"),
                fire("a die of nothing", 400, "dice[0]", "[3, 5]", "[null, 5]"),
                fire("three dice for two", 422, "dice", "[3, 5]", "[3, 5, 1]"),
                fire("dice that are no list", 400, "dice", "[3, 5]", "35"),
                fire("an unknown field", 400, "weather", "\"kind\"", "\"weather\": \"rain\", \"kind\""),
                fire(
                        "an unknown field deep down",
                        400,
                        "target.mood",
                        "\"quality\": \"trained\"",
                        "\"mood\": \"bad\", \"quality\": \"trained\""),
                fire("nobody fires", 400, "firers", firers(), "[]"),
                fire("no firers at all", 400, "firers", firers(), "null"),
                fire("no quality", 400, "target.quality", "\"quality\": \"trained\", ", ""),
                fire("an unknown quality", 400, "target.quality", "trained", "crack"),
                fire("a number for a formation", 400, "target.formation", "\"battle-line\"},", "3},"),
                fire("a formation of another arm", 422, "target.formation", "\"battle-line\"},", "\"limbered\"},"),
                fire("too far away", 422, "inches", "\"inches\": 3", "\"inches\": 30"),
                Arguments.of("forty firers", "fire", 400, "firers", forty()),
                check("a unit without stands", 400, "unit.stands", "\"stands\": 3, ", ""),
                check("more stands than mustered", 400, "unit.standsLeft", "\"standsLeft\": 2", "\"standsLeft\": 4"),
                check("a leader who checks", 400, "unit.arm", "infantry", "leader"),
                check("support below nothing", 400, "situation.support", "\"support\": 1", "\"support\": -1"),
                check(
                        "cover of another edition",
                        422,
                        "situation.cover",
                        "\"support\": 1",
                        "\"cover\": \"light-cover\""),
                check("charged by guns", 400, "situation.chargedBy", "\"support\": 1", "\"chargedBy\": \"artillery\""),
                check("one die for two", 422, "dice", "[4, 3]", "[4]"),
                Arguments.of("null for a unit", "morale-check", 400, "unit", "{\"unit\": null}"),
                Arguments.of(
                        "guns that move without saying which",
                        "movement",
                        400,
                        "weapon",
                        "{\"unit\": {\"arm\": \"artillery\", \"quality\": \"green\", \"formation\": \"limbered\"}}"),
                Arguments.of(
                        "dice of one side only",
                        "impact",
                        400,
                        "defender.dice",
                        Examples.IMPACT.replace(", \"dice\": [5, 4]", "")),
                Arguments.of("an empty object", "charge", 400, "unit", "{}"),
                Arguments.of("a list for an object", "fire", 400, "body", "[]"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mistakes")
    void a_mistake_is_answered_with_its_field(
            String mistake, String calculator, int status, String field, String body) {
        RulesetsTest.post("adf-15mm", calculator, body)
                .then()
                .statusCode(status)
                .contentType("application/problem+json")
                .body("code", notNullValue())
                .body("violations.field", hasItem(field));
    }

    @Test
    void what_the_rules_forbid_names_its_rule() {
        RulesetsTest.post("adf-15mm", "fire", FIRE.replace("\"inches\": 3", "\"inches\": 30"))
                .then()
                .statusCode(422)
                .body("code", equalTo("out-of-range"))
                .body("rule", notNullValue())
                .body("detail", equalTo("The target is 30 inches away, and this fire reaches 6."));
    }

    @Test
    void an_edition_without_the_competence_test_says_so() {
        RulesetsTest.post("adf-25mm", "competence-test", Examples.COMPETENCE_TEST)
                .then()
                .statusCode(422)
                .body("code", equalTo("no-competence-test"));
    }

    @Test
    void a_body_of_two_megabytes_is_too_large() {
        var large = FIRE.replace("\"kind\"", "\"title\": \"" + "x".repeat(2 << 20) + "\", \"kind\"");
        RulesetsTest.post("adf-15mm", "fire", large).then().statusCode(anyOf(is(413), is(400)));
    }

    @Test
    void no_body_at_all_is_a_problem() {
        RulesetsTest.post("adf-15mm", "fire", "").then().statusCode(400).contentType("application/problem+json");
        RulesetsTest.post("adf-15mm", "fire", "null").then().statusCode(400).contentType("application/problem+json");
    }

    private static Arguments fire(String mistake, int status, String field, String right, String wrong) {
        return Arguments.of(mistake, "fire", status, field, changed(FIRE, right, wrong));
    }

    private static Arguments check(String mistake, int status, String field, String right, String wrong) {
        return Arguments.of(mistake, "morale-check", status, field, changed(CHECK, right, wrong));
    }

    private static String changed(String body, String right, String wrong) {
        if (!body.contains(right)) {
            throw new IllegalArgumentException(right + " is not in the body");
        }
        return body.replace(right, wrong);
    }

    private static String firers() {
        return FIRE.substring(FIRE.indexOf("[{"), FIRE.indexOf("}]") + 2);
    }

    private static String forty() {
        var firer = firers().substring(1, firers().length() - 1);
        return FIRE.replace(firer, String.join(", ", Collections.nCopies(40, firer)));
    }
}
