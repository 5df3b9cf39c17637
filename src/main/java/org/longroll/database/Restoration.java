package org.longroll.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.postgresql.PGConnection;

/**
 * Restores a home from a backup.
 *
 * <p>The journal is built and checked in a draft inside the home; only then are its data and secrets put in place, by
 * renaming. Whatever was in those places is kept beside them: a restore deletes nothing.
 */
public final class Restoration implements AutoCloseable {
    private static final String MIGRATIONS = "classpath:db/migration";

    private final BackupFile backup;
    private final String migrations;
    private final Check check;

    /** A further check of the restored journal; it throws if the check fails. */
    @FunctionalInterface
    public interface Check {
        void verify(DatabaseAccess rebuilt) throws SQLException;
    }

    private Restoration(BackupFile backup, String migrations, Check check) {
        this.backup = backup;
        this.migrations = migrations;
        this.check = check;
    }

    /** Opens the backup and checks that it is complete; changes nothing. */
    public static Restoration from(Path file, Check check) {
        return from(file, MIGRATIONS, check);
    }

    static Restoration from(Path file, String migrations, Check check) {
        return new Restoration(BackupFile.open(file), migrations, check);
    }

    public BackupManifest manifest() {
        return backup.manifest();
    }

    /** Restores into a home that has no journal yet. */
    public void into(Path folder) {
        Home home = Home.at(folder);
        if (home.hasJournal()) {
            throw new DatabaseException("There is a journal in " + home.root()
                    + " already: nothing was changed. With --force it is put aside and the backup takes its place.");
        }
        restore(home);
    }

    /** Restores into any home, and answers the folder to which its old content was moved. */
    public Path over(Path folder) {
        return restore(Home.at(folder));
    }

    /**
     * Restores into a home that is thrown away, beside the journal of a home that may be in use: everything that a restore
     * checks is checked.
     */
    public void rehearse(Path folder) {
        Home rehearsal = Home.at(folder).rehearsal();
        try {
            discardDraft(rehearsal);
            rebuild(rehearsal);
            PostgresBinaries.deleteTree(rehearsal.root());
        } catch (IOException | SQLException e) {
            throw new DatabaseException("The backup could not be restored for a check: " + e.getMessage(), e);
        }
    }

    /** Ends and removes what a rehearsal has left that was killed. */
    public static void tidyRehearsal(Path folder) {
        try {
            discardDraft(Home.at(folder).rehearsal());
        } catch (IOException e) {
            throw new DatabaseException("The rest of a killed check cannot be removed: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            backup.close();
        } catch (IOException e) {
            throw new DatabaseException("The backup cannot be closed: " + e.getMessage(), e);
        }
    }

    private Path restore(Home home) {
        try {
            if (!Files.isDirectory(home.root())) {
                OwnerOnly.directory(home.root());
            }
            HomeLock lock = HomeLock.take(home.root());
            try (lock) {
                discardDraft(home.draft());
                rebuild(home.draft());
                return putInPlace(home);
            }
        } catch (IOException | SQLException e) {
            throw new DatabaseException(
                    "The backup could not be restored into " + home.root() + ": " + e.getMessage(), e);
        }
    }

    /** The server of an interrupted restore may still be running in its draft. */
    private static void discardDraft(Home draft) throws IOException {
        if (Files.exists(draft.root())) {
            PostgresServer.of(draft).stopOrphan();
            PostgresBinaries.deleteTree(draft.root());
        }
    }

    private void rebuild(Home draft) throws IOException, SQLException {
        try (EmbeddedDatabase database = EmbeddedDatabase.start(draft)) {
            migrate(database.access());
            try (Connection connection = database.access().superuser().getConnection()) {
                requireSameMigrations(connection);
                load(connection);
            }
            check.verify(database.access());
        } catch (IOException | SQLException | RuntimeException e) {
            PostgresBinaries.deleteTree(draft.root());
            throw e;
        }
        LocalSecrets secrets = LocalSecrets.in(draft.root());
        for (BackupManifest.Secret secret : manifest().secrets()) {
            secrets.put(secret.name(), backup.secret(secret));
        }
    }

    /**
     * Only as far as the backup's own schema; the next start of the server migrates further. The question mark lets
     * Flyway accept a version that it does not have; the comparison afterwards gives a better message.
     */
    private void migrate(DatabaseAccess access) {
        if (!manifest().migrations().isEmpty()) {
            Flyway.configure()
                    .dataSource(access.owner())
                    .locations(migrations)
                    .placeholders(Map.of("app_role", DatabaseAccess.APPLICATION))
                    .target(manifest().migrations().getLast().version() + "?")
                    .load()
                    .migrate();
        }
    }

    private void requireSameMigrations(Connection connection) throws SQLException {
        List<BackupManifest.Migration> ours = Catalogue.migrations(connection);
        if (!ours.equals(manifest().migrations())) {
            throw new DatabaseException("The backup's schema is not one that this Longroll can make: restore it with"
                    + " the Longroll that wrote it, or a newer one.");
        }
    }

    /** Triggers and foreign keys are off meanwhile: the rows were consistent when they were copied. */
    private void load(Connection connection) throws IOException, SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.execute("SET LOCAL session_replication_role = replica");
            for (BackupManifest.Table table : manifest().tables()) {
                load(connection, statement, table);
            }
        }
        try (PreparedStatement statement = connection.prepareStatement("SELECT setval(?::regclass, ?)")) {
            for (BackupManifest.Sequence sequence : manifest().sequences()) {
                statement.setString(1, Catalogue.qualified(statement, sequence.schema(), sequence.name()));
                statement.setLong(2, sequence.lastValue());
                statement.execute();
            }
        }
        connection.commit();
    }

    /** Rows that a migration inserted are in the backup too, so they are deleted first. */
    private void load(Connection connection, Statement statement, BackupManifest.Table table)
            throws IOException, SQLException {
        String name = Catalogue.qualified(statement, table.schema(), table.name());
        statement.execute("DELETE FROM " + name);
        String copy = "COPY " + name + " (" + Catalogue.columnList(statement, table.columns()) + ") FROM STDIN";
        try (InputStream rows = backup.rows(table)) {
            connection.unwrap(PGConnection.class).getCopyAPI().copyIn(copy, rows);
        }
        try (ResultSet count = statement.executeQuery("SELECT count(*) FROM " + name)) {
            if (!count.next() || count.getLong(1) != table.rows()) {
                throw new DatabaseException("The table " + name + " has " + count.getLong(1)
                        + " rows after the restore, but " + table.rows() + " were backed up.");
            }
        }
    }

    /** The data is moved last: a home without data is one whose restore did not finish. */
    private static Path putInPlace(Home home) throws IOException {
        Path aside = Files.createTempDirectory(home.root(), "replaced-");
        for (Path place : List.of(home.cluster(), home.secrets())) {
            if (Files.exists(place)) {
                Files.move(place, aside.resolve(place.getFileName()));
            }
        }
        Files.move(home.draft().secrets(), home.secrets());
        Files.move(home.draft().cluster(), home.cluster());
        PostgresBinaries.deleteTree(home.draft().root());
        return aside;
    }
}
