package org.longroll.recording.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.journal.Seat;
import org.longroll.recording.Invitations.Place;
import org.longroll.testing.ThrowawayDatabase;

/** Codes for seats are seen by every node, and good once. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class PostgresInvitationsTest {

    private static final Duration TEN_MINUTES = Duration.ofMinutes(10);
    private static final int MANY = 50;

    @Inject
    DataSource database;

    private PostgresInvitations oneNode;
    private PostgresInvitations anotherNode;
    private Place place;

    @BeforeEach
    void two_nodes() {
        oneNode = new PostgresInvitations(database);
        anotherNode = new PostgresInvitations(database);
        place = new Place(UUID.randomUUID(), new Seat("union"), 3);
    }

    private static byte[] code() {
        var code = new byte[32];
        ThreadLocalRandom.current().nextBytes(code);
        return code;
    }

    @Test
    void a_code_of_one_node_is_good_on_another_and_only_once() {
        var code = code();
        assertThat(oneNode.put(code, place, TEN_MINUTES, MANY)).isPresent();
        assertThat(anotherNode.take(code)).contains(place);
        assertThat(oneNode.take(code)).isEmpty();
        assertThat(anotherNode.take(code)).isEmpty();
    }

    @Test
    void of_many_phones_that_type_the_same_code_at_once_one_sits_down() {
        var code = code();
        oneNode.put(code, place, TEN_MINUTES, MANY);
        long seated = IntStream.range(0, 16)
                .parallel()
                .filter(phone ->
                        (phone % 2 == 0 ? oneNode : anotherNode).take(code).isPresent())
                .count();
        assertThat(seated).isEqualTo(1);
    }

    @Test
    void a_code_that_has_run_out_is_no_good_and_is_forgotten_with_the_next_one() {
        var old = code();
        oneNode.put(old, place, Duration.ofMillis(-1), 1);
        assertThat(oneNode.put(code(), place, TEN_MINUTES, 1))
                .as("the old one counts no more")
                .isPresent();
        assertThat(anotherNode.take(old)).isEmpty();

        var late = code();
        oneNode.put(late, place, Duration.ofMillis(-1), MANY);
        assertThat(anotherNode.take(late)).isEmpty();
    }

    @Test
    void a_battle_has_only_so_many_open_codes_and_another_battle_its_own() {
        assertThat(oneNode.put(code(), place, TEN_MINUTES, 2)).isPresent();
        assertThat(anotherNode.put(code(), place, TEN_MINUTES, 2)).isPresent();
        assertThat(oneNode.put(code(), place, TEN_MINUTES, 2)).isEmpty();
        assertThat(oneNode.put(code(), new Place(UUID.randomUUID(), place.seat(), 0), TEN_MINUTES, 2))
                .isPresent();
    }
}
