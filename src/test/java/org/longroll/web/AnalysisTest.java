package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.lessThanOrEqualTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Figures, dice and turning points, as a player asks for them. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class AnalysisTest {

    /** The 15th Alabama has just scored two hits, or whatever five, five and six give, upon the 20th Maine. */
    private static Table afterAVolley() {
        return afterAVolleyOf("=Anna");
    }

    private static Table afterAVolleyOf(String player) {
        var scenario = Table.SCENARIO.replace(", \"arrives\": 2", "").replace("Anna", player);
        var table = Table.of(Table.start(scenario));
        while (!"first".equals(table.as("umpire").get().path("part"))) {
            var next = table.as("umpire").get().<String>path("part").equals("turn-begins") ? "begin-part" : "end-part";
            table.writing("umpire", "{\"type\": \"%s\"}".formatted(next))
                    .post("/entries")
                    .then()
                    .statusCode(201);
        }
        table.writing("umpire", """
                        {"type": "fire", "kind": "fire", "units": ["15-alabama"], "target": "20-maine", "band": "short",
                         "dice": {"thrown": [5, 5, 6]}}""").post("/entries").then().statusCode(201);
        return table;
    }

    @Test
    void a_volley_is_in_the_figures_with_what_was_to_be_expected_of_it() {
        var table = afterAVolley();
        table.as("spectator")
                .get("/analysis")
                .then()
                .statusCode(200)
                .body("version", equalTo(table.version()))
                .body("turningPoints", nullValue())
                .body("figures.terms.effect", equalTo("hits"))
                .body("figures.fires", hasSize(1))
                .body("figures.fires[0].firers", equalTo(List.of("15-alabama")))
                .body("figures.luck.rolls[0].kind", equalTo("fire"))
                .body("figures.luck.rolls[0].side", equalTo("confederate"))
                .body("figures.luck.bySide.subject.id", equalTo(List.of("union", "confederate")))
                .body("figures.losses[0].lost", not(hasKey("none")));
    }

    @Test
    void figures_are_to_be_had_as_they_were() {
        var table = afterAVolley();
        table.as("union").get("/analysis?at=1").then().statusCode(200).body("figures.fires", hasSize(0));
        table.as("union").get("/analysis?at=999").then().statusCode(400).body("violations[0].field", equalTo("at"));
    }

    @Test
    void three_dice_are_too_few_to_say_anything_about() {
        var table = afterAVolley();
        table.as("union")
                .get("/dice")
                .then()
                .statusCode(200)
                .body("statistics.dice", equalTo(3))
                .body("statistics.tallies[0].counts", equalTo(List.of(0, 0, 0, 0, 2, 1)))
                .body("statistics.tallies.evenFaces.finding", everyItem(equalTo("too-few")));
    }

    @Test
    void dice_come_as_a_table_too_and_a_player_is_no_formula() {
        var table = afterAVolley();
        var sheet = table.as("union")
                .get("/dice.csv")
                .then()
                .statusCode(200)
                .contentType(startsWith("text/csv"))
                .body(startsWith("by,of,sides,face,count,expected\n"))
                .extract()
                .asString();
        assertThat(sheet).contains("all,,6,5,2,0.5\n").contains("'=Anna").doesNotContain(",=Anna");
    }

    @Test
    void turning_points_are_looked_for_when_they_are_asked_for_and_with_so_much_work_and_no_more() {
        var table = afterAVolley();
        table.as("union")
                .get("/analysis?turningPoints=true&seed=3&candidates=1&playouts=2")
                .then()
                .statusCode(200)
                .body("turningPoints.seed", equalTo(3))
                .body("turningPoints.candidates", lessThanOrEqualTo(1))
                .body("turningPoints.points.sentence", everyItem(containsString("give or take")));
        table.as("union")
                .get("/analysis?turningPoints=true&playouts=1000")
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("playouts"));
    }

    @Test
    void who_looks_for_turning_points_need_not_hold_the_line() {
        var table = afterAVolley();
        var search = "/analysis?turningPoints=true&seed=5&candidates=1&playouts=2";
        var first = table.as("union").header("Prefer", "respond-async").get(search);
        assertThat(first.statusCode()).isIn(200, 202);
        if (first.statusCode() == 202) {
            assertThat(first.header("Retry-After")).isEqualTo("1");
            assertThat(first.<String>path("stage")).isIn("waiting", "playing");
        }
        var found = table.as("union").get(search).then().statusCode(200).extract();
        var again = table.as("union")
                .header("Prefer", "respond-async")
                .get(search)
                .then()
                .statusCode(200);
        assertThat(again.extract().<Object>path("turningPoints")).isEqualTo(found.path("turningPoints"));
    }

    @Test
    void a_player_s_dice_are_counted_in_all_of_his_battles_that_the_caller_may_read() {
        var player = "Zoe " + UUID.randomUUID();
        var first = afterAVolleyOf(player);
        var second = afterAVolleyOf(player);
        afterAVolleyOf("Yves");
        dice(player, first, second)
                .statusCode(200)
                .body("player", equalTo(player))
                .body("battles.id", equalTo(List.of(second.id(), first.id())))
                .body("battles.dice", equalTo(List.of(3, 3)))
                .body("more", equalTo(false))
                .body("statistics.dice", equalTo(6))
                .body("statistics.tallies[0].counts", equalTo(List.of(0, 0, 0, 0, 4, 2)))
                .body("statistics.tallies[0].evenFaces.sentence", startsWith("6 dice are too few"));
        dice(player, first).body("battles.id", equalTo(List.of(first.id())));
        given().queryParam("player", player).get("/api/dice").then().body("statistics.dice", equalTo(0));
    }

    @Test
    void dice_that_a_what_if_copied_are_counted_once() {
        var first = afterAVolleyOf("Zoe");
        var whatIf = Table.of(
                first.writing("umpire", "{\"title\": \"If they had stood\"}").post("/branches"));
        diceOf(first, whatIf).body("statistics.dice", equalTo(3)).body("battles.dice", equalTo(List.of(3, 0)));
        diceOf(whatIf).body("statistics.dice", equalTo(3));
        var another = Table.of(
                first.writing("umpire", "{\"title\": \"If they had run\"}").post("/branches"));
        diceOf(another, whatIf).body("statistics.dice", equalTo(3));
    }

    private static ValidatableResponse diceOf(Table... tables) {
        var keys = Stream.of(tables).map(table -> table.keys().get("union")).collect(Collectors.joining(","));
        return given().auth()
                .oauth2(keys)
                .queryParam("battle", Stream.of(tables).map(Table::id).toList())
                .get("/api/dice")
                .then()
                .statusCode(200);
    }

    private static ValidatableResponse dice(String player, Table... tables) {
        var keys = Stream.of(tables).map(table -> table.keys().get("union")).collect(Collectors.joining(","));
        return given().auth()
                .oauth2(keys)
                .queryParam("player", player)
                .get("/api/dice")
                .then();
    }

    @Test
    void a_league_is_the_battles_that_are_named() {
        var first = afterAVolleyOf("Zoe");
        var second = afterAVolleyOf("Yves");
        var keys = first.keys().get("spectator") + "," + second.keys().get("spectator");
        given().auth()
                .oauth2(keys)
                .queryParam("battle", first.id(), second.id())
                .get("/api/dice.csv")
                .then()
                .statusCode(200)
                .contentType(startsWith("text/csv"))
                .body(containsString("all,,6,5,4,1.0\n"))
                .body(containsString("thrower,Yves,6,5,2,0.5\n"));
        given().queryParam("battle", first.id())
                .get("/api/dice")
                .then()
                .statusCode(404)
                .body("code", equalTo("not-found"));
    }
}
