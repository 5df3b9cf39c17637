package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** A server in a club hall, with few battles at a time; thirty people come from one address. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
@TestProfile(OpenToOthers.class)
class RatesTest {

    @Test
    void one_address_starts_so_many_battles_and_what_ifs_and_another_starts_its_own() {
        var table = Table.of(start("10.0.0.1"));
        for (int i = 3; i < OpenToOthers.STARTS; i++) {
            start("10.0.0.1").then().statusCode(201);
        }
        branch(table, "10.0.0.1").then().statusCode(201);
        bring("10.0.0.1").then().statusCode(422);
        for (var refused : new Response[] {start("10.0.0.1"), branch(table, "10.0.0.1"), bring("10.0.0.1")}) {
            refused.then().statusCode(429).body("code", equalTo("too-many-calls"));
            assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 60);
        }
        start("10.0.0.2").then().statusCode(201);
    }

    @Test
    void a_seat_that_calls_without_end_waits_and_the_other_seats_do_not() {
        var table = Table.of(start("10.0.0.3"));
        var last = 200;
        for (int i = 0; i < OpenToOthers.CALLS + 5 && last == 200; i++) {
            last = table.as("union").get("/units").statusCode();
        }
        assertThat(last).isEqualTo(429);
        table.as("confederate").get("/units").then().statusCode(200);
        given().get("/q/health").then().statusCode(200);
    }

    /** Three battles, of each of which three papers could wait: more than one address may have waiting. */
    @Test
    void one_reader_of_many_battles_does_not_fill_the_queue_of_the_press() {
        var tables = Stream.of("10.0.0.4", "10.0.0.5", "10.0.0.6")
                .map(address -> Table.of(start(address)))
                .toList();
        for (int i = 0; i < 8; i++) {
            tables.forEach(table -> table.note("union", "Another paper").then().statusCode(201));
        }
        var refused = IntStream.range(0, 24)
                .mapToObj(i -> printed(tables.get(i % 3), 2 + i / 3, "10.0.0.7"))
                .filter(answer -> answer.statusCode() == 429)
                .findFirst()
                .orElseThrow();
        refused.then().body("code", equalTo("too-much-waiting")).header("Retry-After", "60");
        assertThat(printed(tables.getFirst(), 1, "10.0.0.8").statusCode()).isIn(200, 202);
    }

    private static Response printed(Table table, int version, String address) {
        return table.as("spectator")
                .header("X-Forwarded-For", address)
                .header("Prefer", "respond-async")
                .get("/report.pdf?at=" + version);
    }

    private static Response start(String address) {
        return given().header("X-Forwarded-For", address)
                .contentType("application/json")
                .body(Table.SCENARIO)
                .post("/api/battles");
    }

    private static Response branch(Table table, String address) {
        return table.writing("umpire", "{\"title\": \"What if\"}")
                .header("X-Forwarded-For", address)
                .post("/branches");
    }

    private static Response bring(String address) {
        return given().header("X-Forwarded-For", address)
                .contentType("application/x-ndjson")
                .body("nothing".getBytes(StandardCharsets.UTF_8))
                .post("/api/battles/import");
    }
}
