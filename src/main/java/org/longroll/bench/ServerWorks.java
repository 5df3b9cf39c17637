package org.longroll.bench;

import java.io.IOException;
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
import java.util.concurrent.TimeUnit;
import org.longroll.bench.Work.Contender;
import org.longroll.bench.Work.Way;

/** What a whole server costs: how long it takes to be ready, on a home that exists, and how much memory it has then. */
public final class ServerWorks {

    private static final Duration READY_MAX = Duration.ofMinutes(2);
    private static final int ENDING_SECONDS_MAX = 60;

    private final Path home;
    private final List<String> command;

    private ServerWorks(Path home, List<String> command) {
        this.home = home;
        this.command = command;
    }

    /** A server from the jar that this program was started from, in a home under the bench's own. */
    public static ServerWorks of(Ground ground) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-jar", System.getProperty("java.class.path")));
        return new ServerWorks(ground.folder("server"), command);
    }

    public List<Work> works() {
        var memory = new double[] {Double.NaN};
        return List.of(
                new Work(
                        "start until ready",
                        "ms",
                        List.of(new Way(Contender.LONGROLL, time -> {
                            var started = start();
                            memory[0] = started.megabytes();
                            return Measure.of(started.millis());
                        })),
                        List.of()),
                new Work(
                        "memory when ready, PostgreSQL not counted",
                        "MB",
                        List.of(new Way(Contender.LONGROLL, time -> Measure.of(memory[0]))),
                        List.of()));
    }

    private record Started(double millis, double megabytes) {}

    private Started start() throws IOException, InterruptedException {
        int port;
        try (var socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.redirectOutput(home.resolveSibling("server.log").toFile());
        builder.environment().remove("QUARKUS_DATASOURCE_JDBC_URL");
        builder.environment().put("LONGROLL_HOME", home.toString());
        builder.environment().put("QUARKUS_HTTP_PORT", Integer.toString(port));
        builder.environment().put("QUARKUS_HTTP_HOST", "127.0.0.1");
        var begin = System.nanoTime();
        var server = builder.start();
        try {
            awaitReady(server, port);
            return new Started((System.nanoTime() - begin) / 1e6, residentMegabytes(server.pid()));
        } finally {
            server.destroy();
            if (!server.waitFor(ENDING_SECONDS_MAX, TimeUnit.SECONDS)) {
                server.destroyForcibly();
            }
        }
    }

    private static void awaitReady(Process server, int port) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/q/health/ready"))
                .build();
        var end = System.nanoTime() + READY_MAX.toNanos();
        try (var client = HttpClient.newHttpClient()) {
            while (server.isAlive() && System.nanoTime() < end) {
                try {
                    if (client.send(request, BodyHandlers.discarding()).statusCode() == 200) {
                        return;
                    }
                } catch (IOException e) {
                    Thread.sleep(5); // nobody listens yet
                }
            }
        }
        throw new IOException("the server did not get ready");
    }

    /** What the system counts, where it has a /proc; elsewhere nobody knows. */
    private static double residentMegabytes(long pid) throws IOException {
        var status = Path.of("/proc", Long.toString(pid), "status");
        if (!Files.exists(status)) {
            return Double.NaN;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElse(Double.NaN);
    }
}
