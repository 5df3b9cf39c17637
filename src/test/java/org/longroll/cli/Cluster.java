package org.longroll.cli;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.longroll.database.FaultyDatabase;
import org.longroll.testing.KafkaBroker;
import org.longroll.testing.Sql;
import org.longroll.web.proofs.SigningKeys;

/** Two nodes on one PostgreSQL and one Kafka. */
final class Cluster implements AutoCloseable {

    private static final Pattern ELECTED =
            Pattern.compile("(\\S+ \\S+) INFO .*This node publishes the journal from now on");

    /** It starts beside everything else that goes on under load. */
    private static final Duration READY_WITHIN = Duration.ofMinutes(5);

    final FaultyDatabase database;
    final KafkaBroker kafka;
    private final Path home;
    private final List<String> jvm;
    private final String signingKey = SigningKeys.make("test");
    private final List<ServerProcess> nodes = new CopyOnWriteArrayList<>();

    /** @param jvm what the JVM of each node is told */
    Cluster(Path databaseHome, Path kafkaFolder, Path nodeHome, List<String> jvm)
            throws IOException, InterruptedException {
        database = FaultyDatabase.start(databaseHome);
        kafka = KafkaBroker.start(kafkaFolder);
        home = nodeHome;
        this.jvm = jvm;
        startNode();
        startNode();
    }

    void startNode() throws IOException, InterruptedException {
        var settings = new HashMap<String, String>();
        database.access()
                .quarkusSettings()
                .forEach((name, value) ->
                        settings.put(name.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_"), value));
        settings.putAll(Map.of(
                "QUARKUS_PROFILE",
                "prod,kafka",
                "KAFKA_BOOTSTRAP_SERVERS",
                kafka.address(),
                "LONGROLL_SIGNING_KEY",
                signingKey,
                "LONGROLL_SECRET",
                "one secret for all nodes of this cluster"));
        nodes.add(ServerProcess.startWith(jvm, home, settings).awaitReady(READY_WITHIN));
    }

    /** Any node that is up. */
    URI anyNode() {
        return nodes.get(ThreadLocalRandom.current().nextInt(nodes.size())).address();
    }

    List<URI> allNodes() {
        return nodes.stream().map(ServerProcess::address).toList();
    }

    /** The process of the node that {@link #killNode} leaves alone. */
    long survivor() {
        return nodes.getLast().pid();
    }

    void killNode() throws IOException, InterruptedException {
        killAndReplace(nodes.getFirst());
    }

    void killPublisher() throws IOException, InterruptedException {
        killAndReplace(
                nodes.stream().max(Comparator.comparing(Cluster::lastElected)).orElseThrow());
    }

    void cutConnections() throws SQLException {
        Sql.execute(
                database.access().superuser(),
                "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'longroll_app'");
    }

    private void killAndReplace(ServerProcess node) throws IOException, InterruptedException {
        nodes.remove(node);
        node.signal("KILL");
        node.close();
        startNode();
    }

    private static String lastElected(ServerProcess node) {
        try {
            return ELECTED.matcher(node.output())
                    .results()
                    .map(result -> result.group(1))
                    .reduce("", (earlier, later) -> later);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() throws IOException {
        for (var node : nodes) {
            node.close();
        }
        kafka.close();
        database.close();
    }
}
