package org.longroll.web;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** The entries that the contract shows, word for word, each where it is its time. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ContractSamplesTest {

    private static final String MOVE =
            "{'type': 'move', 'units': ['20-maine'], 'legs': [{'terrain': 'open', 'inches': 4}]}";
    private static final String FIRE =
            "{'type': 'fire', 'kind': 'fire', 'units': ['20-maine'], 'target': '15-alabama', 'inches': 3, 'aspect': 'front',"
                    + " 'cover': ['light-woods'], 'dice': {'thrown': [4, 6]}}";
    private static final String CHARGE =
            "{'type': 'charge', 'units': ['15-alabama'], 'target': '20-maine', 'terrain': 'open', 'dice': 'roll'}";

    private Evening evening;

    @BeforeEach
    void sitDown() {
        evening = Evening.ofDeadlyField();
    }

    @Test
    void a_move_and_the_reaction_to_it() {
        evening.inTheSecondPart().says("union", MOVE);
        evening.says(
                "confederate",
                ("{'type': 'fire', 'kind': 'reaction', 'units': ['15-alabama'], 'target': '20-maine', 'inches': 3,"
                                + " 'reactionTo': '%s', 'dice': 'roll'}")
                        .formatted(evening.entry()));
    }

    @Test
    void a_change_of_formation() {
        evening.inTheSecondPart()
                .says("union", "{'type': 'change-formation', 'units': ['20-maine'], 'formation': 'skirmishers'}");
    }

    @Test
    void a_fire_and_the_check_that_it_calls() {
        evening.inTheSecondPart().says("union", FIRE);
        evening.answered().body("due.type", contains("morale-check"));
        evening.says(
                "confederate",
                "{'type': 'morale-check', 'due': '%s', 'situation': {'support': 1}, 'dice': 'roll'}"
                        .formatted(evening.due()));
    }

    @Test
    void an_answer_to_who_stands_near() {
        evening.inTheSecondPart()
                .says("umpire", "{'type': 'ruling', 'sets': {'unit': '15-alabama', 'figures': 1}, 'reason': 'x'}")
                .says("union", FIRE.replace("[4, 6]", "[6, 6]"));
        evening.answered().body("due.type", contains("question"));
        evening.says("confederate", "{'type': 'answer', 'due': '%s', 'units': ['4-alabama']}".formatted(evening.due()));
        evening.answered().body("due.unit", contains("4-alabama"));
    }

    @Test
    void a_rally() {
        evening.says("umpire", "{'type': 'ruling', 'sets': {'unit': '15-alabama', 'morale': 'shaken'}, 'reason': 'x'}")
                .inTheFirstPart()
                .says("confederate", "{'type': 'rally', 'units': ['15-alabama'], 'situation': {}, 'dice': 'roll'}");
    }

    @Test
    void a_charge_and_its_impact() {
        evening.inTheFirstPart().says("confederate", CHARGE);
        var charge = evening.entry();
        evening.says(
                "union", "{'type': 'morale-check', 'due': '%s', 'dice': {'thrown': [6, 5]}}".formatted(evening.due()));
        evening.says(
                "confederate",
                ("{'type': 'impact', 'charge': '%s', 'attacker': {'situation': {'support': 1}, 'dice': 'roll'},"
                                + " 'defender': {'situation': {}, 'dice': 'roll'}}")
                        .formatted(charge));
    }

    @Test
    void a_maneuver() {
        Evening.ofFireAndFury()
                .says(
                        "union",
                        "{'type': 'maneuver', 'units': ['6-wisconsin'], 'inCommand': true,"
                                + " 'conditions': ['gallant-leader'], 'dice': 'roll'}");
    }

    @Test
    void rulings_that_allow_and_that_set() {
        var far = FIRE.replace("'inches': 3", "'inches': 30").replace("[4, 6]", "[4]");
        evening.inTheSecondPart()
                .says(
                        "umpire",
                        "{'type': 'ruling', 'allows': {'code': 'out-of-range', 'entry': %s}, 'reason': '…'}"
                                .formatted(far));
        evening.answered().body("events.type", hasItem("adf-fire-resolved"));
        evening.says(
                "umpire",
                "{'type': 'ruling', 'sets': {'unit': '20-maine', 'figures': 5, 'morale': 'disorder'}, 'reason': '…'}");
        evening.table().as("union").get("/units/20-maine").then().body("morale", equalTo("disorder"));
    }
}
