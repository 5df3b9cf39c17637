package org.longroll.bench;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.postgres.LedgerDatabase;

/**
 * How many appends a second the ledger takes: with the barrier as it is, with a shared one that only the reader takes
 * exclusively, and beside plain inserts. Every way is measured once in each round and the median of the rounds
 * counts, so that a slow minute of the machine hits all alike.
 *
 * <p>Not part of the ordinary tests: {@code mvn -q -Dtest=AppendBench test}
 */
class AppendBench {

    private static final int ROUNDS = Integer.getInteger("bench.rounds", 7);
    private static final Duration EACH = Duration.ofMillis(Integer.getInteger("bench.millis", 1_000));

    private static final String SHARED_BARRIER = """
            create or replace function ledger_barrier() returns void language sql as
              'select pg_advisory_xact_lock_shared(4919061201861865)'""";

    @Test
    void measure() throws Exception {
        try (var exclusive = new LedgerDatabase();
                var shared = new LedgerDatabase();
                var plain = new LedgerDatabase()) {
            shared.asOwner(SHARED_BARRIER);
            var ways = Stream.of(
                            ledgers("exclusive barrier", exclusive, Follower.plain(exclusive.pool(1))),
                            ledgers("shared barrier", shared, Follower.behindBarrier(shared.pool(1))),
                            Way.byPlainInserts(
                                    plain.application(),
                                    List.of(1, 4, 8, 16, 32, 64),
                                    Follower.careless(plain.pool(1))))
                    .flatMap(List::stream)
                    .toList();
            for (var way : ways) {
                way.run(Duration.ofMillis(500));
                way.forget();
            }
            for (int round = 0; round < ROUNDS; round++) {
                for (var way : ways) {
                    way.run(EACH);
                }
            }
            System.out.println("| way | nodes | battles | appends/s | median ms | 99 % ms |");
            System.out.println("|---|--:|--:|--:|--:|--:|");
            ways.forEach(way -> System.out.println(way.line()));
        }
    }

    private static List<Way> ledgers(String name, LedgerDatabase database, Follower follower) throws SQLException {
        var nodes = List.of(database.ledger(), database.ledger());
        var ways = new ArrayList<Way>();
        for (var battles : List.of(1, 8, 64)) {
            ways.add(Way.throughLedgers(name, nodes.subList(0, 1), battles, follower));
            if (battles > 1) {
                ways.add(Way.throughLedgers(name, nodes, battles, follower));
            }
        }
        return ways;
    }
}
