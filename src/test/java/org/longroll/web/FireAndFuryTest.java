package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasKey;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** A battle of Regimental Fire and Fury as two players and an umpire record it. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class FireAndFuryTest {

    private static final String MANEUVER =
            "{'type': 'maneuver', 'units': ['6-wisconsin'], 'inCommand': true, 'conditions': ['gallant-leader'],"
                    + " 'dice': {'thrown': [5]}}";

    private static final String CHARGE = "{'type': 'charge', 'units': ['6-wisconsin'], 'target': '2-mississippi',"
            + " 'coldSteel': true, 'legs': [{'ground': 'open', 'inches': 6}]}";

    private Evening evening;

    @BeforeEach
    void sitDown() {
        evening = Evening.ofFireAndFury();
    }

    @Test
    void a_charge_goes_from_the_maneuver_check_through_fire_to_both_dice() {
        evening.says("union", MANEUVER);
        evening.answered()
                .body("explanation.result", equalTo("double-quick"))
                .body("explanation.modifiers.id", hasItem("veteran"))
                .body("explanation.odds", hasKey("double-quick"));
        evening.says("union", CHARGE);
        var charge = evening.entry();
        evening.says("union", "{'type': 'begin-phase'}");
        evening.says(
                "confederate",
                "{'type': 'fire', 'kind': 'musketry', 'units': ['2-mississippi'], 'inches': 4, 'target': '6-wisconsin',"
                        + " 'massed': [], 'dice': {'thrown': [2]}}");
        evening.answered()
                .body("explanation.points", equalTo(8))
                .body("explanation.die", equalTo(2))
                .body("explanation.charge", equalTo("home"));
        evening.says("union", "{'type': 'begin-phase'}").says("union", "{'type': 'begin-phase', 'phase': 'charge'}");
        evening.answered().body("next.type", hasItem("charge-combat"));
        evening.says(
                "union",
                ("{'type': 'charge-combat', 'charge': '%s', 'attacker': {'dice': {'thrown': [6]}},"
                                + " 'defender': {'conditions': ['favorable-ground'], 'dice': {'thrown': [5]}}}")
                        .formatted(charge));
        evening.answered()
                .body("explanation.difference", equalTo(2))
                .body("explanation.result", equalTo("hard-pressed"))
                .body("explanation.effects.defender.retreat", equalTo("short"))
                .body("due.type", contains("retreat"));
        evening.says(
                "confederate",
                "{'type': 'retreat', 'due': '%s', 'units': ['2-mississippi'], 'inches': 2}".formatted(evening.due()));
        evening.answered().body("due", empty());
        assertThat(evening.unit("2-mississippi")).containsEntry("order", "disordered");
    }

    @Test
    void a_zero_on_the_die_reads_ten() {
        evening.says("union", MANEUVER.replace("[5]", "[0]"));
        evening.answered().body("explanation.die", equalTo(10));
    }

    @Test
    void the_other_sides_units_are_not_for_this_seat() {
        evening.refuses("confederate", MANEUVER, 403, "wrong-seat");
        evening.refuses("union", CHARGE, 422, "no-check-taken").body("waivable", equalTo(false));
    }

    @Test
    void what_weighs_upon_a_side_is_the_umpires_word() {
        var status = "{'type': 'side-status', 'side': 'union', 'conditions': ['heavy-casualties']}";
        assertThat(evening.sent("union", status).statusCode()).isEqualTo(403);
        evening.says("umpire", status);
    }

    @Test
    void groups_fire_from_different_distances() {
        evening.says("union", "{'type': 'begin-phase'}")
                .says("union", "{'type': 'begin-phase', 'phase': 'offensive-fire'}");
        evening.says(
                "union",
                "{'type': 'fire', 'kind': 'musketry', 'target': '2-mississippi', 'massed': [],"
                        + " 'firers': [{'unit': '6-wisconsin', 'stands': 4, 'inches': 7},"
                        + " {'unit': '6-wisconsin', 'stands': 4, 'inches': 12}], 'dice': {'thrown': [5]}}");
        evening.answered().body("explanation.points", equalTo(6)).body("explanation.shares.inches", hasItems(7, 12));
    }
}
