package org.longroll.web;

import static io.restassured.RestAssured.given;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.Map;

/** A battle that a test has started, and its keys: what a player has at the table. */
record Table(String id, Map<String, String> keys) {

    /** The ground of {@link #SCENARIO}. */
    static final String GROUND = """
            "table": {"width": 72, "depth": 48, "shapes": [
                {"kind": "hill", "name": "The spur", "polygon": [[30, 20], [44, 18], [46, 34], [32, 36]]}]},
            """;

    static final String SCENARIO = """
            {
            %s
              "title": "Little Round Top", "ruleset": "adf-15mm", "turnLimit": 8, "initiative": "confederate",
              "sides": [{"id": "union", "name": "Union", "nation": "us"},
                        {"id": "confederate", "name": "Confederate", "nation": "cs"}],
              "commands": [{"id": "vincent", "side": "union", "kind": "brigade", "name": "Vincent's Brigade"},
                           {"id": "law", "side": "confederate", "kind": "brigade", "name": "Law's Brigade"}],
              "units": [{"id": "20-maine", "name": "20th Maine", "command": "vincent", "arm": "infantry",
                         "quality": "veteran", "weapon": "rifle-musket", "figures": 6, "stands": 3,
                         "formation": "battle-line"},
                        {"id": "15-alabama", "name": "15th Alabama", "command": "law", "arm": "infantry",
                         "quality": "veteran", "weapon": "rifle-musket", "figures": 8, "stands": 4, "arrives": 2}],
              "leaders": [{"id": "vincent-col", "name": "Col. Vincent", "commands": "vincent", "benefit": 2}],
              "objectives": [{"id": "summit", "name": "The summit", "points": 3}],
              "players": {"umpire": "Anna"}
            }""".formatted(GROUND);

    static Table started() {
        return of(start(SCENARIO));
    }

    static Table startedInPublic() {
        return of(start(SCENARIO.replace("\"turnLimit\"", "\"visibility\": \"public\", \"turnLimit\"")));
    }

    static Response start(String scenario) {
        return given().contentType("application/json").body(scenario).post("/api/battles");
    }

    static Table of(Response started) {
        started.then().statusCode(201);
        return new Table(started.path("battle.id"), started.path("keys"));
    }

    RequestSpecification as(String seat) {
        return given().auth().oauth2(keys.get(seat)).basePath("/api/battles/" + id);
    }

    Response note(String seat, String text) {
        return writing(seat, "{\"type\": \"note\", \"text\": \"%s\"}".formatted(text))
                .post("/entries");
    }

    RequestSpecification writing(String seat, String body) {
        return as(seat).contentType("application/json").body(body);
    }

    int version() {
        return as("umpire").get().path("version");
    }

    /** Every event as it stands in the ledger. */
    String ledger() {
        return as("umpire").accept("application/x-ndjson").get("/events").asString();
    }
}
