package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.ThrowawayDatabase;

/** The scenarios over HTTP: to read, and to send back as they are. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ScenariosTest {

    @Test
    void the_scenarios_are_listed_for_everybody() {
        given().get("/api/scenarios")
                .then()
                .statusCode(200)
                .body("id", contains("little-round-top", "shiloh-hornets-nest", "mcphersons-ridge"))
                .body("find { it.id == 'little-round-top' }.units", equalTo(12))
                .body("find { it.id == 'little-round-top' }.turns", equalTo(8))
                .body("ruleset", hasItem("rff"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"little-round-top", "shiloh-hornets-nest", "mcphersons-ridge"})
    void a_scenario_is_sent_back_as_it_was_read_and_is_a_battle(String id) {
        var scenario = given().get("/api/scenarios/" + id).asString();
        assertThat(Table.start(scenario).statusCode()).isEqualTo(201);
    }

    @Test
    void a_scenario_is_json_or_yaml_or_csv_as_asked() {
        given().accept("application/yaml")
                .get("/api/scenarios/little-round-top")
                .then()
                .statusCode(200)
                .contentType(startsWith("application/yaml"))
                .body(startsWith("# Little Round Top"));
        given().get("/api/scenarios/little-round-top.yaml")
                .then()
                .statusCode(200)
                .body(containsString("title: Little Round Top"));
        given().get("/api/scenarios/little-round-top.csv")
                .then()
                .statusCode(200)
                .body(startsWith("side,sideNation,corps,division,brigade,unit"));
        given().get("/api/scenarios/little-round-top.json")
                .then()
                .statusCode(200)
                .body("title", equalTo("Little Round Top"));
    }

    @Test
    void the_schema_is_published() {
        given().get("/api/scenarios/schema")
                .then()
                .statusCode(200)
                .body(containsString("https://json-schema.org/draft/2020-12/schema"));
    }

    @Test
    void a_scenario_that_does_not_ship_is_not_found() {
        given().get("/api/scenarios/antietam").then().statusCode(404);
    }
}
