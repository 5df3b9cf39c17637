package org.longroll.web.app;

import static io.restassured.RestAssured.given;

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

    Response send(String seat, String path, String body) {
        var answer = given().auth()
                .oauth2(keys.get(seat))
                .contentType("application/json")
                .body(body)
                .post("/api/battles/" + id + path);
        answer.then().statusCode(201);
        return answer;
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
