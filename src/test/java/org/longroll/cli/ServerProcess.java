package org.longroll.cli;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.longroll.testing.TestTimes;

/** The packaged program in a process of its own, as a person would start it. */
final class ServerProcess implements AutoCloseable {
    private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");
    private static final Duration READY_WITHIN = Duration.ofMinutes(3);
    private static final Duration ENDED_WITHIN = Duration.ofMinutes(3);
    private static final Duration THREADS_WITHIN = Duration.ofSeconds(5);
    private static final Duration POLL = Duration.ofMillis(50);

    /** All clients of a test come from one address, and none of them rests. */
    private static final Map<String, String> UNLIMITED = Map.of(
            "LONGROLL_GATE_CALLS_OF_AN_ADDRESS", "20000",
            "LONGROLL_RATE_CALLS_OF_AN_ADDRESS", "1000000 at once, 1000000 a second",
            "LONGROLL_RATE_CALLS_OF_A_SEAT", "1000000 at once, 1000000 a second",
            "LONGROLL_RATE_STARTS_OF_AN_ADDRESS", "1000000 at once, 1000000 a second");

    /** A server of a test has no time for the second compiler. */
    static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final Process process;
    private final Path output;
    private final int port;
    private final long startedAtNanos = System.nanoTime();

    private ServerProcess(Process process, Path output, int port) {
        this.process = process;
        this.output = output;
        this.port = port;
    }

    static ServerProcess start(Path home, String... arguments) throws IOException {
        return start(java(QUICK), JAR, home, Map.of(), arguments);
    }

    static ServerProcess startWith(Path home, Map<String, String> environment, String... arguments) throws IOException {
        return start(java(QUICK), JAR, home, environment, arguments);
    }

    static ServerProcess startWith(List<String> jvm, Path home, Map<String, String> environment) throws IOException {
        return start(java(jvm), JAR, home, environment);
    }

    /** Writes an AOT cache for servers that are started with these arguments of the JVM, and answers theirs with it. */
    static List<String> trained(List<String> jvm, Path cache) throws IOException, InterruptedException {
        var command = new ArrayList<>(java(jvm));
        command.addAll(List.of("-jar", JAR.toString(), "train", cache.toString()));
        var training = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(Redirect.DISCARD)
                .start();
        if (training.waitFor() != 0) {
            throw new AssertionError("no cache was written");
        }
        return Stream.concat(jvm.stream(), Stream.of("-XX:AOTCache=" + cache)).toList();
    }

    private static List<String> java(List<String> jvm) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Stream.concat(Stream.of(java), jvm.stream()).toList();
    }

    /** Starts a copy of the program as another user; {@code asUser} is the command that becomes that user. */
    static ServerProcess startAs(List<String> asUser, Path jar, Path home) throws IOException {
        return start(Stream.concat(asUser.stream(), java(QUICK).stream()).toList(), jar, home, Map.of());
    }

    private static ServerProcess start(
            List<String> java, Path jar, Path home, Map<String, String> environment, String... arguments)
            throws IOException {
        int port = freePort();
        List<String> command = new ArrayList<>(java);
        command.addAll(List.of("-jar", jar.toString()));
        command.addAll(List.of(arguments));
        Path output = Files.createTempFile("longroll-server-", ".log");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().put("LONGROLL_HOME", home.toString());
        builder.environment().put("QUARKUS_HTTP_HOST", "127.0.0.1");
        builder.environment().put("QUARKUS_HTTP_PORT", Integer.toString(port));
        builder.environment().putAll(UNLIMITED);
        builder.environment().putAll(environment);
        return new ServerProcess(builder.start(), output, port);
    }

    ServerProcess awaitReady() throws IOException, InterruptedException {
        return awaitReady(READY_WITHIN);
    }

    ServerProcess awaitReady(Duration patience) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (!isReady()) {
            if (!process.isAlive() || System.nanoTime() > deadline) {
                var said = outputAndThreads();
                process.destroyForcibly();
                throw new AssertionError("not ready: " + said);
            }
            process.waitFor(POLL.toMillis(), TimeUnit.MILLISECONDS);
        }
        TestTimes.noteStart("a server of " + test(), Duration.ofNanos(System.nanoTime() - startedAtNanos));
        return this;
    }

    /** The test on whose thread this runs. */
    private static String test() {
        return StackWalker.getInstance().walk(frames -> frames.map(frame -> frame.getClassName())
                .filter(name -> name.matches(".*(IT|Test|Run|Bench)"))
                .map(name -> name.substring(name.lastIndexOf('.') + 1))
                .findFirst()
                .orElse("another thread"));
    }

    /** Where it listens. */
    URI address() {
        return URI.create("http://127.0.0.1:" + port);
    }

    long pid() {
        return process.pid();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Asks it to end, as {@code kill} or Ctrl-C do, and waits until it has. */
    ServerProcess signal(String signal) throws IOException, InterruptedException {
        kill(signal);
        awaitExit();
        return this;
    }

    /** Its exit code. */
    int awaitExit() throws IOException, InterruptedException {
        if (!process.waitFor(ENDED_WITHIN.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("still running: " + outputAndThreads());
        }
        return process.exitValue();
    }

    private String outputAndThreads() throws IOException, InterruptedException {
        kill("QUIT");
        process.waitFor(THREADS_WITHIN.toSeconds(), TimeUnit.SECONDS);
        return output();
    }

    private void kill(String signal) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor();
    }

    String output() throws IOException {
        return Files.readString(output);
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(ENDED_WITHIN.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Files.delete(output);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    boolean isReady() throws InterruptedException {
        return isUp("/q/health/ready");
    }

    /** Whether it says that an entry can be recorded. */
    boolean isWriting() throws InterruptedException {
        return isUp("/q/health/group/writing");
    }

    private boolean isUp(String light) throws InterruptedException {
        try {
            var request = HttpRequest.newBuilder(address().resolve(light)).build();
            return CLIENT.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        }
    }
}
