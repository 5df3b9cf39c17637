package org.longroll.cli;

import io.quarkus.runtime.Quarkus;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.longroll.database.EmbeddedDatabase;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

/**
 * Serves the journal until a signal comes.
 *
 * <p>The order of ending is the order of this code: the main thread leaves Quarkus, whose pool is closed by then, and
 * after that stops PostgreSQL. On a signal the JVM would not wait for the main thread, only for its hooks: Quarkus's
 * own one wakes the main thread up, and ours does nothing but hold the JVM until the main thread is through.
 */
@Command(
        name = "serve",
        description = "Serves the journal on http://localhost:8080 (QUARKUS_HTTP_PORT chooses another port).",
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
    private static final int ENDING_SECONDS_MAX = 120;

    @ParentCommand
    private Longroll longroll;

    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean endRequested;
    private @Nullable Throwable failure;
    private int exitCode;

    ServeCommand() {
        this(new Longroll());
    }

    ServeCommand(Longroll longroll) {
        this.longroll = longroll;
    }

    @Override
    public Integer call() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::holdUntilEnded, "end of longroll"));
        try {
            System.setProperty("longroll.home", longroll.home().toString());
            if (DatabaseSettings.nameAnExternalDatabase()) {
                runQuarkus(Map.of());
            } else {
                serveFrom(longroll.home());
            }
        } finally {
            ended.countDown();
        }
        return exitCode;
    }

    private void serveFrom(Path folder) {
        try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
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
