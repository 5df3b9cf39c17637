package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.sql.DataSource;
import org.jboss.logging.Logger;

/**
 * The connections of the groups that are under way. While one group follows another they stay with the groups,
 * because a pool gives each thread one of its own, and a PostgreSQL process that has just done the same is quicker than
 * one that has not. When nobody writes they are back in the pool, which looks after them.
 */
final class KeptConnections {

    interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    private static final Logger LOG = Logger.getLogger(KeptConnections.class);

    private final DataSource pool;
    private final Deque<Connection> free = new ArrayDeque<>();
    private int busy;

    /** Of the busy ones, those who wait for the pool; it may have none but what we keep. */
    private int asking;

    KeptConnections(DataSource pool) {
        this.pool = pool;
    }

    /** Does the work. When it fails no connection is kept: what has happened to one may have happened to all. */
    <T> T with(Work<T> work) throws SQLException {
        var connection = take();
        var failed = true;
        try {
            var result = work.on(connection);
            failed = false;
            return result;
        } finally {
            close(givenBack(connection, failed));
        }
    }

    private Connection take() throws SQLException {
        synchronized (this) {
            busy++;
            if (!free.isEmpty()) {
                return free.pop();
            }
            asking++;
        }
        var asked = false;
        try {
            var connection = pool.getConnection();
            asked = true;
            return connection;
        } finally {
            answered(asked);
        }
    }

    private synchronized void answered(boolean given) {
        asking--;
        if (!given) {
            busy--;
        }
    }

    /** Answers those that go back to the pool: all, if nobody writes any more, the pool is being asked, or one has failed. */
    private synchronized List<Connection> givenBack(Connection connection, boolean failed) {
        busy--;
        free.push(connection);
        if (busy > 0 && asking == 0 && !failed) {
            return List.of();
        }
        var all = List.copyOf(free);
        free.clear();
        return all;
    }

    /** What was written is written: a connection that the pool does not take back is its own affair. */
    private static void close(List<Connection> connections) {
        for (var connection : connections) {
            try {
                connection.close();
            } catch (SQLException | RuntimeException e) {
                LOG.warn("A connection could not be given back", e);
            }
        }
    }
}
