package org.longroll.cli;

import io.quarkus.runtime.Quarkus;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.longroll.database.EmbeddedDatabase;

/**
 * The server from its start to its end, with the embedded database unless another one is configured.
 *
 * <p>The order of shutdown is the order of this code: when Quarkus has ended, its pool is closed; then the main thread
 * stops PostgreSQL. On a signal the JVM waits only for its hooks, not for the main thread: the hook of Quarkus wakes
 * the main thread, and ours keeps the JVM alive until the main thread has finished.
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

    /** Serves until a signal; answers the exit code. */
    int serve() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::holdUntilEnded, "end of longroll"));
        try {
            var log = LogFile.in(home);
            System.setProperty("longroll.home", home.toString());
            log.map(LogFile::settings).orElse(Map.of()).forEach(System::setProperty);
            Proxies.named().forEach(System::setProperty);
            ScheduledBackups.plan().forEach(System::setProperty);
            if (DatabaseSettings.nameAnExternalDatabase()) {
                DatabaseSettings.requireSigningKey(home);
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
            // No other process writes to an embedded database.
            System.setProperty("longroll.alone", "true");
            EmbeddedHealth.watch(database);
            runQuarkus(database.quarkusSettings());
        }
    }

    private void runQuarkus(Map<String, String> settings) {
        if (endRequested) {
            return;
        }
        settings.forEach(System::setProperty);
        Quarkus.run(Serving.class, this::remember);
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
