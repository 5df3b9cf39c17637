package org.longroll.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import org.longroll.bench.Work.Contender;
import org.longroll.bench.Work.Way;
import org.longroll.database.DatabaseAccess;
import org.longroll.training.Measure;
import org.longroll.training.ThrowawayServer;
import org.postgresql.PGConnection;

/**
 * {@code longroll rebuild} of a million events in a process with a heap of 512 MB, its start included, beside copying
 * the rows that come of them, which are at hand, into tables like theirs.
 */
public final class RebuildWorks {

    private static final int ROUNDS_MAX = 3;
    private static final int EVENTS = 1_000_000;
    private static final List<String> TABLES = List.of("status", "journal", "dice");
    private static final int COPY_BUFFER_BYTES = 1 << 16;

    /** Copies of a battle that was recorded by a server, under ids of their own. */
    private static final String FILL = """
            with copies as (select g, md5('battle' || g)::uuid as copy from generate_series(1, %1$d / (
                              select sequence from head where stream = '%2$s')) g),
                 heads as (insert into head select copy, sequence, hash from copies, head where stream = '%2$s')
            insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                                occurred_at, recorded_at, actor, previous_hash, hash)
              select copy, sequence, md5(event_id::text || g)::uuid, md5(entry_id::text || g)::uuid,
                     md5(command_id::text || g)::uuid, type, schema_version, payload, occurred_at, recorded_at, actor,
                     previous_hash, hash
                from copies, ledger where stream = '%2$s'""";

    private final ServedDatabase recorded;
    private boolean filled;

    public RebuildWorks(Ground ground) {
        this.recorded = new ServedDatabase(ground, "bench_rebuild");
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
                        List.of())
                .inRounds(ROUNDS_MAX));
    }

    /** With rows that have followed to the end, as on a server that has been running. */
    private DatabaseAccess database() throws SQLException, IOException, InterruptedException {
        if (!filled) {
            try (var fight = recorded.fight()) {
                while (!fight.isOver()) {
                    fight.go();
                }
                try (var connection = recorded.access().owner().getConnection();
                        var statement = connection.createStatement()) {
                    statement.execute(FILL.formatted(EVENTS, fight.battle()));
                    statement.execute("analyze ledger");
                }
            }
            rebuild(recorded.access());
            filled = true;
        }
        return recorded.access();
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
        var builder = ThrowawayServer.program(List.of("-Xmx512m"), List.of("rebuild"))
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
        for (var table : TABLES) {
            try (var connection = database.superuser().getConnection();
                    var statement = connection.createStatement()) {
                statement.execute("create temp table copied (like %s including all)".formatted(table));
                nanos += copy(connection, table, "copied");
            }
        }
        return Measure.of(EVENTS * 1e9 / nanos);
    }

    private static long copy(Connection connection, String from, String to) throws SQLException, IOException {
        var api = connection.unwrap(PGConnection.class).getCopyAPI();
        var rows = new ByteArrayOutputStream();
        api.copyOut("copy (table %s) to stdout".formatted(from), rows);
        var bytes = new ByteArrayInputStream(rows.toByteArray());
        var begin = System.nanoTime();
        api.copyIn("copy %s from stdin".formatted(to), bytes, COPY_BUFFER_BYTES);
        return System.nanoTime() - begin;
    }
}
