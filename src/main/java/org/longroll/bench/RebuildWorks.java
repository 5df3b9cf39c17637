package org.longroll.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.longroll.bench.Work.Bar;
import org.longroll.bench.Work.Contender;
import org.longroll.bench.Work.Way;
import org.longroll.database.DatabaseAccess;
import org.postgresql.PGConnection;

/**
 * {@code longroll rebuild} of a million events in a process with a heap of 512 MB, its start included, beside copying
 * the same rows from memory into the same tables.
 */
public final class RebuildWorks {

    private static final int ROUNDS_MAX = 3;
    private static final int EVENTS = 1_000_000;
    private static final List<String> PROJECTIONS = List.of("timeline", "dice");
    private static final int COPY_BUFFER_BYTES = 1 << 16;

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

    private final Ground ground;
    private @Nullable DatabaseAccess filled;

    public RebuildWorks(Ground ground) {
        this.ground = ground;
    }

    public List<Work> works() {
        return List.of(new Work(
                        "rebuild the read models of %,d events, heap 512 MB. Other: COPY of the same rows"
                                .formatted(EVENTS),
                        "events/s",
                        List.of(
                                new Way(Contender.LONGROLL, time -> {
                                    var filledBefore = database();
                                    return timed(() -> rebuild(filledBefore));
                                }),
                                new Way(Contender.OTHER, time -> timedCopy(database()))),
                        List.of(new Bar(Contender.OTHER, 0.5, 0.8)))
                .inRounds(ROUNDS_MAX));
    }

    /** With read models that have caught up, as on a server that has been running. */
    private DatabaseAccess database() throws SQLException, IOException, InterruptedException {
        var known = filled;
        if (known == null) {
            known = ground.journal("bench_rebuild");
            try (var connection = known.owner().getConnection();
                    var statement = connection.createStatement()) {
                statement.execute(FILL);
                statement.execute("analyze ledger");
            }
            rebuild(known);
            filled = known;
        }
        return known;
    }

    private interface Task {
        void run() throws Exception;
    }

    private static Measure timed(Task work) throws Exception {
        var begin = System.nanoTime();
        work.run();
        return Measure.of(EVENTS * 1e9 / (System.nanoTime() - begin));
    }

    private static void rebuild(DatabaseAccess database) throws IOException, InterruptedException {
        var builder = BenchServer.program(List.of("-Xmx512m"), List.of("rebuild"))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        database.quarkusSettings().forEach((name, value) -> builder.environment()
                .put(name.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_"), value));
        var code = builder.start().waitFor();
        if (code != 0) {
            throw new IOException("the rebuild of the bench ended with " + code);
        }
    }

    private static Measure timedCopy(DatabaseAccess database) throws SQLException, IOException {
        var nanos = 0L;
        for (var projection : PROJECTIONS) {
            try (var connection = database.superuser().getConnection()) {
                nanos += copy(connection, projection, idleTable(connection, projection));
            }
        }
        return Measure.of(EVENTS * 1e9 / nanos);
    }

    /** The table that a rebuild would build. */
    private static String idleTable(Connection connection, String projection) throws SQLException {
        var sql = "select name || '_' || case slot when 'a' then 'b' else 'a' end from projection where name = ?";
        try (var statement = connection.prepareStatement(sql)) {
            statement.setString(1, projection);
            try (var row = statement.executeQuery()) {
                row.next();
                return row.getString(1);
            }
        }
    }

    private static long copy(Connection connection, String from, String to) throws SQLException, IOException {
        var api = connection.unwrap(PGConnection.class).getCopyAPI();
        var rows = new ByteArrayOutputStream();
        api.copyOut("copy (table %s) to stdout".formatted(from), rows);
        var bytes = new ByteArrayInputStream(rows.toByteArray());
        var begin = System.nanoTime();
        api.copyIn("copy %s from stdin".formatted(to), bytes, COPY_BUFFER_BYTES);
        var nanos = System.nanoTime() - begin;
        try (var statement = connection.createStatement()) {
            statement.execute("truncate " + to);
        }
        return nanos;
    }
}
