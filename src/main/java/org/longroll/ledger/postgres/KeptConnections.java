package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.sql.DataSource;
import org.jboss.logging.Logger;

/**
 * The connections of the groups under way. They are kept from group to group, because a pool gives each thread another
 * one, and a PostgreSQL process is faster at what it has just done. When no group is under way they go back to the
 * pool, which checks them.
 */
final class KeptConnections {

    interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    private static final Logger LOG = Logger.getLogger(KeptConnections.class);

    private final DataSource pool;
    private final Deque<Connection> free = new ArrayDeque<>();
    private int busy;

    /** Groups that wait for the pool, which may have no connections but those kept here. */
    private int asking;

    KeptConnections(DataSource pool) {
        this.pool = pool;
    }

    /** Runs the work. If it fails no connection is kept: the others may have the same fault. */
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

    /**
     * The connections that go back to the pool: all, if no group is under way, one waits for the pool, or this one
     * failed.
     */
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

    /** The group is written; a failure to return its connection does not matter. */
    private static void close(List<Connection> connections) {
        for (var connection : connections) {
            try {
                connection.close();
            } catch (SQLException | RuntimeException e) {
                LOG.warn("A connection could not be returned to the pool", e);
            }
        }
    }
}
