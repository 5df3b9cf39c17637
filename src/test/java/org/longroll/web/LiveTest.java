package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.LiveStream;
import org.longroll.testing.ThrowawayDatabase;

/** Spectators see a battle as it happens, each event once, wherever they come back. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
@Timeout(180)
class LiveTest {

    /** Of the test profile, in application.properties. */
    private static final int LIMIT_PER_BATTLE = 20;

    @TestHTTPResource
    private URI server;

    @Test
    void a_spectator_sees_what_is_recorded_when_it_is_recorded() throws Exception {
        var table = Table.started();
        try (var live = LiveStream.open(address(table, ""), table.keys().get("spectator"))) {
            assertThat(live.next().event()).isEqualTo("battle-started");
            table.note("union", "Fix bayonets!");
            var note = live.next();
            assertThat(note.version()).isEqualTo(2);
            assertThat(note.event()).isEqualTo("note-taken");
            assertThat(note.data()).isEqualTo(table.ledger().lines().toList().get(1));
        }
    }

    @Test
    void the_line_of_a_quiet_battle_is_kept_open() throws Exception {
        var table = Table.started();
        try (var live = LiveStream.resume(address(table, ""), table.keys().get("spectator"), 1)) {
            assertThat(live.status()).isEqualTo(200);
            assertThat(live.beats()).isTrue();
            assertThat(live.beats()).isTrue();
        }
    }

    @Test
    void who_follows_a_battle_is_told_who_comes_and_goes() throws Exception {
        var table = Table.started();
        try (var anna = LiveStream.open(address(table, ""), table.keys().get("union"))) {
            anna.awaitPresent("union");
            try (var ben = LiveStream.open(address(table, ""), table.keys().get("confederate"));
                    var reads = LiveStream.open(
                            address(table, "?follow=false"), table.keys().get("umpire"))) {
                assertThat(reads.ends()).isTrue();
                anna.awaitPresent("confederate", "union");
                ben.awaitPresent("confederate", "union");
            }
            anna.awaitPresent("union");
        }
    }

    @Test
    void who_comes_back_gets_exactly_what_he_has_not_got() throws Exception {
        var table = Table.started();
        for (int i = 2; i <= 250; i++) {
            table.note("union", "note " + i);
        }
        try (var live = LiveStream.resume(address(table, ""), table.keys().get("spectator"), 3)) {
            assertThat(live.versions(247))
                    .isEqualTo(LongStream.rangeClosed(4, 250).boxed().toList());
        }
        try (var live =
                LiveStream.open(address(table, "?after=248"), table.keys().get("spectator"))) {
            table.note("union", "note 251");
            assertThat(live.versions(3)).containsExactly(249L, 250L, 251L);
        }
        try (var live = LiveStream.open(
                address(table, "?after=248&follow=false"), table.keys().get("spectator"))) {
            assertThat(live.versions(3)).containsExactly(249L, 250L, 251L);
            assertThat(live.ends()).isTrue();
        }
    }

    @Test
    void nobody_misses_or_gets_twice_what_happens_while_he_joins() throws Exception {
        var table = Table.started();
        var writing = CompletableFuture.runAsync(() -> {
            for (int i = 2; i <= 200; i++) {
                table.note("union", "note " + i);
            }
        });
        var streams = new ArrayList<LiveStream>();
        try {
            for (int i = 0; i < 10; i++) {
                streams.add(LiveStream.open(address(table, ""), table.keys().get("spectator")));
                Thread.sleep(50);
            }
            for (var live : streams) {
                assertThat(live.versions(200))
                        .isEqualTo(LongStream.rangeClosed(1, 200).boxed().toList());
                assertThat(live.soFar()).isEmpty();
            }
        } finally {
            streams.forEach(LiveStream::close);
            writing.join();
        }
    }

    @Test
    void a_replaced_key_does_not_go_on_watching() throws Exception {
        var table = Table.started();
        try (var live = LiveStream.open(address(table, ""), table.keys().get("spectator"))) {
            live.next();
            table.as("umpire").post("/seats/spectator/key").then().statusCode(201);
            assertThat(live.next().event()).isEqualTo("key-reissued");
            assertThat(live.ends()).isTrue();
        }
        table.as("spectator").get("/live").then().statusCode(401);
    }

    @Test
    void a_seat_that_was_taken_back_does_not_go_on_watching() throws Exception {
        var table = Table.started();
        var given = table.writing("umpire", "{\"side\": \"union\", \"commands\": [\"vincent\"], \"name\": \"Clara\"}")
                .post("/seats");
        given.then().statusCode(201);
        try (var live = LiveStream.open(address(table, ""), given.path("key"))) {
            assertThat(live.versions(2)).containsExactly(1L, 2L);
            table.as("umpire").delete("/seats/" + given.path("seat.id")).then().statusCode(204);
            assertThat(live.next().event()).isEqualTo("seat-revoked");
            assertThat(live.ends()).isTrue();
        }
    }

    @Test
    void a_key_that_was_replaced_long_ago_does_not_end_the_story() throws Exception {
        var table = Table.started();
        table.as("umpire").post("/seats/spectator/key").then().statusCode(201);
        table.note("union", "Fix bayonets!");
        try (var live =
                LiveStream.open(address(table, "?follow=false"), table.keys().get("union"))) {
            assertThat(live.versions(3)).containsExactly(1L, 2L, 3L);
            assertThat(live.ends()).isTrue();
        }
        try (var live = LiveStream.open(address(table, ""), table.keys().get("union"))) {
            assertThat(live.versions(3)).containsExactly(1L, 2L, 3L);
            table.note("union", "and on");
            assertThat(live.next().version()).isEqualTo(4);
        }
    }

    @Test
    void a_battle_has_room_for_so_many_and_no_more() throws Exception {
        var table = Table.started();
        var streams = new ArrayList<LiveStream>();
        try {
            for (int i = 0; i < LIMIT_PER_BATTLE; i++) {
                streams.add(LiveStream.open(address(table, ""), table.keys().get("spectator")));
                streams.getLast().next();
            }
            table.as("spectator")
                    .get("/live")
                    .then()
                    .statusCode(429)
                    .header("Retry-After", equalTo("30"))
                    .body("code", equalTo("too-many-spectators"));
        } finally {
            streams.forEach(LiveStream::close);
        }
        assertThat(eventuallyOpen(table)).as("there is room again").isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "yesterday", "1.5", "99999999999999999999"})
    void what_is_not_a_version_is_said(String version) {
        Table.started()
                .as("umpire")
                .header("Last-Event-ID", version)
                .get("/live")
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("Last-Event-ID"));
    }

    @Test
    void who_has_seen_more_than_there_is_learns_where_the_battle_stands() {
        Table.started()
                .as("umpire")
                .queryParam("after", "7")
                .get("/live")
                .then()
                .statusCode(409)
                .body("code", equalTo("ahead-of-the-battle"))
                .body("version", equalTo(1));
    }

    private boolean eventuallyOpen(Table table) throws Exception {
        for (int i = 0; i < 1_000; i++) {
            try (var live = LiveStream.open(
                    address(table, "?follow=false"), table.keys().get("spectator"))) {
                if (live.status() == 200) {
                    return true;
                }
            }
            Thread.sleep(100);
        }
        return false;
    }

    private URI address(Table table, String query) {
        return server.resolve("/api/battles/" + table.id() + "/live" + query);
    }
}
