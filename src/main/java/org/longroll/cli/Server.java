package org.longroll.cli;

import io.quarkus.runtime.Quarkus;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.longroll.database.EmbeddedDatabase;

/**
 * The server from its start to its end, with the database that it brings unless there is another.
 *
 * <p>The order of ending is the order of this code: the main thread leaves Quarkus, whose pool is closed by then, and
 * after that stops PostgreSQL. On a signal the JVM would not wait for the main thread, only for its hooks: Quarkus's
 * own one wakes the main thread up, and ours does nothing but hold the JVM until the main thread is through.
 */
final class Server {
    private static final int ENDING_SECONDS_MAX = 120;

    private final Path home;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean endRequested;
    private @Nullable Throwable failure;
    private int exitCode;

    Server(Path home) {
        this.home = home;
    }

    /** Serves until a signal comes; answers the exit code. */
    int serve() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::holdUntilEnded, "end of longroll"));
        try {
            System.setProperty("longroll.home", home.toString());
            if (DatabaseSettings.nameAnExternalDatabase()) {
                runQuarkus(Map.of());
            } else {
                serveEmbedded();
            }
        } finally {
            ended.countDown();
        }
        return exitCode;
    }

    private void serveEmbedded() {
        try (EmbeddedDatabase database = EmbeddedDatabase.start(home)) {
            // Nobody else gets into a database that this process brings up for itself.
            System.setProperty("longroll.alone", "true");
            runQuarkus(database.quarkusSettings());
        }
    }

    private void runQuarkus(Map<String, String> settings) {
        if (endRequested) {
            return;
        }
        settings.forEach(System::setProperty);
        Quarkus.run(null, this::remember);
        if (failure != null && !endRequested) {
            throw new IllegalStateException("Longroll did not start", failure);
        }
    }

    private void remember(int code, @Nullable Throwable cause) {
        exitCode = code;
        failure = cause;
    }

    private void holdUntilEnded() {
        endRequested = true;
        try {
            ended.await(ENDING_SECONDS_MAX, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
