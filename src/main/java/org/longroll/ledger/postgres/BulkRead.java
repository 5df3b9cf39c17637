package org.longroll.ledger.postgres;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.Sha256;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyOut;

/**
 * Reads many events by a binary {@code COPY}, which costs less than a query. It takes no parameters, so the condition
 * may contain only numbers and ids; and it is planned each time, so the condition should have bounds on both sides.
 */
final class BulkRead {

    /** Signature, flags and the length of an unused extension, before the first row. */
    private static final int HEADER_BYTES = 19;

    private static final int END_OF_ROWS = -1;

    private BulkRead() {}

    static List<Recorded> events(DataSource database, String condition, Object... numbers) {
        var sql = "copy (select %s from ledger where %s) to stdout (format binary)"
                .formatted(LedgerRows.EVENT_COLUMNS, condition.formatted(numbers));
        try (var connection = database.getConnection()) {
            var copy = connection.unwrap(PGConnection.class).getCopyAPI().copyOut(sql);
            try {
                return rows(copy);
            } finally {
                if (copy.isActive()) {
                    copy.cancelCopy();
                }
            }
        } catch (SQLException e) {
            throw new LedgerUnavailable("The journal could not be read.", e);
        }
    }

    private static List<Recorded> rows(CopyOut copy) throws SQLException {
        var events = new ArrayList<Recorded>();
        int skipped = HEADER_BYTES;
        for (var message = copy.readFromCopy(); message != null; message = copy.readFromCopy()) {
            var row = ByteBuffer.wrap(message).position(skipped);
            skipped = 0;
            if (row.hasRemaining() && row.getShort() != END_OF_ROWS) {
                events.add(event(row));
            }
        }
        return events;
    }

    /** The columns of {@link LedgerRows#EVENT_COLUMNS}, each after its length. */
    private static Recorded event(ByteBuffer row) {
        return new Recorded(
                number(row),
                new Envelope(
                        uuid(row),
                        number(row),
                        uuid(row),
                        uuid(row),
                        uuid(row),
                        text(row),
                        smallNumber(row),
                        new CanonicalJson(text(row)),
                        time(row),
                        time(row),
                        text(row),
                        hash(row),
                        hash(row)));
    }

    private static long number(ByteBuffer row) {
        row.getInt();
        return row.getLong();
    }

    private static int smallNumber(ByteBuffer row) {
        row.getInt();
        return row.getInt();
    }

    private static UUID uuid(ByteBuffer row) {
        row.getInt();
        return new UUID(row.getLong(), row.getLong());
    }

    private static Instant time(ByteBuffer row) {
        var micros = number(row);
        return Instant.ofEpochSecond(
                ArrayParameters.POSTGRES_EPOCH_SECONDS + Math.floorDiv(micros, 1_000_000L),
                Math.floorMod(micros, 1_000_000L) * 1_000);
    }

    private static String text(ByteBuffer row) {
        int length = row.getInt();
        var text = new String(row.array(), row.position(), length, StandardCharsets.UTF_8);
        row.position(row.position() + length);
        return text;
    }

    private static Sha256 hash(ByteBuffer row) {
        var bytes = new byte[row.getInt()];
        row.get(bytes);
        return Sha256.fromBytes(bytes);
    }
}
