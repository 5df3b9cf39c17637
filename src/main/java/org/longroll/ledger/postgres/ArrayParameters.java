package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.Sha256;

/** Fills a statement's parameters from left to right, each with one property of all rows. */
final class ArrayParameters {

    private final Connection connection;
    private final PreparedStatement statement;
    private int index = 1;

    ArrayParameters(Connection connection, PreparedStatement statement) {
        this.connection = connection;
        this.statement = statement;
    }

    <T> void add(String type, List<T> rows, Function<T, Object> property) throws SQLException {
        addNullable(type, rows, property::apply);
    }

    <T> void addNullable(String type, List<T> rows, Function<T, @Nullable Object> property) throws SQLException {
        var values = new @Nullable Object[rows.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = property.apply(rows.get(i));
        }
        statement.setArray(index++, connection.createArrayOf(type, values));
    }

    <T> void addHashes(List<T> rows, Function<T, Sha256> property) throws SQLException {
        var values = new byte[rows.size()][];
        for (int i = 0; i < values.length; i++) {
            values[i] = property.apply(rows.get(i)).toBytes();
        }
        statement.setArray(index++, connection.createArrayOf("bytea", values));
    }
}
