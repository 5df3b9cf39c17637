package org.longroll.projection.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Work in one transaction: all of it or nothing. */
final class Transactions {

    @FunctionalInterface
    interface Work<T> {
        T in(Connection transaction) throws SQLException;
    }

    private Transactions() {}

    static <T> T run(DataSource database, Work<T> work) throws SQLException {
        try (var connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try {
                var result = work.in(connection);
                connection.commit();
                return result;
            } catch (Throwable e) {
                rollBack(connection, e);
                throw e;
            }
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
