package org.longroll.ledger.postgres;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.exceptionsorter.PostgreSQLExceptionSorter;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.sql.DataSource;
import org.longroll.database.DatabaseAccess;
import org.longroll.testing.FreshDatabase;

/** A fresh, migrated database, and ledgers on it that each have a pool of their own as every node has. */
public final class LedgerDatabase implements AutoCloseable {

    private final FreshDatabase database;
    /** What is to be closed, the last opened first. */
    private final Deque<Runnable> open = new ArrayDeque<>();

    public LedgerDatabase() throws SQLException {
        database = FreshDatabase.migrated();
    }

    public PostgresLedger ledger() throws SQLException {
        return ledger(InstantSource.system());
    }

    public PostgresLedger ledger(InstantSource clock) throws SQLException {
        var ledger = new PostgresLedger(pool(4), clock);
        open.push(ledger::close);
        return ledger;
    }

    /** A pool like the server's, with the application's role. */
    public DataSource pool(int size) throws SQLException {
        var access = database.access();
        var pool = AgroalDataSource.from(
                new AgroalDataSourceConfigurationSupplier().connectionPoolConfiguration(connections -> connections
                        .maxSize(size)
                        // Short, because the pool sleeps through it where a connection is cut while being made.
                        .acquisitionTimeout(Duration.ofSeconds(1))
                        .exceptionSorter(new PostgreSQLExceptionSorter())
                        .connectionFactoryConfiguration(factory -> factory.jdbcUrl(access.url())
                                .principal(new NamePrincipal(DatabaseAccess.APPLICATION))
                                .credential(new SimplePassword(access.applicationPassword())))));
        open.push(pool::close);
        return pool;
    }

    public DataSource application() {
        return database.application();
    }

    public DataSource owner() {
        return database.owner();
    }

    public DataSource superuser() {
        return database.superuser();
    }

    /** Runs a statement as the schema's owner. */
    public void asOwner(String sql) throws SQLException {
        execute(owner(), sql);
    }

    /** Runs a statement as somebody whom neither rights nor triggers hold back. */
    public void tamper(String sql) throws SQLException {
        execute(superuser(), "set session_replication_role = replica; " + sql);
    }

    static void execute(DataSource source, String sql) throws SQLException {
        try (var connection = source.getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** The first column of what a query gives to the superuser. */
    public List<String> query(String sql) throws SQLException {
        try (var connection = superuser().getConnection();
                var statement = connection.createStatement();
                var rows = statement.executeQuery(sql)) {
            var values = new ArrayList<String>();
            while (rows.next()) {
                values.add(rows.getString(1));
            }
            return values;
        }
    }

    @Override
    public void close() throws SQLException {
        while (!open.isEmpty()) {
            open.pop().run();
        }
        database.close();
    }
}
