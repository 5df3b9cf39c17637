package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.longroll.web.CorrectionsTest.entry;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Corrections to which the other side has to agree. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ConsentTest {

    @Test
    void a_trial_needs_no_reason_and_waits_for_nothing() {
        var table = CorrectionsTest.atTheFirstPart("consent");
        var fire = entry(table, CorrectionsTest.MISS);
        var amend = "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": [1, 2]}}%s}";
        post(table, "union", "/amend", amend.formatted(fire, ", \"dryRun\": true"))
                .statusCode(200);
        post(table, "union", "/amend", amend.formatted(fire, ""))
                .statusCode(422)
                .body("code", equalTo("reason-needed"));
        post(table, "union", "/undo", "{\"reason\": \"x\"}").statusCode(202);
        post(table, "confederate", "/amend", amend.formatted(fire, ", \"dryRun\": true"))
                .statusCode(200);
    }

    @Test
    void the_side_that_asked_can_withdraw_its_request() {
        var table = CorrectionsTest.atTheFirstPart("consent");
        entry(table, CorrectionsTest.MISS);
        String request = post(table, "union", "/undo", "{\"reason\": \"x\"}")
                .statusCode(202)
                .body("request.by", equalTo("union"))
                .body("request.type", equalTo("undo"))
                .extract()
                .path("entry.id");
        table.as("union").get().then().body("request", notNullValue());
        post(table, "union", "/undo", "{\"reason\": \"y\"}")
                .statusCode(422)
                .body("code", equalTo("consent-pending"))
                .body("detail", containsString(request))
                .body("detail", containsString("withdraw"));
        post(table, "union", "/consents", "{\"request\": \"%s\"}".formatted(request))
                .statusCode(403)
                .body("code", equalTo("consent-is-the-other-sides"));
        post(table, "union", "/consents", "{\"request\": \"%s\", \"agree\": false}".formatted(request))
                .statusCode(201)
                .body("entry.type", equalTo("consent"));
        table.as("union").get().then().body("request", nullValue());
        table.as("union")
                .get("/entries?limit=1")
                .then()
                .body("items[0].sentence", equalTo("Union withdraws what it asked for."));
        post(table, "confederate", "/consents", "{\"request\": \"%s\"}".formatted(request))
                .statusCode(409)
                .body("code", equalTo("state-moved-on"));
        assertThat(table.ledger()).contains("consent-withdrawn");
        post(table, "union", "/undo", "{\"reason\": \"y\"}").statusCode(202);
    }

    private static ValidatableResponse post(Table table, String seat, String call, String body) {
        return table.writing(seat, body).post(call).then();
    }
}
