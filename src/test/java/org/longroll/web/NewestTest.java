package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Who acted in an entry, which one is the newest, and which one an undo would take back. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class NewestTest {

    private Evening evening;

    @BeforeEach
    void sitDown() {
        evening = Evening.ofDeadlyField().inTheFirstPart();
    }

    private void fire(String unit, String faces) {
        evening.says(
                "confederate",
                "{'type': 'fire', 'unit': '%s', 'target': '20-maine', 'inches': 3, 'dice': {'thrown': [%s]}}"
                        .formatted(unit, faces));
    }

    private void check() {
        evening.says(
                "union", "{'type': 'morale-check', 'due': '%s', 'dice': {'thrown': [6, 5]}}".formatted(evening.due()));
    }

    private ValidatableResponse latestInTheJournal() {
        return evening.table()
                .as("spectator")
                .get("/entries?order=newest&limit=1")
                .then();
    }

    private ValidatableResponse battle(String seat) {
        return evening.table().as(seat).get().then().statusCode(200);
    }

    @Test
    void the_unit_that_fired_acted_and_not_the_one_that_was_hit() {
        fire("4-alabama", "4, 4");
        latestInTheJournal().body("items[0].about", contains("20-maine", "4-alabama"));
        latestInTheJournal().body("items[0].acted", contains("4-alabama"));
        check();
        latestInTheJournal().body("items[0].acted", contains("20-maine"));
        evening.says("umpire", "{'type': 'note', 'text': 'Smoke.', 'units': ['20-maine']}");
        latestInTheJournal().body("items[0].acted", empty());
    }

    @Test
    void a_leader_who_joins_a_unit_acted_and_the_unit_did_not() {
        evening = Evening.ofDeadlyField().says("confederate", "{'type': 'begin-part'}");
        evening.says("confederate", "{'type': 'attach-leader', 'leader': 'law-brig', 'unit': '15-alabama'}");
        latestInTheJournal().body("items[0].acted", contains("law-brig"));
    }

    @Test
    void the_attacker_acted_in_an_impact_also_after_the_charge_was_taken_back() {
        evening.says(
                "confederate",
                "{'type': 'charge', 'unit': '47-alabama', 'target': '20-maine', 'terrain': 'open', 'inches': 3,"
                        + " 'dice': {'thrown': [3, 3]}}");
        var charge = evening.entry();
        check();
        evening.says(
                "confederate",
                ("{'type': 'impact', 'charge': '%s', 'attacker': {'dice': {'thrown': [6, 6]}},"
                                + " 'defender': {'dice': {'thrown': [1, 1]}}}")
                        .formatted(charge));
        var impact = "/entries/" + evening.entry();
        evening.table().as("spectator").get(impact).then().body("acted", contains("47-alabama"));
        evening.table()
                .writing("confederate", "{\"backTo\": \"%s\"}".formatted(charge))
                .post("/undo")
                .then()
                .statusCode(201);
        evening.table()
                .as("spectator")
                .get(impact)
                .then()
                .body("undone", equalTo(true))
                .body("acted", contains("47-alabama"));
    }

    @Test
    void every_seat_sees_the_same_newest_event_and_an_undo_goes_back_to_the_one_before() {
        fire("4-alabama", "4, 4");
        var fire = evening.entry();
        check();
        var check = evening.entry();
        evening.table().note("umpire", "A note is no event of the table.");
        for (var seat : new String[] {"union", "confederate", "umpire", "spectator"}) {
            battle(seat).body("newest", equalTo(check)).body("undoes.id", equalTo(check));
        }
        evening.table()
                .writing("union", "{\"entries\": 1}")
                .post("/undo")
                .then()
                .statusCode(201);
        battle("confederate")
                .body("newest", equalTo(fire))
                .body("undoes.type", equalTo("fire"))
                .body("undoes.actor", equalTo("confederate"))
                .body("undoes.acted", contains("4-alabama"));
    }

    @Test
    void nothing_is_newest_before_the_first_entry() {
        evening = Evening.ofDeadlyField();
        battle("union").body("newest", nullValue()).body("undoes", nullValue());
    }

    @Test
    void after_an_amendment_the_newest_event_has_the_number_of_the_entry_and_an_undo_takes_the_amendment_back() {
        fire("4-alabama", "4, 4");
        var fire = evening.entry();
        check();
        int number = evening.answered().extract().path("entry.number");
        evening.table()
                .writing(
                        "confederate",
                        "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": [4, 5]}}}".formatted(fire))
                .post("/amend")
                .then()
                .statusCode(201);
        String newest = battle("union").extract().path("newest");
        assertThat(newest).isNotEqualTo(evening.entry());
        evening.table()
                .as("union")
                .get("/entries/" + newest)
                .then()
                .body("number", equalTo(number))
                .body("type", equalTo("morale-check"))
                .body("acted", contains("20-maine"));
        battle("union")
                .body("undoes.type", equalTo("amend"))
                .body("undoes.number", equalTo(number + 1))
                .body("undoes.acted", contains("4-alabama"));
        evening.table()
                .writing("confederate", "{\"entries\": 1}")
                .post("/undo")
                .then()
                .statusCode(201);
        battle("union").body("newest", equalTo(evening.entry()));
    }
}
