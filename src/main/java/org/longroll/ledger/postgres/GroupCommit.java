package org.longroll.ledger.postgres;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendGroup;
import org.longroll.ledger.AppendGroup.Verdict;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Head;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.StatusRow;

/**
 * Writes a group of appends in one transaction: the {@linkplain WriteInOneCall quick way} where this node knows where
 * every stream ends, and the {@linkplain WriteAlone careful way} where it does not, where there is very much to
 * write, and wherever the quick one was refused. What is remembered of the heads is only ever a guess that the database checks.
 */
final class GroupCommit {

    /** A head is 150 bytes; more battles than this are not recorded at one time. */
    private static final int HEADS_MAX = 10_000;

    private final KeptConnections connections;
    private final InstantSource clock;
    private final Cache<UUID, Head> heads =
            Caffeine.newBuilder().maximumSize(HEADS_MAX).executor(Runnable::run).build();

    GroupCommit(DataSource database, InstantSource clock) {
        this.connections = new KeptConnections(database);
        this.clock = clock;
    }

    /** Answers for each append, in order. */
    List<AppendResult> append(List<Append> appends) throws SQLException {
        try {
            return connections.with(connection -> {
                var quick = inOneCall(connection, appends);
                return quick.isPresent() ? quick.get() : alone(connection, appends);
            });
        } catch (SQLException e) {
            throw refused(e);
        }
    }

    private Optional<List<AppendResult>> inOneCall(Connection connection, List<Append> appends) throws SQLException {
        var before = believed(appends);
        if (before.size() < appends.size() || events(appends) > WriteAlone.SLICE) {
            return Optional.empty();
        }
        var group = new AppendGroup(List.copyOf(before.values()), List.of());
        var now = Envelope.storable(clock.instant());
        var verdicts = appends.stream().map(append -> group.decide(append, now)).toList();
        if (group.accepted().size() < appends.size()) {
            return Optional.empty();
        }
        heads.invalidateAll(before.keySet());
        connection.setAutoCommit(true);
        try {
            var positions = WriteInOneCall.write(connection, before, group, now);
            remember(group);
            return Optional.of(results(verdicts, group, positions));
        } catch (SQLException e) {
            if (WriteInOneCall.meansLookCloser(e)) {
                return Optional.empty();
            }
            throw e;
        }
    }

    private static int events(List<Append> appends) {
        return appends.stream().mapToInt(append -> append.events().size()).sum();
    }

    /** Where the streams end, as far as this node knows: fewer than there are appends if it does not know of all. */
    private Map<UUID, Head> believed(List<Append> appends) {
        var believed = new HashMap<UUID, Head>();
        for (var append : appends) {
            var head = append.expectedVersion() == 0
                    ? Head.ofNewStream(append.stream())
                    : heads.getIfPresent(append.stream());
            if (head == null || believed.put(append.stream(), head) != null) {
                return Map.of();
            }
        }
        return believed;
    }

    private List<AppendResult> alone(Connection connection, List<Append> appends) throws SQLException {
        return inTransaction(connection, () -> {
            var group = WriteAlone.takeBarrier(
                    connection,
                    appends.stream().map(Append::stream).distinct().toList(),
                    appends.stream().map(Append::command).toList());
            var now = Envelope.storable(clock.instant());
            var verdicts =
                    appends.stream().map(append -> group.decide(append, now)).toList();
            var positions = WriteAlone.write(connection, group, GroupRows.status(group.accepted()));
            connection.commit();
            remember(group);
            return results(verdicts, group, positions);
        });
    }

    AppendResult adopt(List<Envelope> chain, Command command, Map<Long, List<StatusRow>> status) throws SQLException {
        try {
            return connections.with(connection -> inTransaction(connection, () -> {
                var last = chain.getLast();
                var group = WriteAlone.takeBarrier(connection, List.of(last.stream()), List.of(command));
                var verdict = group.decideAdoption(chain, command);
                var rows = GroupRows.status(last.stream(), status);
                var positions = WriteAlone.write(connection, group, rows);
                connection.commit();
                return results(List.of(verdict), group, positions).getFirst();
            }));
        } catch (SQLException e) {
            throw refused(e);
        }
    }

    private void remember(AppendGroup group) {
        group.heads().forEach(head -> heads.put(head.stream(), head));
    }

    private static List<AppendResult> results(List<Verdict> verdicts, AppendGroup group, List<Long> positions) {
        var sealed = group.sealed();
        return verdicts.stream()
                .map(verdict -> result(verdict, sealed, positions))
                .toList();
    }

    private static AppendResult result(Verdict verdict, List<Envelope> sealed, List<Long> positions) {
        return switch (verdict) {
            case Verdict.Answered answered -> answered.result();
            case Verdict.Accepted accepted ->
                new AppendResult.Appended(IntStream.range(accepted.from(), accepted.to())
                        .mapToObj(i -> new Recorded(positions.get(i), sealed.get(i)))
                        .toList());
        };
    }

    private interface Work<T> {
        T run() throws SQLException;
    }

    private static <T> T inTransaction(Connection connection, Work<T> work) throws SQLException {
        connection.setAutoCommit(false);
        try {
            return work.run();
        } catch (Throwable e) {
            // Errors too: a pool that gets a connection back in the middle of a transaction may commit it.
            rollBack(connection, e);
            throw e;
        }
    }

    private static void rollBack(Connection connection, Throwable reason) {
        try {
            connection.rollback();
        } catch (SQLException e) {
            reason.addSuppressed(e);
        }
    }

    /** PostgreSQL has something against the data: its form (22), a rule that it breaks (23), its size (54). */
    private static SQLException refused(SQLException e) {
        var state = String.valueOf(e.getSQLState());
        if (state.startsWith("22") || state.startsWith("23") || state.startsWith("54")) {
            throw new LedgerRefused("The journal does not take this.", e);
        }
        return e;
    }
}
