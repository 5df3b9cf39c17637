package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Entries that were made without network name others by what they were sent with. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class WaitingEntriesTest {

    private Table table;

    @BeforeEach
    void sitDown() {
        table = Table.of(Table.start("{\"scenario\": \"little-round-top\"}"));
    }

    private Response send(String key, String entry) {
        return table.writing("umpire", entry).header("Idempotency-Key", key).post("/entries");
    }

    private String fired() {
        send(UUID.randomUUID().toString(), "{\"type\": \"begin-part\"}").then().statusCode(201);
        send(UUID.randomUUID().toString(), "{\"type\": \"end-part\"}").then().statusCode(201);
        var key = UUID.randomUUID().toString();
        send(key, """
                {"type": "fire", "units": ["4-texas"], "target": "83-pennsylvania", "band": "normal",
                 "dice": {"thrown": [6, 5]}}""").then().statusCode(201);
        return key;
    }

    private static String check(String due) {
        return "{\"type\": \"morale-check\", \"due\": \"%s\", \"dice\": {\"thrown\": [5, 4]}}".formatted(due);
    }

    @Test
    void a_check_is_named_by_its_unit_and_the_key_of_the_fire_that_called_for_it() {
        var fire = fired();
        send(UUID.randomUUID().toString(), check("83-pennsylvania@" + fire))
                .then()
                .statusCode(201);
    }

    @Test
    void a_check_is_named_by_its_unit_and_the_entry_that_called_for_it() {
        fired();
        var entry = table.as("umpire").get().<String>path("due[0].entry");
        send(UUID.randomUUID().toString(), check("83-pennsylvania@" + entry))
                .then()
                .statusCode(201);
    }

    @Test
    void sent_again_it_is_recorded_once() {
        var fire = fired();
        var key = UUID.randomUUID().toString();
        var first = send(key, check("83-pennsylvania@" + fire)).<String>path("entry.id");
        var again = send(key, check("83-pennsylvania@" + fire));
        again.then().statusCode(200);
        assertThat(again.<String>path("entry.id")).isEqualTo(first);
    }

    @Test
    void a_check_that_was_not_called_for_is_refused() {
        var fire = fired();
        send(UUID.randomUUID().toString(), check("20-maine@" + fire)).then().statusCode(422);
    }

    @Test
    void an_entry_is_named_by_the_key_that_it_was_sent_with() {
        fired();
        var key = UUID.randomUUID().toString();
        send(key, "{\"type\": \"note\", \"text\": \"Hold!\"}").then().statusCode(201);
        send(
                        UUID.randomUUID().toString(),
                        "{\"type\": \"correct-note\", \"note\": \"%s\", \"text\": \"Hold the left!\"}".formatted(key))
                .then()
                .statusCode(201)
                .body("entry.type", equalTo("correct-note"));
    }
}
