package org.longroll.ledger.postgres;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Head;
import org.longroll.ledger.Receipt;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.Sha256;

final class LedgerRows {

    static final String EVENT_COLUMNS = """
            position, stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
            occurred_at, recorded_at, actor, previous_hash, hash""";

    private LedgerRows() {}

    static Recorded event(ResultSet row) throws SQLException {
        return new Recorded(
                row.getLong(1),
                new Envelope(
                        row.getObject(2, UUID.class),
                        row.getLong(3),
                        row.getObject(4, UUID.class),
                        row.getObject(5, UUID.class),
                        row.getObject(6, UUID.class),
                        row.getString(7),
                        row.getInt(8),
                        new CanonicalJson(row.getString(9)),
                        row.getObject(10, OffsetDateTime.class).toInstant(),
                        row.getObject(11, OffsetDateTime.class).toInstant(),
                        row.getString(12),
                        Sha256.fromBytes(row.getBytes(13)),
                        Sha256.fromBytes(row.getBytes(14))));
    }

    static Head head(ResultSet row) throws SQLException {
        return new Head(row.getObject(1, UUID.class), row.getLong(2), Sha256.fromBytes(row.getBytes(3)));
    }

    static Receipt receipt(ResultSet row) throws SQLException {
        return new Receipt(
                new Command(
                        row.getObject(1, UUID.class), row.getObject(2, UUID.class), Sha256.fromBytes(row.getBytes(3))),
                row.getObject(4, UUID.class),
                row.getObject(5, UUID.class),
                row.getLong(6),
                row.getLong(7));
    }
}
