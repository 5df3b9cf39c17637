package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** A server in a club hall, with few battles at a time; thirty people come from one address. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
@TestProfile(RatesTest.ClubHall.class)
class RatesTest {

    public static class ClubHall implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "longroll.rate.starts-of-an-address", "6 at once, 60 a hour",
                    "longroll.rate.calls-of-a-seat", "40 at once, 1 a minute",
                    "quarkus.http.proxy.proxy-address-forwarding", "true",
                    "quarkus.http.proxy.allow-x-forwarded", "true",
                    "quarkus.http.proxy.trusted-proxies", "127.0.0.1");
        }
    }

    @Test
    void one_address_starts_so_many_battles_and_what_ifs_and_another_starts_its_own() {
        var table = Table.of(start("10.0.0.1"));
        for (int i = 0; i < 3; i++) {
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

    /** 127.0.0.2 is this machine as well, and not the proxy that is named. */
    @Test
    void only_a_proxy_that_is_named_is_believed_about_the_address_of_a_caller() throws IOException {
        var statuses = new ArrayList<String>();
        for (int i = 0; i < 7; i++) {
            statuses.add(startFrom("127.0.0.2", "10.0.9." + i));
        }
        assertThat(statuses.subList(0, 6)).containsOnly("HTTP/1.1 201");
        assertThat(statuses.getLast()).isEqualTo("HTTP/1.1 429");
    }

    private static String startFrom(String address, String forwarded) throws IOException {
        try (var socket = new Socket("127.0.0.1", RestAssured.port, InetAddress.getByName(address), 0)) {
            var body = Table.SCENARIO.getBytes(StandardCharsets.UTF_8);
            socket.getOutputStream()
                    .write(("POST /api/battles HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                                    + "X-Forwarded-For: %s\r\nContent-Type: application/json\r\n"
                                    + "Content-Length: %d\r\n\r\n")
                            .formatted(forwarded, body.length)
                            .getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().write(body);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8).substring(0, 12);
        }
    }

    @Test
    void a_seat_that_calls_without_end_waits_and_the_other_seats_do_not() {
        var table = Table.of(start("10.0.0.3"));
        var last = 200;
        for (int i = 0; i < 45 && last == 200; i++) {
            last = table.as("union").get("/units").statusCode();
        }
        assertThat(last).isEqualTo(429);
        table.as("confederate").get("/units").then().statusCode(200);
        given().get("/q/health").then().statusCode(200);
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
