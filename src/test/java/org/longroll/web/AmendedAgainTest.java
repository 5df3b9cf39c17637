package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.nullValue;
import static org.longroll.web.CorrectionsTest.entry;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Amendments after amendments: what can be corrected, and by which id it is named. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class AmendedAgainTest {

    private static final String DICE = "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": %s}}}";

    private static final String FACE = """
            {"type": "face", "units": ["4-alabama"]}""";

    private Table table;
    private String fire;
    private String other;

    @BeforeEach
    void two_shots_are_fired() {
        table = CorrectionsTest.atTheFirstPart("free");
        fire = entry(table, CorrectionsTest.MISS);
        other = entry(table, CorrectionsTest.OTHER_FIRE);
    }

    @Test
    void an_amendment_itself_is_not_amended_but_the_sentence_says_what_to_do() {
        String amendment =
                amend(DICE.formatted(other, "[2]")).statusCode(201).extract().path("entry.id");
        entry(table, FACE);
        var before = table.ledger();
        for (var change : new String[] {
            "\"strike\": true", "\"with\": {\"reason\": \"x\"}", "\"insertBefore\": " + FACE.replace("4-", "15-")
        }) {
            amend("{\"entry\": \"%s\", %s}".formatted(amendment, change))
                    .statusCode(422)
                    .body("code", equalTo("not-amendable"))
                    .body("detail", containsString("undo"))
                    .body("violations.field", contains("entry"));
        }
        assertThat(table.ledger()).isEqualTo(before);
    }

    private ValidatableResponse amend(String body) {
        return table.writing("umpire", body).post("/amend").then();
    }

    private String inForce(int number) {
        return table.as("umpire").get("/entries/" + number).path("id");
    }
}
