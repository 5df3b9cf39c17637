package org.longroll.bench;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.longroll.ledger.AppendGroup;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Head;
import org.longroll.ledger.Sha256;
import org.longroll.training.Writers;

/**
 * Plain JDBC on the journal's own table, as an upper bound: the same columns, indexes and hash, one insert and one
 * commit for each append; no version check, no command id, no head, no order across battles.
 */
final class RawJournal {

    private static final String INSERT = """
            insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                                occurred_at, recorded_at, actor, previous_hash, hash) values\s""";

    private static final String ROW = "(?, ?, ?, ?, ?, ?, ?, ?::json, ?, ?, ?, ?, ?)";

    private static final String READ = """
            select stream, sequence, event_id, entry_id, command_id, type, schema_version, payload::text,
                   occurred_at, recorded_at, actor, previous_hash, hash from ledger\s""";

    private static final int FETCH = 1_000;

    private RawJournal() {}

    /** Inserts events as they are, in one statement. */
    static void insert(Connection connection, List<Envelope> events) throws SQLException {
        try (var insert = connection.prepareStatement(INSERT + rows(events.size()))) {
            int index = 1;
            for (var event : events) {
                index = fill(insert, index, event);
            }
            insert.executeUpdate();
        }
    }

    private static String rows(int number) {
        return String.join(",", Collections.nCopies(number, ROW));
    }

    /** Appends so many events at a time to a new battle. */
    static Writers.Step appending(Connection connection, int events) throws SQLException {
        var insert = connection.prepareStatement(INSERT + rows(events));
        return new Writers.Step() {
            private Head head = Head.ofNewStream(UUID.randomUUID());

            @Override
            public int go() throws SQLException {
                var group = new AppendGroup(List.of(head), List.of());
                group.decide(
                        Volley.append(head.stream(), head.version(), events),
                        Instant.now().truncatedTo(ChronoUnit.MICROS));
                int index = 1;
                for (var event : group.sealed()) {
                    index = fill(insert, index, event);
                }
                insert.executeUpdate();
                head = group.heads().getFirst();
                return 1;
            }
        };
    }

    private static int fill(PreparedStatement insert, int first, Envelope event) throws SQLException {
        int index = first;
        insert.setObject(index++, event.stream());
        insert.setLong(index++, event.sequence());
        insert.setObject(index++, event.eventId());
        insert.setObject(index++, event.entryId());
        insert.setObject(index++, event.commandId());
        insert.setString(index++, event.type());
        insert.setInt(index++, event.schemaVersion());
        insert.setString(index++, event.payload().text());
        insert.setObject(index++, event.occurredAt().atOffset(ZoneOffset.UTC));
        insert.setObject(index++, event.recordedAt().atOffset(ZoneOffset.UTC));
        insert.setString(index++, event.actor());
        insert.setBytes(index++, event.previousHash().toBytes());
        insert.setBytes(index++, event.hash().toBytes());
        return index;
    }

    /** Reads one battle and decodes its events. */
    static int load(DataSource database, UUID stream) throws SQLException {
        try (var connection = database.getConnection();
                var statement = connection.prepareStatement(READ + "where stream = ? order by sequence")) {
            statement.setObject(1, stream);
            try (var rows = statement.executeQuery()) {
                var count = 0;
                while (rows.next()) {
                    Volley.decoded(rows.getString(8));
                    count++;
                }
                return count;
            }
        }
    }

    /** Reads all events in the order of positions, decodes them and checks their hashes. */
    static int replay(DataSource database) throws SQLException {
        try (var connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try (var statement = connection.prepareStatement(READ + "order by position")) {
                statement.setFetchSize(FETCH);
                try (var rows = statement.executeQuery()) {
                    var count = 0;
                    while (rows.next()) {
                        var event = event(rows);
                        Volley.decoded(event.payload().text());
                        LedgerWorks.requireSound(event);
                        count++;
                    }
                    return count;
                }
            } finally {
                connection.rollback();
            }
        }
    }

    private static Envelope event(ResultSet row) throws SQLException {
        return new Envelope(
                row.getObject(1, UUID.class),
                row.getLong(2),
                row.getObject(3, UUID.class),
                row.getObject(4, UUID.class),
                row.getObject(5, UUID.class),
                row.getString(6),
                row.getInt(7),
                new CanonicalJson(row.getString(8)),
                row.getObject(9, OffsetDateTime.class).toInstant(),
                row.getObject(10, OffsetDateTime.class).toInstant(),
                row.getString(11),
                Sha256.fromBytes(row.getBytes(12)),
                Sha256.fromBytes(row.getBytes(13)));
    }
}
