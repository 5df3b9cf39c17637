package org.longroll.testing;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.common.Uuid;

/** A Kafka broker in a process of its own, from the jars that {@code deploy/faults/run} fetches. */
public final class KafkaBroker implements AutoCloseable {
    private static final Path JARS = Path.of("target", "kafka");
    private static final int READY_SECONDS_MAX = 180;

    private final Path folder;
    private final int port;
    private Process process;

    private KafkaBroker(Path folder, int port) {
        this.folder = folder;
        this.port = port;
    }

    public static KafkaBroker start(Path folder) throws IOException, InterruptedException {
        if (!Files.isDirectory(JARS)) {
            throw new AssertionError("There is no broker in target/kafka: run deploy/faults/run.");
        }
        var broker = new KafkaBroker(folder, freePort());
        broker.configure(freePort());
        broker.java("kafka.tools.StorageTool", "format", "-t", Uuid.randomUuid().toString(), "-c", broker.settings())
                .waitFor();
        broker.startAgain();
        return broker;
    }

    public String address() {
        return "127.0.0.1:" + port;
    }

    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    public void startAgain() throws IOException, InterruptedException {
        process = java("kafka.Kafka", settings());
        var deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(READY_SECONDS_MAX);
        while (!listens()) {
            if (!process.isAlive() || System.nanoTime() > deadline) {
                throw new AssertionError("Kafka did not start: " + Files.readString(folder.resolve("kafka.log")));
            }
            Thread.sleep(100);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }

    private boolean listens() {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    private String settings() {
        return folder.resolve("server.properties").toString();
    }

    private void configure(int controllerPort) throws IOException {
        Files.writeString(Path.of(settings()), """
                process.roles=broker,controller
                node.id=1
                controller.quorum.voters=1@127.0.0.1:%2$d
                listeners=PLAINTEXT://127.0.0.1:%1$d,CONTROLLER://127.0.0.1:%2$d
                advertised.listeners=PLAINTEXT://127.0.0.1:%1$d
                controller.listener.names=CONTROLLER
                log.dirs=%3$s
                num.partitions=3
                offsets.topic.replication.factor=1
                transaction.state.log.replication.factor=1
                transaction.state.log.min.isr=1
                share.coordinator.state.topic.replication.factor=1
                share.coordinator.state.topic.min.isr=1
                group.initial.rebalance.delay.ms=0
                """.formatted(port, controllerPort, folder.resolve("log")));
    }

    private Process java(String main, String... arguments) throws IOException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-cp",
                JARS.toAbsolutePath().resolve("*").toString(),
                main));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        folder.resolve("kafka.log").toFile()))
                .start();
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
