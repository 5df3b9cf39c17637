package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import io.restassured.config.HttpClientConfig;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.longroll.testing.Described;
import org.longroll.testing.ThrowawayDatabase;

/** An admin starts the battles of a club, and who has no key is kept out. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
@TestProfile(ClubServer.class)
class AdminTest {

    @Test
    void only_the_admin_starts_battles() {
        Table.start(Table.SCENARIO).then().statusCode(401).body("code", equalTo("key-needed"));
        startAsAdmin();
        given().contentType("application/x-ndjson")
                .body("x\n".getBytes(StandardCharsets.UTF_8))
                .post("/api/battles/import")
                .then()
                .statusCode(401);
    }

    @Test
    void a_seat_is_not_enough_to_start_a_battle() {
        var table = startAsAdmin();
        given().auth()
                .oauth2(table.keys().get("umpire"))
                .contentType("application/json")
                .body(Table.SCENARIO)
                .post("/api/battles")
                .then()
                .statusCode(403);
    }

    @Test
    void the_admin_sees_every_battle_and_can_replace_keys_but_records_nothing() {
        var table = startAsAdmin();
        asAdmin().get("/api/battles?limit=500").then().body("items.id", hasItem(table.id()));
        asAdmin().get("/api/battles/" + table.id()).then().statusCode(200);
        String fresh = asAdmin()
                .post("/api/battles/" + table.id() + "/seats/umpire/key")
                .then()
                .statusCode(201)
                .extract()
                .path("key");
        given().auth().oauth2(fresh).get("/api/battles/" + table.id()).then().statusCode(200);
        asAdmin()
                .contentType("application/json")
                .body("{\"type\": \"note\", \"text\": \"x\"}")
                .post("/api/battles/" + table.id() + "/entries")
                .then()
                .statusCode(403);
    }

    @Test
    void a_what_if_is_a_battle_that_only_the_admin_starts() {
        var table = startAsAdmin();
        var whatIf = "{\"title\": \"What if\"}";
        table.writing("union", whatIf).post("/branches").then().statusCode(403);
        table.writing("umpire", whatIf).post("/branches").then().statusCode(403);
        asAdmin()
                .contentType("application/json")
                .body(whatIf)
                .post("/api/battles/" + table.id() + "/branches")
                .then()
                .statusCode(201);
    }

    /** No proxy is named here, so a caller who says that he calls for others is not believed. */
    @Test
    void who_guesses_keys_has_to_wait_and_no_good_key_is_locked_out() {
        var table = startAsAdmin();
        for (int i = 0; i < ClubServer.GUESSES; i++) {
            guess(i).then().statusCode(401);
        }
        for (int i = 0; i < 3; i++) {
            guess(i).then().statusCode(429).header("Retry-After", notNullValue());
        }
        fromElsewhere()
                .auth()
                .oauth2(ClubServer.ADMIN_KEY)
                .get("/api/battles")
                .then()
                .statusCode(200);
        fromElsewhere()
                .auth()
                .oauth2(table.keys().get("union"))
                .get("/api/battles/" + table.id())
                .then()
                .statusCode(200);
    }

    @Test
    void a_server_that_is_told_its_names_answers_to_no_other() {
        given().noFiltersOfType(Described.class)
                .header("Host", "evil.example")
                .get("/api/rulesets")
                .then()
                .statusCode(421)
                .body("code", equalTo("wrong-host"));
        given().header("Host", "10.1.2.3:8080").get("/q/health/live").then().statusCode(200);
        given().header("Host", "10.1.2.3:8080").get("/q/metrics").then().statusCode(200);
        given().header("Host", "Journal.Example.org:8443")
                .get("/api/rulesets")
                .then()
                .statusCode(200);
    }

    private static Response guess(int number) {
        return fromElsewhere()
                .auth()
                .oauth2("guess" + number)
                .header("X-Forwarded-For", "10.0.0." + number % 250)
                .header("Forwarded", "for=10.0.1." + number % 250)
                .get("/api/battles");
    }

    /** From another machine, as far as the server can see. */
    private static RequestSpecification fromElsewhere() {
        var elsewhere = new InetSocketAddress("127.0.0.2", 0).getAddress();
        return given().config(RestAssured.config()
                .httpClient(HttpClientConfig.httpClientConfig().setParam("http.route.local-address", elsewhere)));
    }

    private static RequestSpecification asAdmin() {
        return given().auth().oauth2(ClubServer.ADMIN_KEY);
    }

    private static Table startAsAdmin() {
        return Table.of(
                asAdmin().contentType("application/json").body(Table.SCENARIO).post("/api/battles"));
    }
}
