package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.ledger.AppendGroup;
import org.longroll.ledger.Command;
import org.longroll.ledger.Head;
import org.longroll.ledger.Receipt;
import org.longroll.ledger.postgres.GroupRows.PlacedStatus;

/**
 * The careful way, with three round trips: take the barrier alone and read what is there; write; commit. The barrier
 * is taken by a statement of its own, because a statement sees what was committed before it began, not before it got
 * its lock; and the isolation level is set, because at a stricter one (which may be a database's default) the
 * statements after the barrier would see no more than it did.
 */
final class WriteAlone {

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
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning position""";

    private static final String WRITE = INSERT_EVENTS + """
            ;
            insert into head (stream, sequence, hash) select * from unnest(?, ?, ?)
              on conflict (stream) do update set sequence = excluded.sequence, hash = excluded.hash;
            insert into command (scope, command_id, body_hash, stream, entry_id, first_sequence, last_sequence)
              select * from unnest(?, ?, ?, ?, ?, ?, ?);
            insert into status (stream, kind, id, version, facet, document) select * from unnest(?, ?, ?, ?, ?, ?)
              on conflict (stream, kind, id)
              do update set version = excluded.version, facet = excluded.facet, document = excluded.document""";

    /** What is larger goes to the database in slices, so that no single statement holds a whole battle. */
    static final int SLICE = 2_000;

    private WriteAlone() {}

    /** The heads and receipts as they are and remain until the transaction ends. */
    static AppendGroup takeBarrier(Connection connection, List<UUID> streams, List<Command> commands)
            throws SQLException {
        try (var statement = connection.prepareStatement(TAKE_BARRIER_AND_READ)) {
            var arrays = new ArrayParameters(connection, statement, 1);
            arrays.uuids(streams, stream -> stream);
            arrays.uuids(commands, Command::scope);
            arrays.uuids(commands, Command::id);
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
    static List<Long> write(Connection connection, AppendGroup group, List<PlacedStatus> status) throws SQLException {
        var sealed = group.sealed();
        var positions = new ArrayList<Long>(sealed.size());
        if (sealed.isEmpty()) {
            return positions;
        }
        var lastSlice = ((sealed.size() - 1) / SLICE) * SLICE;
        for (int from = 0; from < lastSlice; from += SLICE) {
            try (var statement = connection.prepareStatement(INSERT_EVENTS)) {
                GroupRows.addEvents(new ArrayParameters(connection, statement, 1), sealed.subList(from, from + SLICE));
                positions.addAll(WriteInOneCall.positions(statement, SLICE));
            }
        }
        try (var statement = connection.prepareStatement(WRITE)) {
            var arrays = new ArrayParameters(connection, statement, 1);
            GroupRows.addEvents(arrays, sealed.subList(lastSlice, sealed.size()));
            GroupRows.addHeads(arrays, group.heads());
            GroupRows.addReceipts(arrays, group.receipts());
            GroupRows.addStatus(arrays, status);
            positions.addAll(WriteInOneCall.positions(statement, sealed.size() - lastSlice));
        }
        return positions;
    }
}
