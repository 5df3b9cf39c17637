package org.longroll.bench;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Concurrently;
import org.longroll.ledger.Draft;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.postgres.PostgresLedger;

/** One way to append, with what was measured of it: each writer has a battle of its own and waits for each answer. */
final class Way {

    /** One writer's next append; answers when it is durable. */
    private interface Writer {
        void append() throws SQLException;
    }

    private static final CanonicalJson PAYLOAD = CanonicalJson.of("""
            {"unit":"20th Maine","target":"15th Alabama","range":"close","figures":18,"dice":[7,4],
             "modifiers":[{"name":"uphill","value":1},{"name":"first volley","value":2}],
             "casualties":3,"note":"Little Round Top, the left of the line, late in the afternoon"}""");

    private final String title;
    private final List<Writer> writers;
    private final Follower follower;
    private final List<Double> throughputs = new ArrayList<>();
    private final List<Long> latencies = new ArrayList<>();

    private Way(String title, List<Writer> writers, Follower follower) {
        this.title = title;
        this.writers = writers;
        this.follower = follower;
    }

    static Way throughLedgers(String name, List<PostgresLedger> nodes, int battles, Follower follower) {
        var writers = IntStream.range(0, battles)
                .mapToObj(battle -> ledgerWriter(nodes.get(battle % nodes.size())))
                .toList();
        return new Way("%s | %d | %d".formatted(name, nodes.size(), battles), writers, follower);
    }

    /** One way for each number of connections; they share the connections, which a server has not many of. */
    static List<Way> byPlainInserts(DataSource database, List<Integer> connections, Follower follower)
            throws SQLException {
        var writers = new ArrayList<Writer>();
        while (writers.size() < Collections.max(connections)) {
            writers.add(insertWriter(database.getConnection()));
        }
        return connections.stream()
                .map(number -> new Way("plain inserts | – | " + number, writers.subList(0, number), follower))
                .toList();
    }

    private static Writer ledgerWriter(PostgresLedger ledger) {
        var stream = UUID.randomUUID();
        var version = new long[1];
        return () -> {
            if (!(ledger.append(entry(stream, version[0])) instanceof Appended appended)) {
                throw new IllegalStateException("an append of the bench was not written");
            }
            version[0] += appended.events().size();
        };
    }

    /** The least that a journal can do: the same rows, one insert, one commit, and nothing else. */
    private static Writer insertWriter(Connection connection) throws SQLException {
        var statement = connection.prepareStatement("""
                insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                                    occurred_at, recorded_at, actor, previous_hash, hash)
                select ?, ? + n, gen_random_uuid(), ?, ?, 'unit.fired', 1, ?::json, now(), now(), 'seat:umpire',
                       sha256('before'), sha256('after') from generate_series(1, 3) n""");
        var stream = UUID.randomUUID();
        var version = new long[1];
        return () -> {
            var entry = entry(stream, version[0]);
            statement.setObject(1, stream);
            statement.setLong(2, version[0]);
            statement.setObject(3, entry.entryId());
            statement.setObject(4, entry.command().id());
            statement.setString(5, PAYLOAD.text());
            version[0] += statement.executeUpdate();
        };
    }

    /** Three events and two status rows: about what a fire is. */
    private static Append entry(UUID stream, long version) {
        var draft = Draft.on(stream).at(version);
        for (int i = 0; i < 3; i++) {
            draft.event(new NewEvent(UUID.randomUUID(), "unit.fired", 1, PAYLOAD));
        }
        return draft.status("unit", "20th-maine", PAYLOAD.text())
                .status("unit", "15th-alabama", PAYLOAD.text())
                .append();
    }

    void run(Duration time) throws Exception {
        follower.during(() -> {
            var start = System.nanoTime();
            var end = start + time.toNanos();
            var taken = Concurrently.run(writers.size(), number -> appendUntil(end, writers.get(number)));
            var seconds = (System.nanoTime() - start) / 1e9;
            taken.forEach(latencies::addAll);
            throughputs.add(taken.stream().mapToInt(List::size).sum() / seconds);
        });
    }

    private static List<Long> appendUntil(long end, Writer writer) throws SQLException {
        var taken = new ArrayList<Long>();
        for (var before = System.nanoTime(); before < end; ) {
            writer.append();
            var after = System.nanoTime();
            taken.add(after - before);
            before = after;
        }
        return taken;
    }

    /** Forgets what was measured: the warm-up does not count. */
    void forget() {
        throughputs.clear();
        latencies.clear();
    }

    String line() {
        return "| %s | %.0f | %.1f | %.1f |"
                .formatted(
                        title,
                        quantile(throughputs, 0.5),
                        quantile(latencies, 0.5) / 1e6,
                        quantile(latencies, 0.99) / 1e6);
    }

    private static double quantile(List<? extends Number> values, double share) {
        var sorted = values.stream().mapToDouble(Number::doubleValue).sorted().toArray();
        return sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    }
}
