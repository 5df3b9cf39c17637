package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendGroup;
import org.longroll.ledger.AppendGroup.Verdict;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Head;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.Receipt;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.StatusRow;

/**
 * Writes a group of appends in one transaction with three round trips: take the barrier and read what is there; write
 * everything; commit. The barrier is taken by a statement of its own, because a statement sees what was committed
 * before it began, not before it got its lock; and the isolation level is set, because at a stricter one (which may
 * be a database's default) the statements after the barrier would see no more than it did.
 */
final class GroupCommit {

    private static final String TAKE_BARRIER_AND_READ = """
            set transaction isolation level read committed;
            select ledger_barrier();
            select stream, sequence, hash from head where stream = any(?);
            select c.scope, c.command_id, c.body_hash, c.stream, c.entry_id, c.first_sequence, c.last_sequence
              from unnest(?, ?) as asked(scope, id), lateral (
                select * from command where scope = asked.scope and command_id = asked.id limit 1) c""";

    private static final String INSERT_EVENTS = """
            insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                                occurred_at, recorded_at, actor, previous_hash, hash)
            select e.stream, e.sequence, e.event_id, e.entry_id, e.command_id, e.type, e.schema_version, e.payload::json,
                   e.occurred_at::timestamptz, e.recorded_at::timestamptz, e.actor, e.previous_hash, e.hash
              from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) with ordinality
                as e(stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                     occurred_at, recorded_at, actor, previous_hash, hash, place)
             order by e.place
            returning position""";

    private static final String WRITE = INSERT_EVENTS + """
            ;
            insert into head (stream, sequence, hash) select * from unnest(?, ?, ?)
              on conflict (stream) do update set sequence = excluded.sequence, hash = excluded.hash;
            insert into command (scope, command_id, body_hash, stream, entry_id, first_sequence, last_sequence)
              select * from unnest(?, ?, ?, ?, ?, ?, ?);
            insert into status (stream, kind, id, version, facet, document)
              select s.stream, s.kind, s.id, s.version, s.facet, s.document::json
                from unnest(?, ?, ?, ?, ?, ?) as s(stream, kind, id, version, facet, document)
              on conflict (stream, kind, id)
              do update set version = excluded.version, facet = excluded.facet, document = excluded.document""";

    /** Large adoptions go to the database in slices, so that no single statement holds the whole battle. */
    private static final int SLICE = 2_000;

    private record PlacedStatus(UUID stream, long version, StatusRow row) {}

    private final DataSource database;
    private final InstantSource clock;

