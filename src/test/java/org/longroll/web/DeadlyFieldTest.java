package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** A battle of Across A Deadly Field as two players and an umpire record it. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class DeadlyFieldTest {

    private static final String CHARGE =
            "{'type': 'charge', 'units': ['15-alabama'], 'target': '20-maine', 'terrain': 'open', 'inches': 3,"
                    + " 'dice': {'thrown': [3, 3]}}";

    private Evening evening;

    @BeforeEach
    void sitDown() {
        evening = Evening.ofDeadlyField().inTheFirstPart();
    }

    @Test
    void a_charge_is_a_conversation_from_the_bonus_dice_to_the_impact() {
        evening.says("confederate", CHARGE);
        evening.answered()
                .body("explanation.bonus", equalTo(3))
                .body("explanation.distance", notNullValue())
                .body("explanation.odds", hasKey("3"))
                .body("due.reason", contains("fear-of-charge"))
                .body("due.prepared[0].situation.chargedBy", equalTo("infantry"));
        var charge = evening.entry();
        var fear = evening.due();
        evening.says(
                "union",
                ("{'type': 'fire', 'kind': 'reaction', 'units': ['44-new-york'], 'target': '15-alabama', 'inches': 3,"
                                + " 'reactionTo': '%s', 'dice': {'thrown': [1, 1]}}")
                        .formatted(charge));
        evening.says(
                "union",
                "{'type': 'morale-check', 'due': '%s', 'situation': {'support': 1}, 'dice': {'thrown': [6, 5]}}"
                        .formatted(fear));
        evening.answered()
                .body("explanation.bmp", equalTo(4))
                .body("explanation.roll", equalTo(11))
                .body("explanation.modifiers.id", hasItem("support"))
                .body("next.type", hasItems("impact", "fire"));
        evening.says(
                "union",
                "{'type': 'fire', 'kind': 'point-blank', 'units': ['20-maine'], 'target': '15-alabama',"
                        + " 'dice': {'thrown': [1, 1, 1, 1]}}");
        evening.answered()
                .body("explanation.band", equalTo("point-blank"))
                .body("explanation.diceCount", equalTo(4))
                .body("explanation.result", equalTo("MC"));
        evening.says(
                "confederate",
                "{'type': 'morale-check', 'due': '%s', 'dice': {'thrown': [6, 5]}}".formatted(evening.due()));
        evening.answered().body("explanation.modifiers.id", contains("charging-infantry", "enemy-near"));
        evening.says(
                "confederate",
                ("{'type': 'impact', 'charge': '%s', 'attacker': {'situation': {'support': 1}, 'dice': {'thrown': [6, 6]}},"
                                + " 'defender': {'dice': {'thrown': [1, 1]}}}")
                        .formatted(charge));
        evening.answered()
                .body("explanation.winner", equalTo("attacker"))
                .body("explanation.loser", equalTo("defender"))
                .body("explanation.attacker.dice", contains(6, 6))
                .body("explanation.odds", hasKey("attacker/routed"));
    }

    @Test
    void a_fire_is_explained_as_its_calculator_would_have_done() {
        evening.says(
                "confederate",
                "{'type': 'fire', 'kind': 'fire', 'units': ['15-alabama'], 'target': '20-maine', 'inches': 3,"
                        + " 'aspect': 'front', 'cover': ['light-woods'], 'dice': {'thrown': [4, 6]}}");
        Map<String, Object> told = evening.answered().extract().path("explanation");
        assertThat(told)
                .containsKeys(
                        "band",
                        "firepower",
                        "diceCount",
                        "modifiers",
                        "modifier",
                        "dice",
                        "total",
                        "result",
                        "hits",
                        "checkModifier",
                        "odds")
                .containsEntry("band", "normal");
        var odds = evening.answered().extract().jsonPath().getMap("explanation.odds", String.class, Double.class);
        assertThat(odds.values().stream().mapToDouble(Double::doubleValue).sum())
                .isEqualTo(1, within(1e-6));
    }

    @Test
    void what_is_due_comes_first_and_says_so() {
        evening.says("confederate", CHARGE);
        evening.refuses("confederate", "{'type': 'end-part'}", 422, "something-due")
                .body("detail", containsString("morale-check (" + evening.due() + ")"))
                .body("waivable", equalTo(true))
                .body("rule", notNullValue());
        evening.says("union", "{'type': 'note', 'text': 'Fix bayonets!'}");
        evening.says(
                "umpire",
                "{'type': 'ruling', 'settles': '%s', 'reason': 'They see nothing.'}".formatted(evening.due()));
        evening.answered().body("due", empty()).body("events.type", contains("settle-declared", "due-settled"));
    }

    @Test
    void a_unit_of_the_other_side_is_not_for_this_seat() {
        evening.refuses("union", CHARGE, 403, "wrong-seat").body("waivable", equalTo(false));
        evening.refuses("union", "{'type': 'ruling', 'settles': 'x', 'reason': 'y'}", 403, "umpire-only");
        evening.says("umpire", CHARGE);
        evening.refuses(
                "confederate",
                "{'type': 'morale-check', 'due': '%s', 'dice': 'roll'}".formatted(evening.due()),
                403,
                "wrong-seat");
    }

    @Test
    void the_umpire_allows_a_fire_that_is_out_of_range() {
        var far =
                "{'type': 'fire', 'units': ['15-alabama'], 'target': '20-maine', 'inches': 60, 'dice': {'thrown': [6]}}";
        evening.refuses("confederate", far, 422, "out-of-range")
                .body("waivable", equalTo(true))
                .body("violations", hasSize(1));
        evening.refuses(
                "umpire",
                "{'type': 'ruling', 'allows': {'code': 'wrong-dice', 'entry': %s}, 'reason': 'x'}".formatted(far),
                422,
                "not-refused");
        evening.says(
                "umpire",
                "{'type': 'ruling', 'allows': {'code': 'out-of-range', 'entry': %s}, 'reason': 'The tape was read wrong.'}"
                        .formatted(far));
        evening.answered()
                .body("entry.type", equalTo("ruling"))
                .body("events.type", hasItems("allow-declared", "adf-fire-declared", "adf-fire-resolved"))
                .body("explanation.band", equalTo("long"));
    }

    @Test
    void the_umpire_sets_a_unit_outright() {
        evening.says(
                "umpire",
                "{'type': 'ruling', 'sets': {'unit': '20-maine', 'figures': 5, 'morale': 'disorder'}, 'reason': 'Missed.'}");
        assertThat(evening.unit("20-maine")).containsEntry("figures", 5).containsEntry("morale", "disorder");
        evening.refuses(
                "umpire",
                "{'type': 'ruling', 'sets': {'unit': '20-maine', 'figures': 7}, 'reason': 'Many.'}",
                422,
                "cannot-be-set");
    }

    @Test
    void the_same_fire_sent_twice_is_fired_once() {
        var fire = "{'type': 'fire', 'units': ['15-alabama'], 'target': '20-maine', 'inches': 3, 'dice': 'roll'}"
                .replace('\'', '"');
        var table = evening.table();
        var first = table.writing("confederate", fire)
                .header("Idempotency-Key", "volley")
                .post("/entries");
        var again = table.writing("confederate", fire)
                .header("Idempotency-Key", "volley")
                .post("/entries");
        first.then().statusCode(201);
        again.then().statusCode(200).header("Idempotent-Replay", "true");
        assertThat(again.asString()).isEqualTo(first.asString());
    }

    @Test
    void dice_are_those_that_the_chart_asks_for() {
        evening.refuses(
                        "confederate",
                        "{'type': 'fire', 'units': ['15-alabama'], 'target': '20-maine', 'inches': 3,"
                                + " 'dice': {'thrown': [1, 2, 3]}}",
                        422,
                        "wrong-dice")
                .body("violations[0].field", equalTo("dice"))
                .body("dice.count", equalTo(2))
                .body("dice.sides", equalTo(6));
        evening.refuses(
                "confederate",
                "{'type': 'fire', 'units': ['15-alabama'], 'target': '20-maine', 'inches': 3,"
                        + " 'dice': {'thrown': [7, 1]}}",
                422,
                "wrong-dice");
    }

    @Test
    void which_dice_an_entry_takes_is_told_before_they_are_thrown_whoever_throws_them() {
        var fire =
                "{'type': 'fire', 'units': ['15-alabama'], 'target': '20-maine', 'inches': 3, 'dice': {'thrown': []}}";
        for (var policy : List.of("either", "thrown", "rolled")) {
            var asked = Evening.ofDeadlyField(policy).inTheFirstPart();
            var before = asked.table().version();
            asked.asksDice("confederate", fire)
                    .statusCode(200)
                    .body("missing.field", equalTo("dice"))
                    .body("missing.count", equalTo(2))
                    .body("missing.sides", equalTo(6));
            assertThat(asked.table().version()).isEqualTo(before);
        }
    }

    @Test
    void an_entry_that_has_its_dice_lacks_none_and_one_that_is_not_possible_is_refused_before_the_dice() {
        var fire =
                "{'type': 'fire', 'units': ['15-alabama'], 'target': '20-maine', 'inches': 3, 'dice': {'thrown': [1, 2]}}";
        var before = evening.table().version();
        evening.asksDice("confederate", fire).statusCode(200).body("missing", nullValue());
        evening.asksDice("confederate", fire.replace("3,", "300,").replace("1, 2", ""))
                .statusCode(422)
                .body("code", equalTo("out-of-range"));
        assertThat(evening.table().version()).isEqualTo(before);
    }

    @Test
    void a_battle_may_want_all_dice_thrown_or_all_rolled() {
        var rolled = "{'type': 'fire', 'units': ['15-alabama'], 'target': '20-maine', 'inches': 3, 'dice': 'roll'}";
        var thrown = rolled.replace("'roll'", "{'thrown': [2, 2]}");
        Evening.ofDeadlyField("thrown").inTheFirstPart().refuses("confederate", rolled, 422, "dice-are-thrown");
        Evening.ofDeadlyField("rolled").inTheFirstPart().refuses("confederate", thrown, 422, "dice-are-rolled");
        Evening.ofDeadlyField("rolled")
                .inTheFirstPart()
                .says("confederate", rolled)
                .answered()
                .body("events.find { it.type == 'dice-rolled' }.payload.source", equalTo("rolled"))
                .body("events.find { it.type == 'dice-rolled' }.payload.by", equalTo("confederate"));
    }

    @Test
    void a_place_may_be_said_with_a_move_and_is_kept() {
        evening.says(
                "confederate",
                "{'type': 'move', 'units': ['15-alabama'], 'legs': [{'terrain': 'open', 'inches': 4}],"
                        + " 'position': {'x': 12.5, 'y': 20, 'facing': 90}}");
        evening.table()
                .as("union")
                .get("/units/15-alabama")
                .then()
                .body("position.x", equalTo(12.5f))
                .body("position.facing", equalTo(90.0f));
    }

    @Test
    void a_regiment_that_no_chart_knows_does_not_take_the_field() {
        var scenario = Table.SCENARIO.replace(
                "\"quality\": \"veteran\", \"weapon\": \"rifle-musket\", \"figures\": 6",
                "\"quality\": \"crack\", \"weapon\": \"RM\", \"figures\": 6");
        Table.start(scenario)
                .then()
                .statusCode(400)
                .body("code", equalTo("invalid-input"))
                .body("violations.field", hasItems("units[0].quality", "units[0].weapon"));
    }
}
