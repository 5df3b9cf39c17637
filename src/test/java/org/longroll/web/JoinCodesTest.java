package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** A short code stands for a seat, once. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class JoinCodesTest {

    private Table table;

    @BeforeEach
    void sitDown() {
        table = Table.started();
    }

    private Response code(String by, String seat) {
        return table.as(by).post("/seats/" + seat + "/code");
    }

    private static Response join(String code) {
        return given().contentType("application/json")
                .body("{\"code\": \"%s\"}".formatted(code))
                .post("/api/join");
    }

    @Test
    void the_umpire_makes_a_code_and_a_player_sits_down_with_it() {
        var made = code("umpire", "union");
        made.then().statusCode(200).body("code", matchesPattern("[2-9A-Z]{6}"));
        var typed = made.<String>path("code").toLowerCase(Locale.ROOT);
        join(typed)
                .then()
                .statusCode(200)
                .body("seat", equalTo("union"))
                .body("key", equalTo(table.keys().get("union")));
        join(typed).then().statusCode(422).body("code", equalTo("no-such-code"));
    }

    @Test
    void a_side_makes_codes_for_its_own_seat_only() {
        code("union", "union").then().statusCode(200);
        code("union", "confederate").then().statusCode(403);
        code("spectator", "spectator").then().statusCode(403);
        code("umpire", "nobody").then().statusCode(404);
    }

    @Test
    void a_code_that_somebody_else_read_does_not_hand_out_the_key_that_replaced_the_old_one() {
        String open = code("umpire", "union").path("code");
        String ofTheOther = code("umpire", "confederate").path("code");
        String replaced = table.as("umpire").post("/seats/union/key").path("key");
        join(open).then().statusCode(422).body("code", equalTo("no-such-code"));
        join(ofTheOther).then().statusCode(200);
        join(code("umpire", "union").path("code")).then().statusCode(200).body("key", equalTo(replaced));
    }
}
