package org.longroll.web;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** The ground of a battle over HTTP: from the body that starts it to the answer. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class TableOfABattleTest {

    private static final String GROUND = """
            "menPerFigure": 60,
            "table": {"width": 48, "depth": 36, "north": 90.5, "remark": "From memory.",
              "shapes": [{"kind": "hill", "name": "The spur", "polygon": [[10, 10], [20, 10.5], [15, 20]]},
                         {"kind": "stream", "line": [[0, 4], [48, 6]]}],
              "objectives": [{"objective": "summit", "x": 15, "y": 14}],
              "deployment": [{"command": "vincent", "polygon": [[8, 8], [22, 8], [15, 12]]}]},
            """;

    private static Table table() {
        return Table.of(Table.start(with(GROUND)));
    }

    private static String with(String ground) {
        return Table.SCENARIO.replace(Table.GROUND, ground);
    }

    @Test
    void what_was_sent_can_be_read_and_drawn_by_any_client() {
        table().as("spectator")
                .get("/table")
                .then()
                .statusCode(200)
                .body("menPerFigure", equalTo(60))
                .body("menPerStand", nullValue())
                .body("table.width", equalTo(48.0f))
                .body("table.north", equalTo(90.5f))
                .body("table.shapes.kind", contains("hill", "stream"))
                .body("table.shapes[0].polygon[1]", contains(20.0f, 10.5f))
                .body("table.shapes[0].line", nullValue())
                .body("table.objectives[0].objective", equalTo("summit"))
                .body("table.deployment[0].command", equalTo("vincent"));
        Table.of(Table.start(with("")))
                .as("spectator")
                .get("/table")
                .then()
                .statusCode(200)
                .body("table", nullValue());
    }

    @Test
    void a_scenario_of_the_library_can_be_sent_as_it_is_served() {
        for (var id : new String[] {"little-round-top", "shiloh-hornets-nest", "mcphersons-ridge"}) {
            var scenario = RestAssured.get("/api/scenarios/" + id + ".json").asString();
            var table = Table.of(Table.start(scenario));
            table.as("spectator")
                    .get("/table")
                    .then()
                    .body("table.remark", equalTo("The ground is drawn from memory, not surveyed."));
        }
    }

    @Test
    void what_does_not_lie_on_the_table_is_named() {
        Table.start(with(GROUND.replace("[48, 6]", "[49, 6]")))
                .then()
                .statusCode(400)
                .body("violations.field", hasItem("table.shapes[1].line[1]"));
        Table.start(with(GROUND.replace("\"hill\"", "\"mountain\""))).then().statusCode(400);
        Table.start(with(GROUND.replace("\"objective\": \"summit\"", "\"objective\": \"top\"")))
                .then()
                .statusCode(400)
                .body("violations.field", hasItem("table.objectives[0].objective"));
        Table.start(with(GROUND.replace("\"menPerFigure\"", "\"menPerStand\"")))
                .then()
                .statusCode(400)
                .body("violations.field", hasItem("menPerStand"));
        var many = "{\"kind\": \"road\", \"line\": [[0, 0], [1, 1]]},".repeat(499);
        Table.start(with(GROUND.replace("\"shapes\": [", "\"shapes\": [" + many)))
                .then()
                .statusCode(400)
                .body("violations.field", hasItem("table.shapes"));
    }
}
