package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.sql.DataSource;

/**
 * The connections of the groups that are under way. While one group follows another they stay with the groups,
 * because a pool gives each thread one of its own, and a PostgreSQL process that has just done the same is quicker than
 * one that has not. When nobody writes they are back in the pool, which looks after them.
 */
final class KeptConnections {

    interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    private final DataSource pool;
    private final Deque<Connection> free = new ArrayDeque<>();
    private int busy;

    KeptConnections(DataSource pool) {
        this.pool = pool;
    }

    /** Does the work. When it fails no connection is kept: what has happened to one may have happened to all. */
    <T> T with(Work<T> work) throws SQLException {
        var connection = take();
        var done = false;
        try {
            var result = work.on(connection);
            done = true;
            return result;
        } finally {
            close(done ? given(connection) : failed(connection));
        }
    }

    private Connection take() throws SQLException {
        synchronized (this) {
            busy++;
            if (!free.isEmpty()) {
                return free.pop();
            }
        }
        try {
            return pool.getConnection();
        } catch (Throwable e) {
            synchronized (this) {
                busy--;
            }
            throw e;
        }
    }

    private synchronized List<Connection> given(Connection connection) {
        busy--;
        free.push(connection);
        return busy == 0 ? allFree() : List.of();
    }

    private synchronized List<Connection> failed(Connection connection) {
        busy--;
        free.push(connection);
        return allFree();
    }

    private List<Connection> allFree() {
        var all = new ArrayList<>(free);
        free.clear();
        return all;
    }

    private static void close(List<Connection> connections) throws SQLException {
        for (var connection : connections) {
            connection.close();
        }
    }
}
