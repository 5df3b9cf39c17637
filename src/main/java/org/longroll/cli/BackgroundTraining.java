package org.longroll.cli;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Trains the AOT cache of later starts while this server serves: in a process of the lowest priority, begun when the
 * processors have been idle for a while, ended with this server. A machine that is never idle is left alone, and the next
 * start tries again.
 */
final class BackgroundTraining implements AutoCloseable {

    /** The start script names the file to write, if there is none that fits the program. */
    private static final String CACHE = "longroll.aot.train";

    private static final Logger LOG = Logger.getLogger(BackgroundTraining.class);
    private static final double IDLE_MAX = 0.4;
    private static final int IDLE_SAMPLES = 4;
    private static final Duration SAMPLE = Duration.ofSeconds(5);

    private final Path cache;
    private final List<String> command;
    private final DoubleSupplier load;
    private final Duration sample;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Object starting = new Object();
    private final Thread thread =
            Thread.ofPlatform().daemon().name("AOT training").unstarted(this::run);
    private @Nullable Process process;

    BackgroundTraining(Path cache, List<String> command, DoubleSupplier load, Duration sample) {
        this.cache = cache;
        this.command = command;
        this.load = load;
        this.sample = sample;
    }

    /** The training that the start script asks for, if it does. */
    static Optional<BackgroundTraining> asAsked() {
        return Optional.ofNullable(System.getProperty(CACHE)).map(name -> {
            var machine = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
            var cache = Path.of(name);
            return new BackgroundTraining(cache, command(cache), machine::getCpuLoad, SAMPLE);
        });
    }

    BackgroundTraining begin() {
        thread.start();
        return this;
    }

    /** Returns whether it has ended within the time. */
    boolean awaitEnd(Duration patience) throws InterruptedException {
        return thread.join(patience);
    }

    private void run() {
        try {
            if (awaitIdleness() && start()) {
                int code = Objects.requireNonNull(process, "started").waitFor();
                if (code == 0) {
                    LOG.info("The next start will be faster: its AOT cache is ready");
                } else if (!isEnded()) {
                    LOG.infof(
                            "The AOT cache could not be made (%d); starts stay as they are until the next build", code);
                    Files.createDirectories(cache.toAbsolutePath().getParent());
                    Files.writeString(cache.resolveSibling(cache.getFileName() + ".failed"), "");
                }
            }
        } catch (IOException e) {
            LOG.info("The AOT cache could not be made: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns whether it is worth starting: not if the server has ended meanwhile. */
    private boolean awaitIdleness() throws InterruptedException {
        for (int idle = 0; idle < IDLE_SAMPLES; ) {
            if (ended.await(sample.toMillis(), TimeUnit.MILLISECONDS)) {
                return false;
            }
            double now = load.getAsDouble();
            idle = now >= 0 && now < IDLE_MAX ? idle + 1 : 0;
        }
        return true;
    }

    private boolean start() throws IOException {
        synchronized (starting) {
            if (isEnded()) {
                return false;
            }
            process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(Redirect.DISCARD)
                    .start();
            return true;
        }
    }

    private boolean isEnded() {
        return ended.getCount() == 0;
    }

    /** The process ends in order, with its own server and database, and this one does not wait for it. */
    @Override
    public void close() {
        synchronized (starting) {
            ended.countDown();
            if (process != null) {
                process.destroy();
            }
        }
    }

    /** This program, started as this one was, so that the cache fits. */
    private static List<String> command(Path cache) {
        var command = new ArrayList<String>();
        if (!System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows")) {
            command.addAll(List.of("nice", "-n", "19"));
        }
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> !argument.startsWith("-D" + CACHE) && !argument.startsWith("-javaagent:"))
                .forEach(command::add);
        command.addAll(List.of("-jar", System.getProperty("java.class.path"), "train", cache.toString()));
        return command;
    }
}
