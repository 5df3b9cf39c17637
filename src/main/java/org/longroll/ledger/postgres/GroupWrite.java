package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.longroll.ledger.AppendGroup;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Head;
import org.longroll.ledger.postgres.GroupRows.PlacedStatus;

/** Writes a decided group in one call; the function compares the heads and writes everything or nothing. */
final class GroupWrite {

    private static final String ONE = "select ledger_append_one(%s)".formatted(marks(23));
    private static final String GROUP = "select ledger_append(%s)".formatted(marks(31));

    private static final String SLICE_OF_EVENTS = """
            insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                                occurred_at, recorded_at, actor, previous_hash, hash)
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning position""";

    /** Larger groups are sent in slices, so that no statement holds a whole battle. */
    private static final int SLICE = 2_000;

    /** The head has moved; a key exists already; another transaction changed the same rows first. */
    private static final List<String> MEANS_LOOK_CLOSER = List.of("LR001", "23505", "40001", "40P01");

    private GroupWrite() {}

    /** Writes and commits what was decided, and returns the events' positions. */
    static List<Long> write(Connection connection, AppendGroup group, List<PlacedStatus> status) throws SQLException {
        var sealed = group.sealed();
        if (sealed.size() > SLICE) {
            return Transactions.run(connection, transaction -> inSlices(transaction, group, status));
        }
        connection.setAutoCommit(true);
        if (group.accepted().size() == 1) {
            return one(connection, group, status);
        }
        return sealed.isEmpty() ? List.of() : last(connection, group, sealed, status);
    }

    /** Whether a look at the heads and receipts can explain the refusal. */
    static boolean meansLookCloser(SQLException e) {
        return MEANS_LOOK_CLOSER.contains(String.valueOf(e.getSQLState()));
    }

    private static List<Long> inSlices(Connection connection, AppendGroup group, List<PlacedStatus> status)
            throws SQLException {
        var sealed = group.sealed();
        var positions = new ArrayList<Long>(sealed.size());
        announce(connection);
        int from = 0;
        for (; from + SLICE < sealed.size(); from += SLICE) {
            positions.addAll(slice(connection, sealed.subList(from, from + SLICE)));
        }
        positions.addAll(last(connection, group, sealed.subList(from, sealed.size()), status));
        return positions;
    }

    /** The final call announces its positions itself; the slices before it need this. */
    private static void announce(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("select ledger_announce()");
        }
    }

    private static List<Long> slice(Connection connection, List<Envelope> events) throws SQLException {
        try (var statement = connection.prepareStatement(SLICE_OF_EVENTS)) {
            GroupRows.addEvents(new ArrayParameters(connection, statement, 1), events);
            return positions(statement, events.size());
        }
    }

    /** The last events and everything else of the group. */
    private static List<Long> last(
            Connection connection, AppendGroup group, List<Envelope> events, List<PlacedStatus> status)
            throws SQLException {
        try (var statement = connection.prepareStatement(GROUP)) {
            var arrays = new ArrayParameters(connection, statement, 1);
            var heads = group.heads();
            arrays.uuids(heads, Head::stream);
            arrays.longs(heads, head -> group.before(head.stream()).version());
            arrays.hashes(heads, head -> group.before(head.stream()).hash());
            arrays.longs(heads, Head::version);
            arrays.hashes(heads, Head::hash);
            GroupRows.addEvents(arrays, events);
            GroupRows.addReceipts(arrays, group.receipts());
            GroupRows.addStatus(arrays, status);
            return positions(statement, events.size());
        }
    }

    private static List<Long> one(Connection connection, AppendGroup group, List<PlacedStatus> status)
            throws SQLException {
        try (var statement = connection.prepareStatement(ONE)) {
            addOne(connection, statement, group, status);
            return positions(statement, group.sealed().size());
        }
    }

    private static void addOne(
            Connection connection, PreparedStatement statement, AppendGroup group, List<PlacedStatus> status)
            throws SQLException {
        var append = group.accepted().getFirst();
        var events = group.sealed();
        var before = group.before(append.stream());
        var head = group.heads().getFirst();
        int index = 1;
        statement.setObject(index++, append.stream());
        statement.setLong(index++, before.version());
        statement.setBytes(index++, before.hash().toBytes());
        statement.setLong(index++, head.version());
        statement.setBytes(index++, head.hash().toBytes());
        statement.setObject(index++, append.command().scope());
        statement.setObject(index++, append.command().id());
        statement.setBytes(index++, append.command().bodyHash().toBytes());
        statement.setObject(index++, append.entryId());
        statement.setObject(index++, append.occurredAt().atOffset(ZoneOffset.UTC));
        statement.setObject(index++, events.getFirst().recordedAt().atOffset(ZoneOffset.UTC));
        statement.setString(index++, append.actor());
        var arrays = new ArrayParameters(connection, statement, index);
        arrays.longs(events, Envelope::sequence);
        arrays.uuids(events, Envelope::eventId);
        arrays.texts(events, Envelope::type);
        arrays.integers(events, Envelope::schemaVersion);
        arrays.documents(events, event -> event.payload().text());
        arrays.hashes(events, Envelope::previousHash);
        arrays.hashes(events, Envelope::hash);
        arrays.texts(status, placed -> placed.row().kind());
        arrays.texts(status, placed -> placed.row().id());
        arrays.texts(status, placed -> placed.row().facet());
        arrays.documents(status, placed -> placed.row().document());
    }

    /** The positions of the inserted events, which must be ascending and of the expected number. */
    private static List<Long> positions(PreparedStatement statement, int expected) throws SQLException {
        statement.execute();
        var positions = new ArrayList<Long>(expected);
        try (var rows = statement.getResultSet()) {
            while (rows.next()) {
                positions.add(rows.getLong(1));
            }
        }
        requireAscending(positions, expected);
        return positions;
    }

    private static void requireAscending(Collection<Long> positions, int expected) {
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

    private static String marks(int number) {
        return String.join(",", Collections.nCopies(number, "?"));
    }
}
