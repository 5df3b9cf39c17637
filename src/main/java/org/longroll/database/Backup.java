package org.longroll.database;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.postgresql.PGConnection;

/**
 * Copies a journal into one file: every table as of one instant, and the secrets that its seat keys are made from. The
 * passwords of the database are not copied; a restored home makes its own.
 */
public final class Backup {
    private static final String DATABASE_SECRETS = "database-";

    private final LocalSecrets secrets;
    private final ZipOutputStream zip;

    private Backup(LocalSecrets secrets, ZipOutputStream zip) {
        this.secrets = secrets;
        this.zip = zip;
    }

    /** Backs up a home, whether its server is running or not. The file appears when it is complete and checked. */
    public static BackupManifest write(Path home, Path file) {
        if (Files.exists(file)) {
            throw new DatabaseException(file + " exists already: choose another name or move it away.");
        }
        return EmbeddedDatabase.use(home, access -> write(access, LocalSecrets.in(home), file));
    }

    static BackupManifest write(DatabaseAccess access, LocalSecrets secrets, Path file) {
        Path target = file.toAbsolutePath();
        try {
            Path draft = OwnerOnly.temporaryFile(target);
            try {
                BackupManifest manifest = writeDraft(access, secrets, draft);
                BackupFile.open(draft).close();
                Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
                return manifest;
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException | SQLException e) {
            throw new DatabaseException("The backup " + file + " could not be made: " + e.getMessage(), e);
        }
    }

    private static BackupManifest writeDraft(DatabaseAccess access, LocalSecrets secrets, Path draft)
            throws IOException, SQLException {
        BackupManifest manifest;
        try (Connection connection = access.superuser().getConnection();
                var zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(draft)))) {
            List<Catalogue.Shape> tables = Catalogue.tables(connection);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setReadOnly(true);
            connection.setAutoCommit(false);
            keepFromTruncation(connection, tables);
            manifest = new Backup(secrets, zip).copy(connection);
            zip.setComment(BackupFile.unsealed());
        }
        BackupFile.seal(draft);
        return manifest;
    }

    /** Truncation also affects older snapshots, so the tables are locked before the first query takes the snapshot. */
    private static void keepFromTruncation(Connection connection, List<Catalogue.Shape> tables) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (Catalogue.Shape table : tables) {
                statement.execute("LOCK TABLE " + Catalogue.qualified(statement, table.schema(), table.name())
                        + " IN ACCESS SHARE MODE");
            }
        }
    }

    /** The manifest goes last, when all digests are known. */
    private BackupManifest copy(Connection connection) throws IOException, SQLException {
        var manifest = new BackupManifest(
                BackupManifest.FORMAT,
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                Catalogue.migrations(connection),
                copyTables(connection),
                Catalogue.sequences(connection),
                copySecrets());
        zip.putNextEntry(new ZipEntry(BackupFile.MANIFEST));
        zip.write(BackupFile.JSON.writeValueAsBytes(manifest));
        zip.closeEntry();
        return manifest;
    }

    private List<BackupManifest.Table> copyTables(Connection connection) throws IOException, SQLException {
        List<BackupManifest.Table> tables = new ArrayList<>();
        for (Catalogue.Shape shape : Catalogue.tables(connection)) {
            tables.add(copyTable(connection, shape));
        }
        return tables;
    }

    private BackupManifest.Table copyTable(Connection connection, Catalogue.Shape shape)
            throws IOException, SQLException {
        var unread = new BackupManifest.Table(shape.schema(), shape.name(), shape.columns(), 0, "");
        zip.putNextEntry(new ZipEntry(unread.entry()));
        MessageDigest digest = BackupFile.sha256();
        long rows;
        try (Statement statement = connection.createStatement()) {
            String copy = "COPY (SELECT " + Catalogue.columnList(statement, shape.columns()) + " FROM "
                    + Catalogue.qualified(statement, shape.schema(), shape.name()) + ") TO STDOUT";
            OutputStream counted = new DigestOutputStream(zip, digest);
            rows = connection.unwrap(PGConnection.class).getCopyAPI().copyOut(copy, counted);
        }
        zip.closeEntry();
        return new BackupManifest.Table(shape.schema(), shape.name(), shape.columns(), rows, BackupFile.hex(digest));
    }

    private List<BackupManifest.Secret> copySecrets() throws IOException {
        List<BackupManifest.Secret> copied = new ArrayList<>();
        for (String name : secrets.names()) {
            if (!name.startsWith(DATABASE_SECRETS)) {
                byte[] secret = secrets.secret(name).getBytes(StandardCharsets.UTF_8);
                MessageDigest digest = BackupFile.sha256();
                digest.update(secret);
                var entry = new BackupManifest.Secret(name, BackupFile.hex(digest));
                zip.putNextEntry(new ZipEntry(entry.entry()));
                zip.write(secret);
                zip.closeEntry();
                copied.add(entry);
            }
        }
        return copied;
    }
}
