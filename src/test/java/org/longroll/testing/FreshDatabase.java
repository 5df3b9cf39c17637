package org.longroll.testing;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.longroll.database.DatabaseAccess;

/** A database of a test's own on the {@linkplain ThrowawayDatabase throwaway server}, dropped when closed. */
public final class FreshDatabase implements AutoCloseable {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private final DatabaseAccess server;
    private final DatabaseAccess database;

    private FreshDatabase(DatabaseAccess server, DatabaseAccess database) {
        this.server = server;
        this.database = database;
    }

    /** An empty one: the roles have their rights, no migration has run. */
    public static FreshDatabase empty() throws SQLException {
        DatabaseAccess server = ThrowawayDatabase.access();
        String name = "fresh_" + System.identityHashCode(COUNT) + "_" + COUNT.incrementAndGet();
        return new FreshDatabase(server, server.createDatabase(name));
    }

    /** One with every migration applied. */
    public static FreshDatabase migrated() throws SQLException {
        FreshDatabase fresh = empty();
        Flyway.configure()
                .dataSource(fresh.owner())
                .locations("classpath:db/migration")
                .placeholders(Map.of("app_role", DatabaseAccess.APPLICATION))
                .load()
                .migrate();
        return fresh;
    }

    public DatabaseAccess access() {
        return database;
    }

    public DataSource superuser() {
        return database.superuser();
    }

    public DataSource owner() {
        return database.owner();
    }

    public DataSource application() {
        return database.application();
    }

    @Override
    public void close() throws SQLException {
        try (Connection connection = server.superuser().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("DROP DATABASE " + database.database() + " WITH (FORCE)");
        }
    }
}