    GroupCommit(DataSource database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    List<AppendResult> append(List<Append> appends) throws SQLException {
        return inTransaction(connection -> {
            var group = takeBarrier(
                    connection,
                    appends.stream().map(Append::stream).distinct().toList(),
                    appends.stream().map(Append::command).toList());
            var now = Envelope.storable(clock.instant());
            var verdicts =
                    appends.stream().map(append -> group.decide(append, now)).toList();
            var positions = write(
                    connection, group, lastOfEach(group.accepted().stream().flatMap(GroupCommit::placed)));
            var sealed = group.sealed();
            return verdicts.stream()
                    .map(verdict -> result(verdict, sealed, positions))
                    .toList();
        });
    }

    AppendResult adopt(List<Envelope> chain, Command command, List<StatusRow> status) throws SQLException {
        return inTransaction(connection -> {
            var stream = chain.getFirst().stream();
            var group = takeBarrier(connection, List.of(stream), List.of(command));
            var verdict = group.decideAdoption(chain, command);
            var version = chain.getLast().sequence();
            var rows = status.stream().map(row -> new PlacedStatus(stream, version, row));
            return result(verdict, group.sealed(), write(connection, group, lastOfEach(rows)));
        });
    }

    private static AppendGroup takeBarrier(Connection connection, List<UUID> streams, List<Command> commands)
            throws SQLException {
        try (var statement = connection.prepareStatement(TAKE_BARRIER_AND_READ)) {
            var arrays = new ArrayParameters(connection, statement);
            arrays.add("uuid", streams, stream -> stream);
            arrays.add("uuid", commands, Command::scope);
            arrays.add("uuid", commands, Command::id);
            statement.execute();
            statement.getMoreResults(); // past the isolation level
            statement.getMoreResults(); // past the barrier
            var heads = new ArrayList<Head>();
            try (var rows = statement.getResultSet()) {
                while (rows.next()) {
                    heads.add(LedgerRows.head(rows));
                }
            }
            statement.getMoreResults();
            var receipts = new ArrayList<Receipt>();
            try (var rows = statement.getResultSet()) {
                while (rows.next()) {
                    receipts.add(LedgerRows.receipt(rows));
                }
            }
            return new AppendGroup(heads, receipts);
        }
    }

    /** Writes what the group decided and answers the positions of its events. */
    private static List<Long> write(Connection connection, AppendGroup group, List<PlacedStatus> status)
            throws SQLException {
        var sealed = group.sealed();
        var positions = new ArrayList<Long>(sealed.size());
        if (sealed.isEmpty()) {
            return positions;
        }
        var lastSlice = ((sealed.size() - 1) / SLICE) * SLICE;
        for (int from = 0; from < lastSlice; from += SLICE) {
            try (var statement = connection.prepareStatement(INSERT_EVENTS)) {
                addEvents(new ArrayParameters(connection, statement), sealed.subList(from, from + SLICE));
                positions.addAll(insertedPositions(statement));
            }
        }
        try (var statement = connection.prepareStatement(WRITE)) {
            var arrays = new ArrayParameters(connection, statement);
            addEvents(arrays, sealed.subList(lastSlice, sealed.size()));
            addHeads(arrays, group.heads());
            addReceipts(arrays, group.receipts());
            addStatus(arrays, status);
            positions.addAll(insertedPositions(statement));
        }
        requireAscending(positions, sealed.size());
        return positions;
    }

    private static List<Long> insertedPositions(PreparedStatement statement) throws SQLException {
        statement.execute();
        var positions = new ArrayList<Long>();
        try (ResultSet rows = statement.getResultSet()) {
            while (rows.next()) {
                positions.add(rows.getLong(1));
            }
        }
        return positions;
    }

    private static void addEvents(ArrayParameters arrays, List<Envelope> events) throws SQLException {
        arrays.add("uuid", events, Envelope::stream);
        arrays.add("bigint", events, Envelope::sequence);
        arrays.add("uuid", events, Envelope::eventId);
        arrays.add("uuid", events, Envelope::entryId);
        arrays.add("uuid", events, Envelope::commandId);
        arrays.add("text", events, Envelope::type);
        arrays.add("integer", events, Envelope::schemaVersion);
        arrays.add("text", events, event -> event.payload().text());
        arrays.add("text", events, event -> Envelope.timeText(event.occurredAt()));
        arrays.add("text", events, event -> Envelope.timeText(event.recordedAt()));
        arrays.add("text", events, Envelope::actor);
        arrays.addHashes(events, Envelope::previousHash);
        arrays.addHashes(events, Envelope::hash);
    }

    private static void addHeads(ArrayParameters arrays, List<Head> heads) throws SQLException {
        arrays.add("uuid", heads, Head::stream);
        arrays.add("bigint", heads, Head::version);
        arrays.addHashes(heads, Head::hash);
    }

    private static void addReceipts(ArrayParameters arrays, List<Receipt> receipts) throws SQLException {
        arrays.add("uuid", receipts, receipt -> receipt.command().scope());
        arrays.add("uuid", receipts, receipt -> receipt.command().id());
        arrays.addHashes(receipts, receipt -> receipt.command().bodyHash());
        arrays.add("uuid", receipts, Receipt::stream);
        arrays.add("uuid", receipts, Receipt::entryId);
        arrays.add("bigint", receipts, Receipt::firstSequence);
        arrays.add("bigint", receipts, Receipt::lastSequence);
    }

    private static void addStatus(ArrayParameters arrays, List<PlacedStatus> status) throws SQLException {
        arrays.add("uuid", status, PlacedStatus::stream);
        arrays.add("text", status, placed -> placed.row().kind());
        arrays.add("text", status, placed -> placed.row().id());
        arrays.add("bigint", status, PlacedStatus::version);
        arrays.addNullable("text", status, placed -> placed.row().facet());
        arrays.add("text", status, placed -> placed.row().document());
    }

    private static Stream<PlacedStatus> placed(Append append) {
        var version = append.expectedVersion() + append.events().size();
        return append.status().stream().map(row -> new PlacedStatus(append.stream(), version, row));
    }

    /** Two appends of one stream may meet in a group; an upsert may touch a row only once, so the later one counts. */
    private static List<PlacedStatus> lastOfEach(Stream<PlacedStatus> rows) {
        record Key(UUID stream, String kind, String id) {}
        var last = new LinkedHashMap<Key, PlacedStatus>();
        rows.forEach(placed -> last.put(
                new Key(placed.stream(), placed.row().kind(), placed.row().id()), placed));
        return List.copyOf(last.values());
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

    private static void requireAscending(List<Long> positions, int expected) {
        var previous = 0L;
        for (var position : positions) {
            if (position <= previous) {
                throw new IllegalStateException("the database gave positions out of order");
            }
            previous = position;
        }
        if (positions.size() != expected) {
            throw new IllegalStateException("wrote %d events of %d".formatted(positions.size(), expected));
        }
    }

    private interface Work<T> {
        T run(Connection connection) throws SQLException;
    }

    private <T> T inTransaction(Work<T> work) throws SQLException {
        try (var connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try {
                var result = work.run(connection);
                connection.commit();
                return result;
            } catch (Throwable e) {
                // Errors too: a pool that gets a connection back in the middle of a transaction may commit it.
                rollBack(connection, e);
                throw e;
            }
        } catch (SQLException e) {
            if (willNeverBeTaken(e)) {
                throw new LedgerRefused("The journal does not take this.", e);
            }
            throw e;
        }
    }

    /** Whether PostgreSQL has something against the data: its form (22), a rule that it breaks (23), its size (54). */
    private static boolean willNeverBeTaken(SQLException e) {
        var state = String.valueOf(e.getSQLState());
        return state.startsWith("22") || state.startsWith("23") || state.startsWith("54");
    }

    private static void rollBack(Connection connection, Throwable reason) {
        try {
            connection.rollback();
        } catch (SQLException e) {
            reason.addSuppressed(e);
        }
    }
}
