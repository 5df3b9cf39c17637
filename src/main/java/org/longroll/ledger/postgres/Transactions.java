package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

public final class Transactions {

    @FunctionalInterface
    public interface Work<T> {
        T in(Connection transaction) throws SQLException;
    }

    private Transactions() {}

    public static <T> T run(DataSource database, Work<T> work) throws SQLException {
        try (var connection = database.getConnection()) {
            return run(connection, work);
        }
    }

    static <T> T run(Connection connection, Work<T> work) throws SQLException {
        connection.setAutoCommit(false);
        try {
            var result = work.in(connection);
            connection.commit();
            return result;
        } catch (Throwable e) {
            // Errors too: a pool that gets a connection back in the middle of a transaction may commit it.
            rollBack(connection, e);
            throw e;
        }
    }

    private static void rollBack(Connection connection, Throwable reason) {
        try {
            connection.rollback();
        } catch (SQLException e) {
            reason.addSuppressed(e);
        }
    }
}
