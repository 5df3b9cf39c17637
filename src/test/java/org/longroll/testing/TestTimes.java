package org.longroll.testing;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.LauncherDiscoveryListener;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/**
 * Notes how long each test class took, each start of the application and each search for tests, one line each, in
 * {@code target/test-times}. At the end of the build {@code src/test/tools/SlowestTests.java} lists the slowest of them.
 */
public final class TestTimes implements TestExecutionListener, LauncherDiscoveryListener {
    private static final Path FILE =
            Path.of("target", "test-times", ProcessHandle.current().pid() + ".tsv");

    private final Map<String, Mark> running = new HashMap<>();
    private Mark searching;

    private record Mark(long nanos, long processorNanos) {
        static Mark now() {
            var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
            return new Mark(System.nanoTime(), system.getProcessCpuTime());
        }
    }

    /** Notes a start of the application: of which kind, by which test, and how long it took. */
    public static void noteStart(String kind, Duration took) {
        note("start", kind, took, Duration.ZERO);
    }

    @Override
    public void launcherDiscoveryStarted(LauncherDiscoveryRequest request) {
        searching = Mark.now();
    }

    /** Quarkus builds the application of each test profile while the launcher searches for tests. */
    @Override
    public void launcherDiscoveryFinished(LauncherDiscoveryRequest request) {
        note("search", "for tests", searching);
    }

    @Override
    public synchronized void executionStarted(TestIdentifier test) {
        if (isClass(test)) {
            running.put(test.getUniqueId(), Mark.now());
        }
    }

    @Override
    public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
        var start = running.remove(test.getUniqueId());
        if (start != null) {
            note("class", ((ClassSource) test.getSource().orElseThrow()).getClassName(), start);
        }
    }

    /** Outer classes only: the time of a nested class is part of the outer one's. A suite is no test. */
    private static boolean isClass(TestIdentifier test) {
        return test.isContainer()
                && !test.getUniqueIdObject().getLastSegment().getType().equals("suite")
                && test.getSource()
                        .filter(ClassSource.class::isInstance)
                        .map(source -> ((ClassSource) source).getClassName())
                        .filter(name -> !name.contains("$"))
                        .isPresent();
    }

    private static void note(String kind, String name, Mark start) {
        var end = Mark.now();
        note(
                kind,
                name,
                Duration.ofNanos(end.nanos - start.nanos),
                Duration.ofNanos(end.processorNanos - start.processorNanos));
    }

    private static void note(String kind, String name, Duration took, Duration processor) {
        try {
            Files.createDirectories(FILE.getParent());
            Files.writeString(
                    FILE,
                    "%s\t%s\t%d\t%d%n".formatted(kind, name, took.toMillis(), processor.toMillis()),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
