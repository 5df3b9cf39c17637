package org.longroll.web.app;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.anyOf;
import static org.hamcrest.Matchers.is;

import io.restassured.response.Response;
import java.util.List;
import java.util.Map;

/** A battle that was started for a test of the app, and its keys. */
record AppTable(String id, Map<String, String> keys) {

    static AppTable littleRoundTop() {
        return of("""
                {"scenario": "little-round-top", "players": {"union": "Anna", "confederate": "Ben"}}""");
    }

    /** In the part of the Confederates, where regiments move and fire. */
    static AppTable withTheConfederatesActing(String settings) {
        var table = of("{\"scenario\": \"little-round-top\"" + settings + "}");
        table.say("confederate", "{\"type\": \"begin-part\"}");
        table.say("confederate", "{\"type\": \"end-part\"}");
        return table;
    }

    static AppTable of(String opening) {
        var started = given().contentType("application/json").body(opening).post("/api/battles");
        started.then().statusCode(201);
        return new AppTable(started.path("battle.id"), started.path("keys"));
    }

    Response say(String seat, String entry) {
        return send(seat, "/entries", entry);
    }

    /** At the railroad cut, where the 6th Wisconsin has come up to the 2nd Mississippi. */
    static AppTable inAChargeOfFireAndFury() {
        var table = of("""
                {"title": "The railroad cut", "ruleset": "rff", "turnLimit": 3, "initiative": "union",
                 "sides": [{"id": "union", "name": "Union", "nation": "us"},
                           {"id": "confederate", "name": "Confederate", "nation": "cs"}],
                 "commands": [{"id": "iron", "side": "union", "kind": "brigade", "name": "Iron Brigade"},
                              {"id": "davis", "side": "confederate", "kind": "brigade", "name": "Davis"}],
                 "units": [
                   {"id": "6-wisconsin", "name": "6th Wisconsin", "command": "iron", "arm": "infantry",
                    "quality": "veteran", "weapon": "RM", "stands": 8, "wornAt": 5, "spentAt": 3},
                   {"id": "2-mississippi", "name": "2nd Mississippi", "command": "davis", "arm": "infantry",
                    "quality": "trained", "weapon": "RM", "stands": 8, "wornAt": 5, "spentAt": 3}]}""");
        table.say("union", """
                {"type": "maneuver", "units": ["6-wisconsin"], "inCommand": true, "conditions": ["gallant-leader"],
                 "dice": {"thrown": [5]}}""");
        table.say("union", """
                {"type": "charge", "units": ["6-wisconsin"], "target": "2-mississippi", "coldSteel": true,
                 "legs": [{"ground": "open", "inches": 6}]}""");
        for (var phase : List.of("defensive-fire", "offensive-fire", "charge")) {
            table.say("union", "{\"type\": \"begin-phase\", \"phase\": \"" + phase + "\"}");
        }
        return table;
    }

    /** At Little Round Top, where the 15th Alabama has come up to the 20th Maine. */
    static AppTable atTheImpact() {
        var table = withTheConfederatesActing("");
        var charged = table.say("confederate", """
                {"type": "charge", "units": ["15-alabama"], "target": "20-maine", "terrain": "open", "inches": 3,
                 "dice": {"thrown": [3, 3]}}""");
        table.say("union", """
                {"type": "morale-check", "due": "%s", "dice": {"thrown": [6, 5]}}""".formatted(charged.<String>path("due[0].id")));
        return table;
    }

    Response send(String seat, String path, String body) {
        var answer = given().auth()
                .oauth2(keys.get(seat))
                .contentType("application/json")
                .body(body)
                .post("/api/battles/" + id + path);
        answer.then().statusCode(anyOf(is(201), is(202)));
        return answer;
    }

    /** A question that is sent like an entry and changes nothing. */
    Response ask(String path, String question) {
        return given().auth()
                .oauth2(keys.get("umpire"))
                .contentType("application/json")
                .body(question)
                .post("/api/battles/" + id + path);
    }

    Response look(String path) {
        return given().auth().oauth2(keys.get("umpire")).get("/api/battles/" + id + path);
    }

    List<String> types() {
        return look("/entries?order=oldest&limit=200").path("items.type");
    }

    List<String> sentences() {
        return look("/entries?order=oldest&limit=200&undone=false").path("items.sentence");
    }
}
