package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.audit.BattleAudit;
import org.longroll.cli.Load.Table;
import org.longroll.codec.EventCodec;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.projection.postgres.ReadModels;
import org.longroll.testing.Sql;
import org.longroll.testing.TestHomes;

/** Everything that Longroll stands on is killed in turn while people record and watch; run by deploy/faults/run. */
class FaultsRun {

    private static final int ROUNDS = Integer.getInteger("faults.rounds", 2);
    private static final int BATTLES = 8;
    private static final long LOAD_MILLIS = 2_000;
    private static final Duration CATCHING_UP = Duration.ofSeconds(90);
    private static final String TOPIC = "longroll.journal";

    private enum Fault {
        KILL_NODE,
        KILL_POSTGRESQL,
        CUT_CONNECTIONS,
        PAUSE_POSTGRESQL,
        KILL_KAFKA,
        KILL_PUBLISHER
    }

    @TempDir(factory = TestHomes.Empty.class)
    private Path databaseHome = Path.of("");

    @TempDir
    private Path kafkaFolder = Path.of("");

    @TempDir
    private Path nodeHome = Path.of("");

    @Test
    void nothing_is_lost_and_nothing_is_there_twice_whatever_is_killed() throws Exception {
        try (var cluster = new Cluster(databaseHome, kafkaFolder, nodeHome, ServerProcess.QUICK);
                var load = new Load(cluster::anyNode, BATTLES)) {
            for (int round = 0; round < ROUNDS; round++) {
                for (var fault : Fault.values()) {
                    load.begin("%s-%d".formatted(fault, round));
                    Thread.sleep(LOAD_MILLIS);
                    inject(fault, cluster);
                    Thread.sleep(LOAD_MILLIS);
                    load.pause();
                    check(cluster, load);
                    System.out.printf(
                            "%-17s round %d: %,d entries, all there once%n", fault, round, load.acknowledged());
                }
            }
        }
    }

    private static void inject(Fault fault, Cluster cluster) throws Exception {
        switch (fault) {
            case KILL_NODE -> cluster.killNode();
            case KILL_POSTGRESQL -> {
                cluster.database.kill();
                cluster.database.startAgain();
            }
            case CUT_CONNECTIONS -> cluster.cutConnections();
            case PAUSE_POSTGRESQL -> cluster.database.standStill(3_000);
            case KILL_KAFKA -> {
                cluster.kafka.kill();
                Thread.sleep(LOAD_MILLIS);
                cluster.kafka.startAgain();
            }
            case KILL_PUBLISHER -> cluster.killPublisher();
        }
    }

    private static void check(Cluster cluster, Load load) throws Exception {
        var versions = new HashMap<String, Long>();
        for (var table : load.tables()) {
            versions.put(table.id(), load.read(table, "").get("version").asLong());
            requireEveryEntryOnce(load, table);
        }
        var access = cluster.database.access();
        try (var ledger = new PostgresLedger(access.application(), InstantSource.system())) {
            assertThat(new BattleAudit(ledger).verifyAll()).allMatch(report -> report.intact());
            var models = new ReadModels(access.application(), ledger, EventCodec.standard());
            for (var battle : ledger.streams()) {
                assertThat(models.differences(battle)).isEmpty();
            }
        }
        for (var table : load.tables()) {
            var all =
                    LongStream.rangeClosed(1, versions.get(table.id())).boxed().toList();
            eventually(
                    "spectators have seen it all",
                    CATCHING_UP,
                    () -> table.seen().size() >= all.size());
            assertThat(List.copyOf(table.seen())).isEqualTo(all);
        }
        eventually("everything is published", CATCHING_UP, () -> isPublished(cluster));
        requireOnTheTopic(cluster, versions);
    }

    private static void requireEveryEntryOnce(Load load, Table table) throws Exception {
        var found = new ArrayList<String>();
        for (var page = load.read(table, "/events?limit=500"); ; ) {
            for (var event : page.get("items")) {
                if (event.get("type").asText().equals("note-taken")) {
                    found.add(event.at("/payload/text").asText());
                }
            }
            if (!page.hasNonNull("next")) {
                break;
            }
            page = load.read(
                    table, "/events?limit=500&cursor=" + page.get("next").asText());
        }
        assertThat(found).containsExactlyElementsOf(table.acknowledged());
    }

    static boolean isPublished(Cluster cluster) throws SQLException {
        var behind = "select count(*) from publication where position < (select max(position) from ledger)";
        return Sql.query(cluster.database.access().superuser(), behind).equals("0");
    }

    /** Every event at least once, and in order but for repeats. */
    static void requireOnTheTopic(Cluster cluster, Map<String, Long> versions) throws Exception {
        var newest = new HashMap<String, Long>();
        Set<String> disordered = new HashSet<>();
        var settings = Map.<String, Object>of("bootstrap.servers", cluster.kafka.address());
        try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            var partitions = consumer.partitionsFor(TOPIC).stream()
                    .map(partition -> new TopicPartition(TOPIC, partition.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            var ends = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(partition -> consumer.position(partition) < ends.get(partition))) {
                for (var message : consumer.poll(Duration.ofSeconds(1))) {
                    var version =
                            Load.JSON.readTree(message.value()).get("version").asLong();
                    var before = newest.getOrDefault(message.key(), 0L);
                    if (version > before + 1) {
                        disordered.add(message.key() + " " + before + " " + version);
                    }
                    newest.merge(message.key(), version, Math::max);
                }
            }
        }
        assertThat(disordered).isEmpty();
        assertThat(newest).isEqualTo(versions);
    }

    interface Condition {
        boolean holds() throws Exception;
    }

    static void eventually(String what, Duration patience, Condition condition) throws Exception {
        var deadline = System.nanoTime() + patience.toNanos();
        while (!condition.holds()) {
            assertThat(System.nanoTime()).as(what).isLessThan(deadline);
            Thread.sleep(200);
        }
    }
}
