package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.ThrowawayDatabase;

/** Calls by which one seat tries to do what is another's. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class HostileCallsTest {

    private static final String RULING = """
            {"type": "ruling", "reason": "x", "sets": {"unit": "20-maine", "figures": 1}}""";

    private static final String ELITE = """
            {"type": "reinforce", "reason": "x", "unit":
             {"id": "20-maine", "name": "20th Maine", "command": "vincent", "arm": "infantry", "quality": "elite",
              "weapon": "rifle-musket", "figures": 8, "stands": 4, "formation": "battle-line"}}""";

    private static final String MOVE = """
            {"type": "move", "units": ["4-texas"], "legs": [{"terrain": "open", "inches": 1}]}""";

    /** What is tried, as the call and its body; %s is the confederates' miss, %2$s the ruling after it. */
    private static final Map<String, String> CALLS = Map.ofEntries(
            Map.entry("a ruling", "/entries " + RULING),
            Map.entry("a ruling put in before, as the umpire's", amend("insertBefore", RULING, "umpire")),
            Map.entry("a ruling put in before, as its own", amend("insertBefore", RULING, null)),
            Map.entry("a move of the confederates put in before", amend("insertBefore", MOVE, "confederate")),
            Map.entry("a ruling put in before, of a seat that is not", amend("insertBefore", RULING, "french")),
            Map.entry("a ruling in place of the shot", amend("with", RULING, null)),
            Map.entry("the shot as a move of the enemy", amend("with", MOVE.replace("4-texas", "20-maine"), null)),
            Map.entry("the ruling struck", "/amend {\"entry\": \"%2$s\", \"strike\": true, \"reason\": \"x\"}"),
            Map.entry(
                    "the ruling with other figures",
                    "/amend {\"entry\": \"%2$s\", \"with\": {\"sets\": {\"figures\": 6}}, \"reason\": \"x\"}"),
            Map.entry("the ruling taken back", "/undo {\"entries\": 1, \"reason\": \"x\"}"),
            Map.entry("all taken back, the ruling with it", "/undo {\"backTo\": \"%s\", \"reason\": \"x\"}"),
            Map.entry("a regiment made elite", "/entries " + ELITE),
            Map.entry("the end, with itself as winner", "/entries {\"type\": \"end-battle\", \"winner\": \"union\"}"),
            Map.entry(
                    "the objective without a unit",
                    "/entries {\"type\": \"objective\", \"objective\": \"summit\", \"by\": \"union\"}"),
            Map.entry(
                    "the objective with a unit of the enemy",
                    "/entries {\"type\": \"objective\", \"objective\": \"summit\", \"unit\": \"15-alabama\"}"),
            Map.entry(
                    "the objective with a unit, for the enemy",
                    "/entries {\"type\": \"objective\", \"objective\": \"summit\", \"unit\": \"20-maine\","
                            + " \"by\": \"confederate\"}"),
            Map.entry("the objective given up", "/entries {\"type\": \"objective\", \"objective\": \"summit\"}"),
            Map.entry("a new key for the umpire", "/seats/umpire/key {}"));

    private static String amend(String how, String entry, String by) {
        return "/amend {\"entry\": \"%s\", \"" + how + "\": " + entry
                + (by == null ? "" : ", \"insertBy\": \"" + by + "\"") + ", \"reason\": \"x\"}";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # policy | seat        | tries                                          | gets | because
            free     | union       | a ruling                                       | 403  | umpire-only
            free     | union       | a ruling put in before, as the umpire's        | 403  | umpire-only
            free     | union       | a ruling put in before, as its own             | 403  | umpire-only
            free     | umpire      | a ruling put in before, as the umpire's        | 201  |
            free     | union       | a move of the confederates put in before       | 403  | wrong-seat
            free     | confederate | a move of the confederates put in before       | 201  |
            free     | umpire      | a move of the confederates put in before       | 201  |
            free     | umpire      | a ruling put in before, of a seat that is not  | 422  | unknown-seat
            free     | confederate | a ruling in place of the shot                  | 403  | umpire-only
            free     | umpire      | a ruling in place of the shot                  | 403  | umpire-only
            free     | umpire      | the shot as a move of the enemy                | 403  | wrong-seat
            free     | union       | the ruling struck                              | 403  | umpire-only
            free     | umpire      | the ruling struck                              | 201  |
            free     | union       | the ruling with other figures                  | 403  | umpire-only
            free     | umpire      | the ruling with other figures                  | 201  |
            free     | union       | the ruling taken back                          | 403  | umpire-only
            free     | union       | all taken back, the ruling with it             | 403  | umpire-only
            free     | umpire      | all taken back, the ruling with it             | 201  |
            free     | union       | a regiment made elite                          | 403  | umpire-only
            free     | umpire      | a regiment made elite                          | 201  |
            free     | union       | the end, with itself as winner                 | 403  | umpire-only
            free     | union       | the objective without a unit                   | 403  | umpire-only
            free     | union       | the objective with a unit of the enemy         | 403  | wrong-seat
            free     | union       | the objective with a unit, for the enemy       | 403  | wrong-seat
            free     | union       | the objective given up                         | 403  | umpire-only
            free     | union       | a new key for the umpire                       | 403  | wrong-seat
            consent  | union       | a ruling                                       | 403  | umpire-only
            consent  | union       | a regiment made elite                          | 403  | umpire-only
            umpire   | union       | a ruling put in before, as the umpire's        | 403  | umpire-corrects
            locked   | union       | a ruling put in before, as the umpire's        | 422  | dice-are-locked""")
    void each_seat_does_what_is_its_own(String policy, String seat, String tries, int gets, String because) {
        var table = CorrectionsTest.atTheFirstPart(policy);
        var shot = entry(table, "confederate", CorrectionsTest.MISS);
        var ruling = entry(table, "umpire", RULING.replace(": 1}", ": 5}"));
        var before = table.ledger();
        var answer = tried(table, seat, tries, shot, ruling);
        answer.then().statusCode(gets);
        if (because != null) {
            answer.then().body("code", equalTo(because));
            assertThat(table.ledger()).isEqualTo(before);
        }
    }

    private static Response tried(Table table, String seat, String tries, String shot, String ruling) {
        var call = CALLS.get(tries).split(" ", 2);
        return table.writing(seat, call[1].formatted(shot, ruling)).post(call[0]);
    }

    @Test
    void a_ruling_that_a_side_asks_for_is_agreed_to_by_the_umpire_and_by_nobody_else() {
        var table = CorrectionsTest.atTheFirstPart("consent");
        var shot = entry(table, "confederate", CorrectionsTest.MISS);
        String request = tried(table, "union", "a ruling put in before, as the umpire's", shot, "")
                .then()
                .statusCode(202)
                .body("entry.type", equalTo("consent-request"))
                .extract()
                .path("entry.id");
        agree(table, "confederate", request).then().statusCode(403).body("code", equalTo("umpire-only"));
        table.as("spectator").get("/units/20-maine").then().body("figures", equalTo(6));
        agree(table, "umpire", request).then().statusCode(201);
        table.as("spectator").get("/units/20-maine").then().body("figures", equalTo(1));
    }

    @Test
    void an_entry_of_the_other_side_is_put_in_with_its_consent() {
        var table = CorrectionsTest.atTheFirstPart("consent");
        var shot = entry(table, "confederate", CorrectionsTest.MISS);
        String request = tried(table, "union", "a move of the confederates put in before", shot, "")
                .path("entry.id");
        agree(table, "confederate", request).then().statusCode(201);
        table.as("spectator")
                .get("/entries")
                .then()
                .body("items.find { it.type == 'consent' }.again[0].actor", equalTo("confederate"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tuesday",
                "0190f5c2-7a10-7000-8000-000000000001",
                "abcdefghijklmnopqrstu",
                "aaaaaaaaaaaaaaaaaaaaaa",
                "abcabcabcabcabcabcabcabc",
                "with spaces, 22 or more"
            })
    void a_key_that_could_be_guessed_starts_no_battle(String key) {
        starting(key).then().statusCode(400).body("violations[0].field", equalTo("Idempotency-Key"));
    }

    @Test
    void who_starts_a_battle_again_with_the_same_secret_sees_its_keys_again() {
        for (var secret : new String[] {UUID.randomUUID().toString(), "abcdefghijklmnopqrst_-" + System.nanoTime()}) {
            var first = starting(secret);
            first.then().statusCode(201);
            starting(secret).then().statusCode(200).body("keys.umpire", equalTo(first.path("keys.umpire")));
        }
    }

    @Test
    void the_secret_that_started_a_battle_cannot_be_read_from_its_events() {
        var secret = UUID.randomUUID().toString();
        var table = Table.of(starting(secret));
        assertThat(table.ledger()).doesNotContain(secret);
        var shown = table.ledger().replaceAll("(?s).*?\"commandId\":\"([^\"]+)\".*", "$1");
        assertThat(starting(shown).statusCode()).isEqualTo(400);
    }

    @Test
    void equal_notes_of_two_seats_with_the_same_key_are_two_notes() {
        var table = Table.started();
        var note = "{\"type\": \"note\", \"text\": \"Ouch\"}";
        table.writing("union", note)
                .header("Idempotency-Key", "a")
                .post("/entries")
                .then()
                .statusCode(201);
        table.writing("confederate", note)
                .header("Idempotency-Key", "a")
                .post("/entries")
                .then()
                .statusCode(201);
        table.writing("union", note)
                .header("Idempotency-Key", "a")
                .post("/entries")
                .then()
                .statusCode(200);
    }

    @Test
    void the_keys_of_a_what_if_are_shown_again_to_the_seat_that_began_it_and_to_no_other() {
        var table = Table.started();
        var first = branch(table, "union");
        first.then().statusCode(201);
        branch(table, "union").then().statusCode(200).body("keys.umpire", equalTo(first.path("keys.umpire")));
        var other = branch(table, "confederate");
        other.then().statusCode(201);
        assertThat(other.<String>path("battle.id")).isNotEqualTo(first.path("battle.id"));
    }

    private static Response branch(Table table, String seat) {
        return table.writing(seat, "{\"title\": \"What if\"}")
                .header("Idempotency-Key", "b")
                .post("/branches");
    }

    private static Response starting(String key) {
        return given().header("Idempotency-Key", key)
                .contentType("application/json")
                .body(Table.SCENARIO)
                .post("/api/battles");
    }

    private static Response agree(Table table, String seat, String request) {
        return table.writing(seat, "{\"request\": \"%s\", \"reason\": \"so\"}".formatted(request))
                .post("/consents");
    }

    private static String entry(Table table, String seat, String body) {
        return table.writing(seat, body)
                .post("/entries")
                .then()
                .statusCode(201)
                .extract()
                .path("entry.id");
    }
}
