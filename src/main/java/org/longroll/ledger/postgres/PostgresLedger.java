package org.longroll.ledger.postgres;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Chain;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Head;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.ReadAhead;
import org.longroll.ledger.ReadAhead.Slice;
import org.longroll.ledger.Receipt;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.Sha256;
import org.longroll.ledger.StatusRow;

/** The ledger in PostgreSQL. Any number of nodes can share a database. */
public final class PostgresLedger implements Ledger, AutoCloseable {

    private static final String READ_BY_POSITION = "select " + LedgerRows.EVENT_COLUMNS
            + " from ledger where position > ? and position <= ? order by position limit ?";

    private static final String READ_TYPE =
            "select " + LedgerRows.EVENT_COLUMNS + " from ledger where stream = ? and type = ? order by sequence";

    private static final String READ_HASHES =
            "select hash from ledger where stream = ? and sequence > ? and sequence <= ? order by sequence";

    private static final String READ_HORIZON = "select ledger_horizon()";

    private static final String READ_STREAMS =
            "select stream from head union select stream from ledger order by stream";

    private static final String READ_HEAD = "select stream, sequence, hash from head where stream = ?";

    private static final String READ_RECEIPT = """
            select scope, command_id, body_hash, stream, entry_id, first_sequence, last_sequence
              from command where scope = ? and command_id = ?""";

    private final DataSource database;
    private final GroupCommit groupCommit;
    private final Appender<Append, AppendResult> appender;

    /** No event will be added up to this position. */
    private volatile long horizon;

    public PostgresLedger(DataSource database, InstantSource clock) {
        this.database = database;
        this.groupCommit = new GroupCommit(database, clock);
        this.appender = new Appender<>(groupCommit::append);
    }

    @Override
    public AppendResult append(Append append) {
        return appender.write(append);
    }

    @Override
    public AppendResult adopt(List<Envelope> chain, Command command, Map<Long, List<StatusRow>> status) {
        Chain.requireIntact(chain);
        try {
            return groupCommit.adopt(chain, command, status);
        } catch (SQLException e) {
            throw new LedgerUnavailable("The battle could not be taken over.", e);
        }
    }

    @Override
    public List<UUID> streams() {
        return query(READ_STREAMS, statement -> {}, row -> row.getObject(1, UUID.class));
    }

    @Override
    public Optional<Head> head(UUID stream) {
        return query(READ_HEAD, statement -> statement.setObject(1, stream), LedgerRows::head).stream()
                .findFirst();
    }

    @Override
    public Optional<Receipt> receipt(UUID scope, UUID commandId) {
        return query(
                        READ_RECEIPT,
                        statement -> {
                            statement.setObject(1, scope);
                            statement.setObject(2, commandId);
                        },
                        LedgerRows::receipt)
                .stream()
                .findFirst();
    }

    @Override
    public Stream<Recorded> read(UUID stream, long after, long through) {
        return ReadAhead.stream(after, new StreamRead(database, stream, through));
    }

    @Override
    public Stream<Recorded> ofType(UUID stream, String type) {
        return query(
                READ_TYPE,
                statement -> {
                    statement.setObject(1, stream);
                    statement.setString(2, type);
                },
                LedgerRows::event)
                .stream();
    }

    @Override
    public List<Sha256> hashes(UUID stream, long after, long through) {
        return query(
                READ_HASHES,
                statement -> {
                    statement.setObject(1, stream);
                    statement.setLong(2, after);
                    statement.setLong(3, through);
                },
                row -> Sha256.fromBytes(row.getBytes(1)));
    }

    @Override
    public List<Recorded> readByPosition(long after, int limit) {
        var known = horizon;
        if (known >= after + limit) {
            var page = page(after, known, limit);
            if (page.size() == limit) {
                return page;
            }
        }
        // Some positions have no event, so a page that is not full need not be the last.
        return page(after, newHorizon(), limit);
    }

    @Override
    public Stream<Recorded> replay(long after) {
        return ReadAhead.stream(after, this::stretch);
    }

    private Slice stretch(long after) {
        var end = after + StreamRead.STRETCH <= horizon ? horizon : newHorizon();
        var through = Math.min(after + StreamRead.STRETCH, end);
        if (through <= after) {
            return new Slice(List.of(), after, true);
        }
        var events = BulkRead.events(database, "position > %d and position <= %d order by position", after, through);
        return new Slice(events, through, false);
    }

    private long newHorizon() {
        var now = query(READ_HORIZON, statement -> {}, row -> row.getLong(1)).getFirst();
        horizon = Math.max(horizon, now);
        return horizon;
    }

    private List<Recorded> page(long after, long through, int limit) {
        return query(
                READ_BY_POSITION,
                statement -> {
                    statement.setLong(1, after);
                    statement.setLong(2, through);
                    statement.setInt(3, limit);
                },
                LedgerRows::event);
    }

    Optional<String> remedy() {
        return appender.remedy();
    }

    Optional<Appender.Oldest> oldest() {
        return appender.oldest();
    }

    int waiting() {
        return appender.waiting();
    }

    @Override
    public void close() {
        appender.close();
    }

    private interface Fill {
        void into(PreparedStatement statement) throws SQLException;
    }

    private interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    private <T> List<T> query(String sql, Fill parameters, Row<T> mapper) {
        try (var connection = database.getConnection();
                var statement = connection.prepareStatement(sql)) {
            parameters.into(statement);
            try (var rows = statement.executeQuery()) {
                var result = new ArrayList<T>();
                while (rows.next()) {
                    result.add(mapper.read(rows));
                }
                return result;
            }
        } catch (SQLException e) {
            throw new LedgerUnavailable("The journal could not be read.", e);
        }
    }
}
