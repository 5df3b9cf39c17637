package org.longroll.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The tables, sequences and migrations of a database, as its catalogue has them. */
final class Catalogue {
    private static final String MIGRATIONS_TABLE = "flyway_schema_history";

    /** Generated columns are left out: the database computes them again. */
    private static final String TABLES = """
            SELECT n.nspname, c.relname, array_agg(a.attname::text ORDER BY a.attnum)
            FROM pg_class c
            JOIN pg_namespace n ON n.oid = c.relnamespace
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
            WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
              AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
              AND c.relname <> '%s'
            GROUP BY 1, 2 ORDER BY 1, 2
            """.formatted(MIGRATIONS_TABLE);

    private static final String SEQUENCES = """
            SELECT schemaname, sequencename, last_value FROM pg_sequences
            WHERE last_value IS NOT NULL ORDER BY 1, 2
            """;

    private static final String MIGRATIONS = """
            SELECT version, checksum FROM %s
            WHERE success AND version IS NOT NULL AND checksum IS NOT NULL ORDER BY installed_rank
            """.formatted(MIGRATIONS_TABLE);

    private Catalogue() {}

    record Shape(String schema, String name, List<String> columns) {}

    static List<Shape> tables(Connection connection) throws SQLException {
        List<Shape> tables = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(TABLES)) {
            while (rows.next()) {
                String[] columns = (String[]) rows.getArray(3).getArray();
                tables.add(new Shape(rows.getString(1), rows.getString(2), Arrays.asList(columns)));
            }
        }
        return tables;
    }

    static List<BackupManifest.Sequence> sequences(Connection connection) throws SQLException {
        List<BackupManifest.Sequence> sequences = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(SEQUENCES)) {
            while (rows.next()) {
                sequences.add(new BackupManifest.Sequence(rows.getString(1), rows.getString(2), rows.getLong(3)));
            }
        }
        return sequences;
    }

    /** The migrations that were applied; none in a database that was never opened by a server. */
    static List<BackupManifest.Migration> migrations(Connection connection) throws SQLException {
        List<BackupManifest.Migration> migrations = new ArrayList<>();
        try (Statement statement = connection.createStatement()) {
            if (!exists(statement)) {
                return migrations;
            }
            try (ResultSet rows = statement.executeQuery(MIGRATIONS)) {
                while (rows.next()) {
                    migrations.add(new BackupManifest.Migration(rows.getString(1), rows.getInt(2)));
                }
            }
        }
        return migrations;
    }

    static String qualified(Statement statement, String schema, String name) throws SQLException {
        return statement.enquoteIdentifier(schema, true) + "." + statement.enquoteIdentifier(name, true);
    }

    static String columnList(Statement statement, List<String> columns) throws SQLException {
        List<String> quoted = new ArrayList<>();
        for (String column : columns) {
            quoted.add(statement.enquoteIdentifier(column, true));
        }
        return String.join(", ", quoted);
    }

    private static boolean exists(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("SELECT to_regclass('" + MIGRATIONS_TABLE + "') IS NOT NULL")) {
            return row.next() && row.getBoolean(1);
        }
    }
}
