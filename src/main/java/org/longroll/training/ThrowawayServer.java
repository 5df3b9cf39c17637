package org.longroll.training;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.longroll.database.DatabaseAccess;

/** A whole server in its own process, from the jar of this program, on a free port of the loopback. */
public final class ThrowawayServer implements AutoCloseable {

    private static final Duration READY_MAX = Duration.ofMinutes(2);

    /** A server in training writes its cache when it ends. */
    private static final int ENDING_SECONDS_MAX = 180;

    private static final int POLL_MILLIS = 5;

    /** All clients of the bench come from one address, and none of them rests. */
    private static final Map<String, String> UNLIMITED = Map.of(
            "LONGROLL_GATE_CALLS_OF_AN_ADDRESS", "20000",
            "LONGROLL_RATE_CALLS_OF_AN_ADDRESS", "1000000 at once, 1000000 a second",
            "LONGROLL_RATE_CALLS_OF_A_SEAT", "1000000 at once, 1000000 a second",
            "LONGROLL_RATE_STARTS_OF_AN_ADDRESS", "1000000 at once, 1000000 a second");

    /** Settings of the operator's own server; the servers of a training or a bench do not get them. */
    private static final Pattern SETTINGS = Pattern.compile("LONGROLL_|QUARKUS_|KAFKA_|OTEL_");

    private final Process process;
    private final URI address;
    private final double millisUntilReady;

    private ThrowawayServer(Process process, URI address) throws IOException, InterruptedException {
        var begin = System.nanoTime();
        this.process = process;
        this.address = address;
        awaitReady();
        this.millisUntilReady = (System.nanoTime() - begin) / 1e6;
    }

    /** On its own home, with the embedded PostgreSQL and without the AOT cache. */
    public static ThrowawayServer startPlain(Path home) throws IOException, InterruptedException {
        return start(home, Map.of(), List.of());
    }

    /** On a database of the bench, with the AOT cache if this process has one. */
    public static ThrowawayServer start(Path home, DatabaseAccess database) throws IOException, InterruptedException {
        var settings = new HashMap<>(database.quarkusSettings());
        settings.put("longroll.signing.key", signingKey());
        return start(home, settings, cacheOfThisProcess());
    }

    private static String signingKey() throws IOException, InterruptedException {
        var printing =
                program(List.of(), List.of("signing-key", "--make", "bench")).start();
        var key = new String(printing.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
        if (printing.waitFor() != 0) {
            throw new IOException("no signing key was made");
        }
        return key;
    }

    /** On its own home, recording for an AOT cache, as the JVM's arguments say. */
    static ThrowawayServer inTraining(Path home, List<String> jvmArguments) throws IOException, InterruptedException {
        return start(home, Map.of(), jvmArguments);
    }

    private static List<String> cacheOfThisProcess() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-XX:AOTCache=") || argument.startsWith("-Xlog:aot"))
                .toList();
    }

    private static ThrowawayServer start(Path home, Map<String, String> settings, List<String> jvmArguments)
            throws IOException, InterruptedException {
        int port;
        try (var socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        var builder = program(jvmArguments, List.of()).redirectErrorStream(true);
        builder.redirectOutput(home.resolveSibling(home.getFileName() + ".log").toFile());
        settings.forEach((name, value) ->
                builder.environment().put(name.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_"), value));
        builder.environment()
                .putAll(Map.of(
                        "LONGROLL_HOME", home.toString(),
                        "LONGROLL_ALONE", "true",
                        "LONGROLL_SECRET", "one secret for all servers of the bench",
                        "LONGROLL_BENCH_CONSTANT", "true",
                        "LONGROLL_LIVE_LIMIT_PER_BATTLE", "10000",
                        "QUARKUS_HTTP_PORT", Integer.toString(port),
                        "QUARKUS_HTTP_HOST", "127.0.0.1"));
        builder.environment().putAll(UNLIMITED);
        return new ThrowawayServer(builder.start(), URI.create("http://127.0.0.1:" + port));
    }

    /** This program with other arguments. */
    public static ProcessBuilder program(List<String> jvmArguments, List<String> arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvmArguments);
        command.addAll(List.of("-jar", jar()));
        command.addAll(arguments);
        var builder = new ProcessBuilder(command);
        builder.environment().keySet().removeIf(name -> SETTINGS.matcher(name).lookingAt());
        return builder;
    }

    /** A bench has classes of its own after the jar. */
    private static String jar() {
        return System.getProperty("java.class.path").split(File.pathSeparator, 2)[0];
    }

    public URI address() {
        return address;
    }

    public double millisUntilReady() {
        return millisUntilReady;
    }

    /** From /proc; NaN on systems without it. */
    public double residentMegabytes() throws IOException {
        var status = Path.of("/proc", Long.toString(process.pid()), "status");
        if (!Files.exists(status)) {
            return Double.NaN;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElse(Double.NaN);
    }

    private void awaitReady() throws IOException, InterruptedException {
        var end = System.nanoTime() + READY_MAX.toNanos();
        while (!isReady()) {
            if (process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS) || System.nanoTime() > end) {
                close();
                throw new IOException("a server of the bench did not get ready");
            }
        }
    }

    private boolean isReady() {
        try (var line = new HttpLine(address)) {
            return line.get("/q/health/ready", "").status() == 200;
        } catch (IOException nobodyListensYet) {
            return false;
        }
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(ENDING_SECONDS_MAX, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
