package org.longroll.feed.postgres;

import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.longroll.feed.Election;
import org.longroll.ledger.LedgerUnavailable;

/**
 * Elects by an advisory lock of the session, on a connection that otherwise only stores the position. A node that loses
 * the connection loses the lock and can store nothing more: two publishers may overlap for a batch, but the position
 * never goes back unless the operator lets the channel begin again.
 */
@Singleton
public class PostgresElection implements Election {

    private static final Logger LOG = Logger.getLogger(PostgresElection.class);

    /** An arbitrary number that no other lock uses. */
    private static final long LOCK = 4919061201861866L;

    private static final String CHANNEL = "journal-out";

    private final DataSource database;

    public PostgresElection(DataSource database) {
        this.database = database;
    }

    @Override
    public Optional<Tenure> stand() {
        try {
            var connection = database.getConnection();
            try {
                if (!isTrue(connection, "select pg_try_advisory_lock(" + LOCK + ")")) {
                    connection.close();
                    return Optional.empty();
                }
                LOG.info("This node publishes the journal from now on");
                return Optional.of(new Held(connection, position(connection)));
            } catch (SQLException e) {
                release(connection);
                throw e;
            }
        } catch (SQLException e) {
            throw new LedgerUnavailable("No node can be elected to publish.", e);
        }
    }

    @Override
    public long position() {
        try (var connection = database.getConnection()) {
            return position(connection);
        } catch (SQLException e) {
            throw new LedgerUnavailable("The publisher's position cannot be read.", e);
        }
    }

    /** Sets the position back to the beginning; the node that publishes notices, and every event is published again. */
    public void beginAgain() {
        try (var connection = database.getConnection();
                var statement = connection.prepareStatement("update publication set position = 0 where channel = ?")) {
            statement.setString(1, CHANNEL);
            statement.executeUpdate();
        } catch (SQLException e) {
            throw new LedgerUnavailable("The publisher's position could not be stored.", e);
        }
    }

    private static long position(Connection connection) throws SQLException {
        try (var statement = connection.prepareStatement("""
                with made as (insert into publication (channel, position) values (?, 0) on conflict do nothing)
                select coalesce((select position from publication where channel = ?), 0)""")) {
            statement.setString(1, CHANNEL);
            statement.setString(2, CHANNEL);
            try (var row = statement.executeQuery()) {
                row.next();
                return row.getLong(1);
            }
        }
    }

    private static boolean isTrue(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement();
                var row = statement.executeQuery(sql)) {
            return row.next() && row.getBoolean(1);
        }
    }

    /** Unlocks explicitly: the pool keeps the session open, and with it the lock. */
    private static void release(Connection connection) {
        try (connection;
                var statement = connection.createStatement()) {
            statement.execute("select pg_advisory_unlock(" + LOCK + ")");
        } catch (SQLException e) {
            LOG.debug("The session is gone, and its lock with it", e);
        }
    }

    private static final class Held implements Tenure {

        private final Connection connection;
        private long position;

        Held(Connection connection, long position) {
            this.connection = connection;
            this.position = position;
        }

        @Override
        public long position() {
            return position;
        }

        @Override
        public void advance(long reached) {
            try (var statement = connection.prepareStatement(
                    "update publication set position = ? where channel = ? and position = ?")) {
                statement.setLong(1, reached);
                statement.setString(2, CHANNEL);
                statement.setLong(3, position);
                if (statement.executeUpdate() != 1) {
                    throw new LedgerUnavailable("Another node has published in the meantime.");
                }
                position = reached;
            } catch (SQLException e) {
                throw new LedgerUnavailable("The publisher's position could not be stored.", e);
            }
        }

        @Override
        public void confirm() {
            try {
                if (PostgresElection.position(connection) != position) {
                    throw new LedgerUnavailable("The publisher's position was set to another one.");
                }
            } catch (SQLException e) {
                throw new LedgerUnavailable("The publisher's session is gone.", e);
            }
        }

        @Override
        public void close() {
            release(connection);
        }
    }
}
