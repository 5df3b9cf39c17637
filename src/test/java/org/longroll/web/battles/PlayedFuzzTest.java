package org.longroll.web.battles;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.longroll.testing.HowMany;
import org.longroll.testing.ThrowawayDatabase;

/**
 * Whole battles over HTTP, at several tables at once: whatever is sent, nothing is answered with 5xx. Some calls in every
 * build, a million with {@code -Plong}.
 */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class PlayedFuzzTest {

    private static final int CALLS = HowMany.of("fuzzed.calls", 600, 1_000_000);
    private static final int TABLES = HowMany.of("fuzzed.tables", 2, 3);
    private static final long SEED = Long.getLong("fuzzed.seed", 19);

    /** At most so many come before an entry as it is played: looking at everything after each accepted one costs most. */
    private static final int ASTRAY = HowMany.of("fuzzed.astray", 20, 300);

    @TestHTTPResource
    private URI address;

    @Inject
    EntryFormWriter writer;

    @Test
    void whatever_is_played_the_battle_can_be_read_and_the_server_makes_no_mistake() throws Exception {
        var server = new FuzzedServer(address, CALLS);
        var tables = LongStream.range(SEED, SEED + TABLES)
                .mapToObj(seed -> new FuzzedTable(server, writer, ASTRAY, seed))
                .toList();
        int accepted = 0;
        var threads = Executors.newFixedThreadPool(TABLES);
        try {
            var played = new ExecutorCompletionService<Integer>(threads);
            tables.forEach(played::submit);
            for (int i = 0; i < TABLES; i++) {
                accepted += played.take().get();
            }
        } finally {
            // Where one table has failed, the others need not go on.
            threads.shutdownNow();
        }
        assertThat(accepted).as("accepted of %d calls", server.calls()).isGreaterThan(CALLS / 400);
    }
}
