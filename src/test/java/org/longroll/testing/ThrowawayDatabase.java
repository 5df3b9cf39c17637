package org.longroll.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.longroll.database.DatabaseAccess;
import org.longroll.database.EmbeddedDatabase;

/**
 * The one PostgreSQL of a test run: durable like the real one, in a folder that goes away with the JVM.
 *
 * <p>Use {@code @QuarkusTestResource(ThrowawayDatabase.class)} on a Quarkus test and {@link FreshDatabase} in any
 * other. Quarkus loads test classes in several class loaders, so what they share is kept in system properties.
 */
public final class ThrowawayDatabase implements QuarkusTestResourceLifecycleManager {
    private static final String PREFIX = "longroll.test.database.";

    /** When the application began to start, until its first test. */
    private @Nullable Long startedAtNanos;

    @Override
    public Map<String, String> start() {
        startedAtNanos = System.nanoTime();
        return access().quarkusSettings();
    }

    @Override
    public void inject(Object test) {
        if (startedAtNanos != null) {
            var took = Duration.ofNanos(System.nanoTime() - startedAtNanos);
            TestTimes.noteStart("in the tests' JVM, for " + test.getClass().getSimpleName(), took);
            startedAtNanos = null;
        }
    }

    /** The server serves the whole run: the JVM's end stops it. */
    @Override
    public void stop() {}

    /** The server's own first database, which the Quarkus tests run on. */
    public static DatabaseAccess access() {
        Properties shared = System.getProperties();
        synchronized (shared) {
            if (!shared.containsKey(PREFIX + "port")) {
                share(startUntilTheEnd(), shared);
            }
            return new DatabaseAccess(
                    Integer.parseInt(shared.getProperty(PREFIX + "port")),
                    shared.getProperty(PREFIX + "name"),
                    shared.getProperty(PREFIX + "superuser"),
                    shared.getProperty(PREFIX + "owner"),
                    shared.getProperty(PREFIX + "application"));
        }
    }

    private static void share(DatabaseAccess access, Properties shared) {
        shared.setProperty(PREFIX + "port", Integer.toString(access.port()));
        shared.setProperty(PREFIX + "name", access.database());
        shared.setProperty(PREFIX + "superuser", access.superuserPassword());
        shared.setProperty(PREFIX + "owner", access.ownerPassword());
        shared.setProperty(PREFIX + "application", access.applicationPassword());
    }

    private static DatabaseAccess startUntilTheEnd() {
        try {
            Path home = TestHomes.create();
            EmbeddedDatabase database = EmbeddedDatabase.start(home);
            Runtime.getRuntime()
                    .addShutdownHook(new Thread(
                            () -> {
                                database.close();
                                TestHomes.delete(home);
                            },
                            "throwaway-database"));
            return database.access();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
