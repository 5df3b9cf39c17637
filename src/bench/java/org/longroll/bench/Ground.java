package org.longroll.bench;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.longroll.database.DatabaseAccess;
import org.longroll.database.EmbeddedDatabase;

/** A durable PostgreSQL in a temporary home, with a database for each contender. */
public final class Ground implements AutoCloseable {

    private final Path home;
    private final EmbeddedDatabase server;
    private final Deque<Runnable> open = new ArrayDeque<>();

    private Ground(Path home, EmbeddedDatabase server) {
        this.home = home;
        this.server = server;
    }

    public static Ground lay() throws IOException {
        var home = Files.createTempDirectory("longroll-bench-");
        return new Ground(home, EmbeddedDatabase.start(home));
    }

    /** A new database with the journal's tables, indexes, triggers and rights. */
    DatabaseAccess journal(String name) throws SQLException {
        var database = server.access().createDatabase(name);
        Flyway.configure()
                .dataSource(database.owner())
                .locations("classpath:db/migration")
                .placeholders(Map.of("app_role", DatabaseAccess.APPLICATION))
                .load()
                .migrate();
        return database;
    }

    /** A new empty database, for a journal that creates its own tables. */
    DatabaseAccess empty(String name) throws SQLException {
        return server.access().createDatabase(name);
    }

    DataSource pool(DatabaseAccess database, int size) throws SQLException {
        var pool = AgroalDataSource.from(
                new AgroalDataSourceConfigurationSupplier().connectionPoolConfiguration(connections -> connections
                        .maxSize(size)
                        .connectionFactoryConfiguration(factory -> factory.jdbcUrl(database.url())
                                .principal(new NamePrincipal(DatabaseAccess.APPLICATION))
                                .credential(new SimplePassword(database.applicationPassword())))));
        atEnd(pool::close);
        return pool;
    }

    /** A folder that is deleted with the home. */
    Path folder(String name) {
        return home.resolve(name);
    }

    /** Registers an action to run before the server stops, the last one first. */
    void atEnd(Runnable closing) {
        open.push(closing);
    }

    @Override
    public void close() throws IOException {
        try (server) {
            while (!open.isEmpty()) {
                open.pop().run();
            }
        }
        try (var paths = Files.walk(home)) {
            paths.sorted(Comparator.reverseOrder()).forEach(Ground::delete);
        }
    }

    private static void delete(Path path) {
        try {
            Files.delete(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
