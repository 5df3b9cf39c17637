package org.longroll.ledger.postgres;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.ReadAhead.Slice;
import org.longroll.ledger.ReadAhead.Source;
import org.longroll.ledger.Recorded;

/**
 * Reads one stream. The first events come by a prepared query, which is fastest for few; further ones in bulk by ranges
 * of sequences. An incomplete range is the end, or an event was removed: then the query, which needs no ranges, reads
 * on.
 */
final class StreamRead implements Source {

    /** Events of one bulk read. */
    static final int STRETCH = 1_000;

    private static final int FIRST = 500;

    private static final String NEXT = "select " + LedgerRows.EVENT_COLUMNS
            + " from ledger where stream = ? and sequence > ? and sequence <= ? order by sequence limit ?";

    private final DataSource database;
    private final UUID stream;
    private final long through;
    private boolean inBulk;

    StreamRead(DataSource database, UUID stream, long through) {
        this.database = database;
        this.stream = stream;
        this.through = through;
    }

    @Override
    public Slice behind(long reached) {
        return inBulk && reached < through ? stretch(reached) : next(reached);
    }

    private Slice next(long reached) {
        var events = new ArrayList<Recorded>();
        try (var connection = database.getConnection();
                var statement = connection.prepareStatement(NEXT)) {
            statement.setObject(1, stream);
            statement.setLong(2, reached);
            statement.setLong(3, through);
            statement.setInt(4, FIRST);
            try (var rows = statement.executeQuery()) {
                while (rows.next()) {
                    events.add(LedgerRows.event(rows));
                }
            }
        } catch (SQLException e) {
            throw new LedgerUnavailable("The journal could not be read.", e);
        }
        inBulk = events.size() == FIRST;
        return new Slice(events, last(events, reached), !inBulk);
    }

    private Slice stretch(long reached) {
        var end = through - reached < STRETCH ? through : reached + STRETCH;
        var events = BulkRead.events(
                database, "stream = '%s' and sequence > %d and sequence <= %d order by sequence", stream, reached, end);
        inBulk = events.size() >= end - reached;
        return new Slice(events, last(events, reached), end == through);
    }

    private static long last(List<Recorded> events, long reached) {
        return events.isEmpty() ? reached : events.getLast().envelope().sequence();
    }
}
