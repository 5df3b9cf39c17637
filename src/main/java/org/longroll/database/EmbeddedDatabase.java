package org.longroll.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The PostgreSQL of one home, running for as long as this object is open.
 *
 * <p>A home is a folder with {@code postgresql} (the data directory), {@code runtime} (the unpacked programs), {@code
 * secrets}, {@code log} and {@code lock}. There is no shutdown hook here: the caller closes the database after the last
 * connection pool is closed.
 */
public final class EmbeddedDatabase implements AutoCloseable {
    private static final String DATABASE = "longroll";
    private static final String MAINTENANCE_DATABASE = "postgres";
    private static final String NO_SUCH_DATABASE = "3D000";
    private static final String SUPERUSER_SECRET = "database-superuser";
    private static final Pattern UNQUOTABLE = Pattern.compile("[\"$`\\\\\\n]");
    private static final List<String> DURABILITY = List.of("fsync", "synchronous_commit", "full_page_writes");

    private final HomeLock lock;
    private final PostgresServer server;
    private final DatabaseAccess access;
    private final PostgresSupervisor supervisor;
    private final AtomicBoolean closed = new AtomicBoolean();

    private EmbeddedDatabase(HomeLock lock, PostgresServer server, DatabaseAccess access) {
        this.lock = lock;
        this.server = server;
        this.access = access;
        this.supervisor = new PostgresSupervisor(server, access.port());
        supervisor.begin();
    }

    /** Starts the database of a home: created on the first start, recovered after a crash. */
    public static EmbeddedDatabase start(Path home) {
        return start(Home.at(home));
    }

    /** The database of a home that another process is running at this moment. */
    public static Optional<DatabaseAccess> running(Path folder) {
        Home home = Home.at(folder);
        try {
            return PostgresServer.of(home)
                    .runningServer()
                    .map(postmaster -> access(LocalSecrets.in(home.root()), postmaster.port(), DATABASE));
        } catch (IOException e) {
            throw new DatabaseException("The database in " + folder + " cannot be found: " + e.getMessage(), e);
        }
    }

    /** Works on an existing journal, whether its server is running or not. */
    public static <T> T use(Path folder, Function<DatabaseAccess, T> work) {
        if (!Home.at(folder).hasJournal()) {
            throw new DatabaseException("There is no journal in " + folder + ".");
        }
        Optional<DatabaseAccess> running = running(folder);
        if (running.isPresent()) {
            return work.apply(running.get());
        }
        try (EmbeddedDatabase database = start(folder)) {
            return work.apply(database.access());
        }
    }

    static EmbeddedDatabase start(Home home) {
        try {
            requireUsable(home.root());
            HomeLock lock = HomeLock.take(home.root());
            try {
                return start(home, lock);
            } catch (IOException | SQLException | RuntimeException e) {
                lock.close();
                throw e;
            }
        } catch (IOException | SQLException e) {
            throw new DatabaseException("The database in " + home.root() + " cannot be started: " + e.getMessage(), e);
        }
    }

    public DatabaseAccess access() {
        return access;
    }

    /** Whether it runs now, and how often it had to be started again. */
    public DatabaseCondition condition() {
        return supervisor.condition();
    }

    public Map<String, String> quarkusSettings() {
        return access.quarkusSettings();
    }

    /** Stops PostgreSQL, ending all sessions, and releases the home; a second call does nothing. */
    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            supervisor.close();
            try (lock) {
                server.stop();
            } catch (IOException e) {
                throw new DatabaseException("PostgreSQL did not stop cleanly: " + e.getMessage(), e);
            }
        }
    }

    private static EmbeddedDatabase start(Home home, HomeLock lock) throws IOException, SQLException {
        if (!home.hasJournal() && Files.exists(home.draft().root())) {
            throw new DatabaseException("A restore into " + home.root() + " did not finish: run it again.");
        }
        LocalSecrets secrets = LocalSecrets.in(home.root());
        PostgresServer server = PostgresServer.of(home);
        server.rollLog();
        server.stopOrphan();
        boolean firstStart = !home.hasJournal();
        if (firstStart) {
            server.initialise(secrets.fileOf(SUPERUSER_SECRET));
        }
        DatabaseAccess access = access(secrets, server.start(), DATABASE);
        try {
            if (firstStart) {
                createDatabase(access);
            }
            try (Connection connection = connect(access)) {
                requireDurable(connection);
                access.prepareRoles(connection);
            }
            return new EmbeddedDatabase(lock, server, access);
        } catch (SQLException | RuntimeException e) {
            server.stop();
            throw e;
        }
    }

    private static void createDatabase(DatabaseAccess access) throws SQLException {
        access.on(MAINTENANCE_DATABASE).createDatabase(DATABASE);
    }

    /** The database is missing if the first start was interrupted. */
    private static Connection connect(DatabaseAccess access) throws SQLException {
        try {
            return access.superuser().getConnection();
        } catch (SQLException e) {
            if (!NO_SUCH_DATABASE.equals(e.getSQLState())) {
                throw e;
            }
            createDatabase(access);
            return access.superuser().getConnection();
        }
    }

    private static void requireDurable(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String setting : DURABILITY) {
                try (ResultSet row = statement.executeQuery("SHOW " + setting)) {
                    if (!row.next() || !"on".equals(row.getString(1))) {
                        throw new DatabaseException("PostgreSQL runs with " + setting + " = " + row.getString(1)
                                + " and could lose what it has acknowledged: undo it with ALTER SYSTEM RESET "
                                + setting + ".");
                    }
                }
            }
        }
    }

    private static DatabaseAccess access(LocalSecrets secrets, int port, String database) {
        return new DatabaseAccess(
                port,
                database,
                secrets.secret(SUPERUSER_SECRET),
                secrets.secret("database-owner"),
                secrets.secret("database-application"));
    }

    /** PostgreSQL's own programs pass paths to a shell in double quotes. */
    private static void requireUsable(Path home) throws IOException {
        if (!PostgresBinaries.isWindows() && UNQUOTABLE.matcher(home.toString()).find()) {
            throw new DatabaseException("PostgreSQL cannot use the folder " + home
                    + ": choose a folder without \", $, ` and \\ in its path.");
        }
        if (!Files.isDirectory(home)) {
            OwnerOnly.directory(home);
        }
    }
}
