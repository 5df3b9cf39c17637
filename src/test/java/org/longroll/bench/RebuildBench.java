package org.longroll.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.postgres.LedgerDatabase;
import org.longroll.projection.postgres.Projections;
import org.longroll.projection.postgres.Rebuild;
import org.postgresql.PGConnection;

/**
 * How long the read models of a million events take to rebuild, beside copying the same rows, which are at hand, into
 * the same tables. Both are done once in each round and the medians count.
 *
 * <p>Not part of the ordinary tests: {@code mvn -q -Dtest=RebuildBench -DargLine=-Xmx512m test}
 */
class RebuildBench {

    private static final int EVENTS = Integer.getInteger("bench.events", 1_000_000);
    private static final int ROUNDS = Integer.getInteger("bench.rounds", 3);

    /** A thousand battles, entries of three events, two dice each. */
    private static final String FILL = """
            insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                                occurred_at, recorded_at, actor, previous_hash, hash)
            select md5('b' || (g / 3) %% 1000)::uuid, (g / 3000) * 3 + g %% 3 + 1, md5('e' || g)::uuid,
                   md5('n' || g / 3)::uuid, md5('n' || g / 3)::uuid,
                   (array['fire-declared', 'dice-rolled', 'fire-resolved'])[g %% 3 + 1], 1,
                   case g %% 3
                     when 1 then '{"by":"union","faces":[3,5],"purpose":"fire","sides":6,"source":"thrown","unit":"20-maine"}'
                     else '{"text":"' || repeat('x', 200) || '"}' end::json,
                   now(), now(), 'union', sha256('x'), sha256('y')
              from generate_series(0, %d - 1) g""".formatted(EVENTS);

    @Test
    void measure() throws Exception {
        try (var database = new LedgerDatabase();
                var ledger = database.ledger()) {
            database.asOwner(FILL);
            database.asOwner("analyze ledger");
            var pool = database.pool(4);
            rebuild(pool, ledger);
            var rebuilding = new ArrayList<Long>();
            var copying = new ArrayList<Long>();
            for (int round = 0; round < ROUNDS; round++) {
                rebuilding.add(rebuild(pool, ledger));
                copying.add(copy(database));
            }
            var rebuilt = median(rebuilding);
            var copied = median(copying);
            System.out.printf("| events | rebuild s | events/s | COPY of the same rows s | ratio | heap MB |%n");
            System.out.printf("|--:|--:|--:|--:|--:|--:|%n");
            System.out.printf(
                    "| %,d | %.1f | %,.0f | %.1f | %.2f | %d |%n",
                    EVENTS,
                    rebuilt / 1e9,
                    EVENTS / (rebuilt / 1e9),
                    copied / 1e9,
                    (double) copied / rebuilt,
                    Runtime.getRuntime().maxMemory() >> 20);
        }
    }

    private static long rebuild(DataSource pool, Ledger ledger) throws SQLException {
        var start = System.nanoTime();
        for (var projection : Projections.all()) {
            new Rebuild(pool, ledger, projection, (position, end) -> {}).run();
        }
        return System.nanoTime() - start;
    }

    /** Into the slot that is not live, as a rebuild does. */
    private static long copy(LedgerDatabase database) throws SQLException, IOException {
        var nanos = 0L;
        for (var projection : Projections.all()) {
            var name = projection.name();
            var idle = database.query(
                            "select case slot when 'a' then 'b' else 'a' end from projection where name = '%s'"
                                    .formatted(name))
                    .getFirst();
            var table = name + "_" + idle;
            try (var connection = database.superuser().getConnection();
                    var statement = connection.createStatement()) {
                var copy = connection.unwrap(PGConnection.class).getCopyAPI();
                var rows = new ByteArrayOutputStream();
                copy.copyOut("copy (table %s) to stdout".formatted(name), rows);
                var bytes = rows.toByteArray();
                var start = System.nanoTime();
                copy.copyIn("copy %s from stdin".formatted(table), new ByteArrayInputStream(bytes), 1 << 16);
                nanos += System.nanoTime() - start;
                statement.execute("truncate " + table);
            }
        }
        return nanos;
    }

    private static long median(List<Long> values) {
        Collections.sort(values);
        return values.get(values.size() / 2);
    }
}
