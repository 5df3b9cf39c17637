package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** What can be read of a battle besides its units: leaders, commands, objectives, points, branches, and lists of battles. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class StandingTest {

    @Test
    void a_leader_is_found_with_his_unit_and_where_he_was_before() {
        var table = Table.started();
        var before = table.version();
        table.writing("confederate", "{\"type\": \"begin-part\"}")
                .post("/entries")
                .then()
                .statusCode(201);
        table.writing("union", "{\"type\": \"attach-leader\", \"leader\": \"vincent-col\", \"unit\": \"20-maine\"}")
                .post("/entries")
                .then()
                .statusCode(201);
        table.as("spectator")
                .get("/leaders")
                .then()
                .statusCode(200)
                .body("items.id", contains("vincent-col"))
                .body("items[0].side", equalTo("union"))
                .body("items[0].commands", equalTo("vincent"))
                .body("items[0].benefit", equalTo(2))
                .body("items[0].alive", equalTo(true))
                .body("items[0].awaited", equalTo(false))
                .body("items[0].condition", equalTo("unhurt"))
                .body("items[0].attachedTo", equalTo("20-maine"));
        table.as("spectator").get("/leaders/vincent-col?at=" + before).then().body("attachedTo", nullValue());
        table.as("spectator").get("/leaders/nobody").then().statusCode(404);
    }

    @Test
    void the_whole_table_in_one_answer_is_what_its_parts_say_now_and_earlier() {
        var table = Table.started();
        var before = table.version();
        table.writing("confederate", "{\"type\": \"begin-part\"}").post("/entries");
        table.writing("union", "{\"type\": \"attach-leader\", \"leader\": \"vincent-col\", \"unit\": \"20-maine\"}")
                .post("/entries")
                .then()
                .statusCode(201);
        for (var when : List.of("", "?at=" + before)) {
            var standing = table.as("union").get("/standing" + when);
            standing.then().statusCode(200);
            assertThat(standing.<Map<String, Object>>path("battle"))
                    .isEqualTo(table.as("union").get(when).path(""));
            for (var part : List.of("units", "commands", "leaders")) {
                assertThat(standing.<List<Object>>path(part))
                        .isNotEmpty()
                        .isEqualTo(table.as("union").get("/" + part + when).path("items"));
            }
            assertThat(standing.<List<String>>path("objectives.heldBy"))
                    .isEqualTo(table.as("union").get("/objectives" + when).path("items.heldBy"));
        }
    }

    @Test
    void a_command_tells_who_is_in_it_whether_it_has_come_and_what_it_lost() {
        var table = Table.started();
        table.as("spectator")
                .get("/commands")
                .then()
                .statusCode(200)
                .body("items.id", contains("law", "vincent"))
                .body("items[0].units", contains("15-alabama"))
                .body("items[0].arrived", equalTo(false))
                .body("items[1].arrived", equalTo(true))
                .body("items[1].leaders", contains("vincent-col"))
                .body("items[1].mustered.troops", equalTo(6));
        table.writing("umpire", """
                        {"type": "ruling", "sets": {"unit": "20-maine", "figures": 4}, "reason": "A bad start."}""").post("/entries").then().statusCode(201);
        table.as("spectator")
                .get("/commands")
                .then()
                .body("items[1].left.troops", equalTo(4))
                .body("items[1].lost.troops", equalTo(2))
                .body("items[1].unitsLost", empty());
        table.as("spectator").get("/commands?at=1").then().body("items[1].lost.troops", equalTo(0));
    }

    @Test
    void the_figures_of_a_unit_that_became_part_of_another_are_counted_once() {
        var table = CorrectionsTest.atTheFirstPart("free");
        figures(table, "4-texas", 2);
        figures(table, "5-texas", 3);
        var robertson = "items.find { it.id == 'robertson' }.%s.troops";
        int left = table.as("umpire").get("/commands").path(robertson.formatted("left"));
        int lost = table.as("umpire").get("/commands").path(robertson.formatted("lost"));
        CorrectionsTest.entry(table, "{\"type\": \"merge\", \"units\": [\"4-texas\", \"5-texas\"]}");
        table.as("umpire")
                .get("/commands")
                .then()
                .body(robertson.formatted("left"), equalTo(left))
                .body(robertson.formatted("lost"), equalTo(lost));
    }

    private static void figures(Table table, String unit, int figures) {
        CorrectionsTest.entry(table, """
                {"type": "ruling", "sets": {"unit": "%s", "figures": %d}, "reason": "Losses."}""".formatted(unit, figures));
    }

    @Test
    void a_lost_unit_is_not_on_the_table_wherever_it_is_read() {
        var table = Table.started();
        table.writing("umpire", """
                        {"type": "ruling", "sets": {"unit": "20-maine", "figures": 0}, "reason": "All gone."}""").post("/entries").then().statusCode(201);
        for (var place : List.of("/units/20-maine", "/units/20-maine?at=" + table.version())) {
            table.as("spectator")
                    .get(place)
                    .then()
                    .body("presence", equalTo("eliminated"))
                    .body("onTable", equalTo(false));
        }
        table.as("spectator")
                .get("/units")
                .then()
                .body("items.find { it.id == '20-maine' }.presence", equalTo("eliminated"));
        table.as("spectator")
                .get("/diff")
                .then()
                .body("units.find { it.unit == '20-maine' }.changes.presence.after", equalTo("eliminated"));
        table.writing("umpire", """
                        {"type": "ruling", "sets": {"unit": "20-maine", "figures": 3, "morale": "surrendered"},
                         "reason": "They gave up."}""").post("/entries").then().statusCode(201);
        table.as("spectator").get("/units/20-maine").then().body("presence", equalTo("surrendered"));
        table.as("spectator").get("/commands").then().body("items[1].unitsLost", contains("20-maine"));
    }

    @Test
    void points_are_a_list_of_lines_that_add_up() {
        var table = Table.started();
        table.as("union").get("/points").then().body("lines", empty()).body("points.union", equalTo(0));
        String taken = table.writing("umpire", """
                        {"type": "objective", "objective": "summit", "by": "confederate"}""").post("/entries").path("entry.id");
        table.writing("umpire", """
                        {"type": "ruling", "sets": {"unit": "20-maine", "figures": 0}, "reason": "All gone."}""").post("/entries").then().statusCode(201);
        var points = table.as("union").get("/points");
        points.then()
                .body("points.confederate", equalTo(4))
                .body("lines.reason", contains("objective-held", "unit-lost"))
                .body("lines.subject", contains("summit", "20-maine"))
                .body("lines[0].since.entry", equalTo(taken))
                .body("lines[0].since.turn", equalTo(1))
                .body("lines[1].since.number", equalTo(2))
                .body("ahead", equalTo("confederate"));
        List<Integer> lines = points.path("lines.points");
        assertThat(lines.stream().mapToInt(Integer::intValue).sum()).isEqualTo(4);
        table.as("union").get().then().body("points.confederate", equalTo(4));
        table.as("union").get("/points?at=1").then().body("points.confederate", equalTo(0));
    }

    @Test
    void an_objective_tells_who_holds_it_since_when_and_an_undo_gives_it_back() {
        var table = Table.started();
        table.as("union")
                .get("/objectives")
                .then()
                .body("items[0].heldBy", nullValue())
                .body("items[0].since", nullValue());
        take(table, "union");
        take(table, "confederate");
        table.note("union", "A black hour.").then().statusCode(201);
        take(table, "confederate");
        table.as("union")
                .get("/objectives")
                .then()
                .body("items[0].id", equalTo("summit"))
                .body("items[0].heldBy", equalTo("confederate"))
                .body("items[0].since.number", equalTo(2));
        table.writing("umpire", "{\"entries\": 2}").post("/undo").then().statusCode(201);
        table.as("union")
                .get("/objectives")
                .then()
                .body("items[0].heldBy", equalTo("union"))
                .body("items[0].since.number", equalTo(1));
    }

    private static void take(Table table, String side) {
        var body = "{\"type\": \"objective\", \"objective\": \"summit\", \"by\": \"%s\"}".formatted(side);
        table.writing("umpire", body).post("/entries").then().statusCode(201);
    }

    @Test
    void branches_are_listed_for_who_may_read_them() {
        var table = Table.started();
        var branched = table.writing("union", "{\"title\": \"What if Vincent fell back?\"}")
                .post("/branches");
        branched.then().statusCode(201);
        Map<String, String> keys = branched.path("keys");
        table.as("union").get("/branches").then().statusCode(200).body("items", empty());
        given().auth()
                .oauth2(table.keys().get("union") + "," + keys.get("union"))
                .get("/api/battles/%s/branches".formatted(table.id()))
                .then()
                .statusCode(200)
                .body("items.title", contains("What if Vincent fell back?"))
                .body("items[0].branchOf.battle", equalTo(table.id()))
                .body("next", nullValue());
    }

    @Test
    void battles_are_found_by_title_player_ruleset_day_and_state() {
        var one = Table.of(Table.start(named("The Wheatfield, evening", "Quintus Fabius")));
        var other = Table.of(Table.start(named("The Wheatfield, morning", "Servius Tullius")));
        other.writing("umpire", "{\"type\": \"end-battle\"}")
                .post("/entries")
                .then()
                .statusCode(201);
        var keys = one.keys().get("union") + "," + other.keys().get("union");
        search(keys, "title=wheatFIELD").body("items.id", containsInAnyOrder(one.id(), other.id()));
        search(keys, "title=wheatfield&limit=1")
                .body("items.id", contains(other.id()))
                .body("next", notNullValue());
        search(keys, "mine=true&limit=1").body("items.id", contains(other.id())).body("next", notNullValue());
        search(keys, "title=evening").body("items.id", contains(one.id())).body("next", nullValue());
        search(keys, "player=quintus fabius").body("items.id", contains(one.id()));
        search(keys, "mine=true&state=over").body("items.id", contains(other.id()));
        search(keys, "mine=true&state=running").body("items.id", contains(one.id()));
        search(keys, "mine=true&ruleset=adf-15mm").body("items.id", hasItem(one.id()));
        search(keys, "mine=true&ruleset=rff").body("items", empty());
        String day = one.as("union").get().<String>path("startedAt").substring(0, 10);
        search(keys, "mine=true&from=%1$s&to=%1$s".formatted(day)).body("items.id", hasItem(one.id()));
        search(keys, "mine=true&to=1863-07-03").body("items.id", not(hasItem(one.id())));
        for (var wrong : List.of("ruleset=chess", "state=lost", "from=yesterday", "to=2026-13-01", "cursor=x")) {
            given().auth()
                    .oauth2(keys)
                    .get("/api/battles?" + wrong)
                    .then()
                    .statusCode(400)
                    .body("violations[0].field", equalTo(wrong.split("=")[0]));
        }
    }

    private static ValidatableResponse search(String keys, String query) {
        return given().auth().oauth2(keys).get("/api/battles?" + query).then().statusCode(200);
    }

    private static String named(String title, String player) {
        return Table.SCENARIO
                .replace("Little Round Top", title)
                .replace("{\"umpire\": \"Anna\"}", "{\"union\": \"%s\"}".formatted(player));
    }
}
