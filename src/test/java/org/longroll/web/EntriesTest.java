package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class EntriesTest {

    private static final String NOTE =
            "{\"type\": \"note\", \"text\": \"The left is refused.\", \"units\": [\"20-maine\"]}";

    @Test
    void a_note_is_recorded_with_who_wrote_it() {
        var table = Table.started();
        table.writing("union", NOTE)
                .post("/entries")
                .then()
                .statusCode(201)
                .header("ETag", "\"2\"")
                .body("entry.number", equalTo(1))
                .body("entry.version", equalTo(2))
                .body("entry.type", equalTo("note"))
                .body("entry.replaces", nullValue())
                .body("events.type", contains("note-taken"))
                .body("events[0].payload.text", equalTo("The left is refused."))
                .body("events[0].actor", equalTo("union"))
                .body("next.type", hasItem("note"));
        table.as("confederate")
                .get("/entries")
                .then()
                .body("items.number", contains(1, 0))
                .body("items.type", contains("note", "start"))
                .body("items[0].actor", equalTo("union"))
                .body("items[0].sentence", equalTo("The left is refused."));
    }

    @Test
    void the_battle_shows_an_entry_as_soon_as_it_is_answered() {
        var table = Table.started();
        for (int i = 2; i < 20; i++) {
            table.note("umpire", "again").then().statusCode(201);
            assertThat(table.version()).isEqualTo(i);
        }
    }

    @Test
    void a_note_about_a_unit_that_is_not_there_is_refused_and_changes_nothing() {
        var table = Table.started();
        table.writing("union", NOTE.replace("20-maine", "2-maine"))
                .post("/entries")
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-unit"))
                .body("violations[0].field", equalTo("units[0]"));
        assertThat(table.version()).isEqualTo(1);
    }

    @Test
    void the_same_key_and_body_are_recorded_once_even_when_the_battle_has_gone_on() {
        var table = Table.started();
        var first = table.writing("union", NOTE).header("Idempotency-Key", "a").post("/entries");
        table.note("confederate", "something else");
        var again = table.writing("union", NOTE)
                .header("Idempotency-Key", "a")
                .header("If-Match", "\"1\"")
                .post("/entries");
        assertThat(first.statusCode()).isEqualTo(201);
        assertThat(again.statusCode()).isEqualTo(200);
        assertThat(again.header("Idempotent-Replay")).isEqualTo("true");
        assertThat(again.asString()).isEqualTo(first.asString());
        assertThat(table.version()).isEqualTo(3);
    }

    @Test
    void the_same_key_with_another_body_is_refused_and_changes_nothing() {
        var table = Table.started();
        table.writing("union", NOTE).header("Idempotency-Key", "a").post("/entries");
        var before = table.ledger();
        table.writing("union", NOTE.replace("left", "right"))
                .header("Idempotency-Key", "a")
                .post("/entries")
                .then()
                .statusCode(422)
                .body("code", equalTo("idempotency-key-reused"));
        assertThat(table.ledger()).isEqualTo(before);
    }

    @Test
    void keys_of_two_battles_do_not_meet() {
        var one = Table.started();
        var other = Table.started();
        one.writing("union", NOTE)
                .header("Idempotency-Key", "a")
                .post("/entries")
                .then()
                .statusCode(201);
        other.writing("union", NOTE)
                .header("Idempotency-Key", "a")
                .post("/entries")
                .then()
                .statusCode(201);
    }

    @Test
    void a_stale_version_is_refused_with_the_newest_and_changes_nothing() {
        var table = Table.started();
        table.note("union", "first");
        var before = table.ledger();
        table.writing("union", NOTE)
                .header("If-Match", "\"1\"")
                .post("/entries")
                .then()
                .statusCode(412)
                .body("code", equalTo("version-overtaken"))
                .body("version", equalTo(2));
        assertThat(table.ledger()).isEqualTo(before);
        table.writing("union", NOTE)
                .header("If-Match", "\"2\"")
                .post("/entries")
                .then()
                .statusCode(201);
    }

    @Test
    void of_fifty_writers_who_insist_on_a_version_exactly_one_wins_each() throws Exception {
        var table = Table.started();
        for (int version = 1; version <= 5; version++) {
            var insisted = "\"" + version + "\"";
            var statuses = atOnce(50, () -> table.writing("union", NOTE)
                    .header("If-Match", insisted)
                    .post("/entries"));
            assertThat(statuses).filteredOn(status -> status == 201).hasSize(1);
            assertThat(statuses).filteredOn(status -> status == 412).hasSize(49);
            assertThat(table.version()).isEqualTo(version + 1);
        }
        table.as("umpire").get("/audit").then().body("intact", equalTo(true)).body("events", equalTo(6));
    }

    @Test
    void of_fifty_requests_with_one_key_one_is_recorded_and_all_get_its_answer() throws Exception {
        var table = Table.started();
        var statuses = atOnce(50, () -> table.writing("union", NOTE)
                .header("Idempotency-Key", "all-the-same")
                .post("/entries"));
        assertThat(statuses).filteredOn(status -> status == 201).hasSize(1);
        assertThat(statuses).filteredOn(status -> status == 200).hasSize(49);
        assertThat(table.version()).isEqualTo(2);
    }

    @Test
    void fifty_writers_who_do_not_insist_are_all_recorded() throws Exception {
        var table = Table.started();
        var statuses = atOnce(50, () -> table.writing("union", NOTE).post("/entries"));
        assertThat(statuses).containsOnly(201);
        assertThat(table.version()).isEqualTo(51);
    }

    private static List<Integer> atOnce(int writers, Callable<Response> write) throws Exception {
        var go = new CountDownLatch(1);
        try (var pool = Executors.newFixedThreadPool(writers)) {
            var answers = IntStream.range(0, writers)
                    .mapToObj(i -> pool.submit(() -> {
                        go.await();
                        return write.call().statusCode();
                    }))
                    .toList();
            go.countDown();
            var statuses = new ArrayList<Integer>();
            for (Future<Integer> answer : answers) {
                statuses.add(answer.get());
            }
            return statuses;
        }
    }
}
