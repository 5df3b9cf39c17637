package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** A page of another site may call the server where its owner has said so, and see what it needs of the answers. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
@TestProfile(OpenToOthers.class)
class CorsTest {

    private static final String APP = OpenToOthers.APP;

    @Test
    void a_browser_learns_before_a_write_that_it_may_send_every_header_of_the_contract() {
        var told = given().header("Origin", APP)
                .header("Access-Control-Request-Method", "POST")
                .header(
                        "Access-Control-Request-Headers",
                        "authorization,content-type,idempotency-key,if-match,if-none-match,last-event-id,prefer")
                .options("/api/battles/01890000-0000-7000-8000-000000000000/entries");
        told.then().statusCode(200).header("Access-Control-Allow-Origin", equalTo(APP));
        assertThat(told.header("Access-Control-Allow-Headers").toLowerCase())
                .contains(
                        "authorization",
                        "content-type",
                        "idempotency-key",
                        "if-match",
                        "if-none-match",
                        "last-event-id",
                        "prefer");
        assertThat(told.header("Access-Control-Allow-Methods")).contains("POST");
    }

    @Test
    void a_page_sees_the_headers_that_it_needs() {
        var answer = given().header("Origin", APP).get("/api/battles");
        answer.then().statusCode(200).header("Access-Control-Allow-Origin", equalTo(APP));
        assertThat(answer.header("Access-Control-Expose-Headers"))
                .contains("ETag", "Location", "Idempotent-Replay", "Retry-After");
        assertThat(answer.header("Vary")).contains("Origin");
    }

    @Test
    void no_other_site_is_let_in() {
        given().header("Origin", "https://elsewhere.example")
                .get("/api/battles")
                .then()
                .statusCode(403)
                .header("Access-Control-Allow-Origin", nullValue());
    }

    @Test
    void a_program_that_is_no_browser_is_answered_as_ever() {
        given().get("/api/battles").then().statusCode(200);
        given().options("/api/battles").then().statusCode(204).header("Allow", equalTo("GET, HEAD, OPTIONS, POST"));
    }
}
