package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendGroup;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Head;

/**
 * The quick way: one call, one round trip, one commit. The events are sealed behind the heads that this node believes
 * in; the function compares these with the heads that are there and writes everything or nothing. So it says
 * nothing but “written”: whoever is not gets his answer the {@linkplain WriteAlone careful way}.
 */
final class WriteInOneCall {

    private static final String ONE = "select ledger_append_one(%s)".formatted(marks(23));
    private static final String GROUP = "select ledger_append(%s)".formatted(marks(31));

    /** The stream has gone on; one of the keys is there already; somebody else was at the same rows first. */
    private static final List<String> MEANS_LOOK_CLOSER = List.of("LR001", "23505", "40001", "40P01");

    private WriteInOneCall() {}

    /** Writes what was decided and answers the events' positions. The connection commits by itself. */
    static List<Long> write(Connection connection, Map<UUID, Head> before, AppendGroup group, Instant recordedAt)
            throws SQLException {
        var appends = group.accepted();
        if (appends.size() == 1) {
            try (var statement = connection.prepareStatement(ONE)) {
                var append = appends.getFirst();
                addOne(connection, statement, head(before, append.stream()), group, append, recordedAt);
                return positions(statement, group.sealed().size());
            }
        }
        try (var statement = connection.prepareStatement(GROUP)) {
            var arrays = new ArrayParameters(connection, statement, 1);
            var heads = group.heads();
            arrays.uuids(heads, Head::stream);
            arrays.longs(heads, head -> head(before, head.stream()).version());
            arrays.hashes(heads, head -> head(before, head.stream()).hash());
            arrays.longs(heads, Head::version);
            arrays.hashes(heads, Head::hash);
            GroupRows.addEvents(arrays, group.sealed());
            GroupRows.addReceipts(arrays, group.receipts());
            GroupRows.addStatus(arrays, GroupRows.status(appends));
            return positions(statement, group.sealed().size());
        }
    }

    private static Head head(Map<UUID, Head> before, UUID stream) {
        return Objects.requireNonNull(before.get(stream), "appends without a known head are written alone");
    }

    /** Whether the refusal is one that a look under the barrier can explain. */
    static boolean meansLookCloser(SQLException e) {
        return MEANS_LOOK_CLOSER.contains(String.valueOf(e.getSQLState()));
    }

    private static void addOne(
            Connection connection,
            PreparedStatement statement,
            Head before,
            AppendGroup group,
            Append append,
            Instant recordedAt)
            throws SQLException {
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
        statement.setObject(index++, recordedAt.atOffset(ZoneOffset.UTC));
        statement.setString(index++, append.actor());
        var arrays = new ArrayParameters(connection, statement, index);
        var events = group.sealed();
        arrays.longs(events, Envelope::sequence);
        arrays.uuids(events, Envelope::eventId);
        arrays.texts(events, Envelope::type);
        arrays.integers(events, Envelope::schemaVersion);
        arrays.documents(events, event -> event.payload().text());
        arrays.hashes(events, Envelope::previousHash);
        arrays.hashes(events, Envelope::hash);
        var status = GroupRows.status(List.of(append));
        arrays.texts(status, placed -> placed.row().kind());
        arrays.texts(status, placed -> placed.row().id());
        arrays.texts(status, placed -> placed.row().facet());
        arrays.documents(status, placed -> placed.row().document());
    }

    /** The positions of the inserted events, which must be as many as expected and ascending. */
    static List<Long> positions(PreparedStatement statement, int expected) throws SQLException {
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
