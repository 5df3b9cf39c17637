package org.longroll.bench;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import javax.sql.DataSource;

/** The one reader that follows by position while the writers write, and looks about 100 times a second. */
final class Follower {

    private static final long PAUSE_MILLIS = 10;

    private static final String TAKE_BARRIER = "select pg_advisory_xact_lock(4919061201861865)";

    private static final String READ = """
            select position, stream, sequence, type, payload::text, hash from ledger
             where position > ? and position <= ? order by position limit 1000""";

    /** How far it is safe to read at the moment. */
    private interface Fence {
        long position(Connection connection) throws SQLException;
    }

    private final DataSource database;
    private final Fence fence;
    private final boolean missesNothing;
    private long reached;
    private long count;

    private Follower(DataSource database, Fence fence, boolean missesNothing) {
        this.database = database;
        this.fence = fence;
        this.missesNothing = missesNothing;
    }

    /** Reads whatever is there: the writers keep the order. */
    static Follower plain(DataSource database) {
        return new Follower(database, connection -> Long.MAX_VALUE, true);
    }

    /** Reads whatever is there where nobody keeps the order, and so misses some of it. */
    static Follower careless(DataSource database) {
        return new Follower(database, connection -> Long.MAX_VALUE, false);
    }

    /** Waits at each look until no writer is at work, and reads what was there then. */
    static Follower behindBarrier(DataSource database) {
        return new Follower(
                database,
                connection -> {
                    connection.setAutoCommit(false);
                    number(connection, TAKE_BARRIER);
                    var position = number(connection, "select coalesce(max(position), 0) from ledger");
                    connection.commit();
                    connection.setAutoCommit(true);
                    return position;
                },
                true);
    }

    /** Does something while following, and then makes sure that nothing was missed. */
    void during(Runnable work) throws Exception {
        try (var thread = Executors.newSingleThreadExecutor()) {
            var done = new CompletableFuture<Void>();
            var following = thread.submit(() -> {
                while (!done.isDone()) {
                    look();
                    Thread.sleep(PAUSE_MILLIS);
                }
                return null;
            });
            try {
                work.run();
            } finally {
                done.complete(null);
            }
            following.get();
        }
        while (look() > 0) {
            Thread.onSpinWait();
        }
        try (var connection = database.getConnection()) {
            if (missesNothing && count != number(connection, "select count(*) from ledger")) {
                throw new IllegalStateException("the reader missed events");
            }
        }
    }

    private int look() throws SQLException {
        try (var connection = database.getConnection()) {
            var safe = fence.position(connection);
            try (var statement = connection.prepareStatement(READ)) {
                statement.setLong(1, reached);
                statement.setLong(2, safe);
                try (var rows = statement.executeQuery()) {
                    var found = 0;
                    while (rows.next()) {
                        reached = rows.getLong(1);
                        found++;
                    }
                    count += found;
                    return found;
                }
            }
        }
    }

    private static long number(Connection connection, String query) throws SQLException {
        try (var statement = connection.createStatement();
                var row = statement.executeQuery(query)) {
            row.next();
            return row.getObject(1) instanceof Number number ? number.longValue() : 0;
        }
    }
}
