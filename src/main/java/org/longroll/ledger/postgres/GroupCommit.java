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
import org.longroll.ledger.postgres.GroupRows.PlacedStatus;

/**
 * Writes a group of appends in one transaction. If this node has the heads of all streams, the group is decided against
 * those and {@linkplain GroupWrite written} in one call; the database compares the heads and refuses the group if they
 * differ. A refused group, or one without all heads, is decided after a {@linkplain GroupLook look} at heads and
 * receipts. No lock is held while deciding: an append has an expected version, so the next look explains the refusal.
 */
final class GroupCommit {

    /** A head is 150 bytes; there are never more battles under way. */
    private static final int HEADS_MAX = 10_000;

    private final KeptConnections connections;
    private final InstantSource clock;
    private final Cache<UUID, Head> heads =
            Caffeine.newBuilder().maximumSize(HEADS_MAX).executor(Runnable::run).build();

    GroupCommit(DataSource database, InstantSource clock) {
        this.connections = new KeptConnections(database);
        this.clock = clock;
    }

    /** A group and the result of each member once it is written. */
    private record Decided(AppendGroup group, List<Verdict> verdicts, List<PlacedStatus> status) {

        long accepted() {
            return verdicts.stream().filter(Verdict.Accepted.class::isInstance).count();
        }

        List<AppendResult> results(List<Long> positions) {
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
    }

    private interface Look {
        Decided at(Connection connection) throws SQLException;
    }

    /** The result of each append, in order. */
    List<AppendResult> append(List<Append> appends) throws SQLException {
        var streams = appends.stream().map(Append::stream).distinct().toList();
        var commands = appends.stream().map(Append::command).toList();
        var guess = guess(appends).filter(decided -> decided.accepted() == appends.size());
        return written(guess, connection -> decided(GroupLook.at(connection, streams, commands), appends));
    }

    AppendResult adopt(List<Envelope> chain, Command command, Map<Long, List<StatusRow>> status) throws SQLException {
        var last = chain.getLast();
        var rows = GroupRows.status(last.stream(), status);
        return written(Optional.empty(), connection -> {
                    var group = GroupLook.at(connection, List.of(last.stream()), List.of(command));
                    return new Decided(group, List.of(group.decideAdoption(chain, command)), rows);
                })
                .getFirst();
    }

    /** Decides against the cached heads; empty if one is missing or a stream occurs twice. */
    private Optional<Decided> guess(List<Append> appends) {
        var known = new HashMap<UUID, Head>();
        for (var append : appends) {
            var head = append.expectedVersion() == 0
                    ? Head.ofNewStream(append.stream())
                    : heads.getIfPresent(append.stream());
            if (head == null || known.put(append.stream(), head) != null) {
                return Optional.empty();
            }
        }
        return Optional.of(decided(new AppendGroup(List.copyOf(known.values()), List.of()), appends));
    }

    private Decided decided(AppendGroup group, List<Append> appends) {
        var now = Envelope.storable(clock.instant());
        var verdicts = appends.stream().map(append -> group.decide(append, now)).toList();
        return new Decided(group, verdicts, GroupRows.status(group.accepted()));
    }

    private List<AppendResult> written(Optional<Decided> guess, Look look) throws SQLException {
        try {
            return connections.with(connection -> {
                if (guess.isPresent()) {
                    try {
                        return write(connection, guess.get());
                    } catch (SQLException e) {
                        requireReasonToLook(e);
                    }
                }
                return writeAfterLook(connection, look);
            });
        } catch (SQLException e) {
            throw refused(e);
        }
    }

    /** After each refusal the next look must settle at least one more member; otherwise the refusal is an error. */
    private List<AppendResult> writeAfterLook(Connection connection, Look look) throws SQLException {
        var decided = look.at(connection);
        while (true) {
            try {
                return write(connection, decided);
            } catch (SQLException e) {
                requireReasonToLook(e);
                var again = look.at(connection);
                if (again.accepted() >= decided.accepted()) {
                    throw e;
                }
                decided = again;
            }
        }
    }

    private List<AppendResult> write(Connection connection, Decided decided) throws SQLException {
        var positions = GroupWrite.write(connection, decided.group(), decided.status());
        var results = decided.results(positions);
        decided.group().heads().forEach(this::remember);
        for (var result : results) {
            if (result instanceof AppendResult.Overtaken(var head)) {
                remember(head);
            }
        }
        return results;
    }

    private void remember(Head head) {
        heads.put(head.stream(), head);
    }

    private static void requireReasonToLook(SQLException e) throws SQLException {
        if (!GroupWrite.meansLookCloser(e)) {
            throw e;
        }
    }

    /** PostgreSQL rejects the data: its form (22), a constraint (23), its size (54). */
    private static SQLException refused(SQLException e) {
        var state = String.valueOf(e.getSQLState());
        if (state.startsWith("22") || state.startsWith("23") || state.startsWith("54")) {
            throw new LedgerRefused("The journal does not take this.", e);
        }
        return e;
    }
}
