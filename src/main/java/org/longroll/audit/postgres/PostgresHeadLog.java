package org.longroll.audit.postgres;

import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.longroll.audit.HeadLog;
import org.longroll.audit.proof.SignedNote;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.Sha256;
import org.longroll.ledger.postgres.Transactions;

/**
 * The log as rows. It follows from the ledger: checkpoints are numbered by position, up to the horizon behind which
 * nothing is added, when the log is read. So signing an entry does not wait for it, and two nodes make the same log.
 */
@Singleton
public class PostgresHeadLog implements HeadLog {

    /** One node numbers at a time. */
    private static final String LOCK = "select pg_advisory_xact_lock(4919061201861867)";

    private static final String LAST = "select place, position from head_log order by place desc limit 1";

    private static final String NEW = """
            select position, payload ->> 'note' from ledger
             where type = 'checkpoint-signed' and position > ? and position <= ledger_horizon() order by position""";

    private static final String ADD = "insert into head_log (place, position, hash) values (?, ?, ?)";

    private final DataSource database;
    private final List<Sha256> known = new ArrayList<>();

    public PostgresHeadLog(DataSource database) {
        this.database = database;
    }

    @Override
    public synchronized List<Sha256> hashes() {
        transaction(PostgresHeadLog::number);
        known.addAll(read(
                "select hash from head_log where place >= ? order by place",
                statement -> statement.setLong(1, known.size()),
                row -> Sha256.fromBytes(row.getBytes(1))));
        return List.copyOf(known);
    }

    private record Place(long number, long position) {}

    private static long number(Connection connection) throws SQLException {
        try (var lock = connection.prepareStatement(LOCK);
                var last = connection.prepareStatement(LAST);
                var fresh = connection.prepareStatement(NEW);
                var add = connection.prepareStatement(ADD)) {
            lock.execute();
            var reached = place(last);
            fresh.setLong(1, reached.position());
            long place = reached.number();
            try (var rows = fresh.executeQuery()) {
                while (rows.next()) {
                    add.setLong(1, ++place);
                    add.setLong(2, rows.getLong(1));
                    add.setBytes(3, Sha256.of(rows.getString(2)).toBytes());
                    add.addBatch();
                }
            }
            add.executeBatch();
            return place;
        }
    }

    private static Place place(PreparedStatement last) throws SQLException {
        try (var row = last.executeQuery()) {
            return row.next() ? new Place(row.getLong(1), row.getLong(2)) : new Place(-1, 0);
        }
    }

    @Override
    public List<SignedNote.Line> cosignatures(long size) {
        return read(
                        "select line from cosignature where size = ? order by name, key_id",
                        statement -> statement.setLong(1, size),
                        row -> row.getString(1))
                .stream()
                .map(SignedNote.Line::parse)
                .toList();
    }

    @Override
    public void cosign(long size, SignedNote.Line line) {
        write("insert into cosignature (size, name, key_id, line) values (?, ?, ?, ?) on conflict do nothing", add -> {
            add.setLong(1, size);
            add.setString(2, line.name());
            add.setString(3, line.id());
            add.setString(4, line.written());
        });
    }

    @Override
    public long cosigned() {
        return read("select coalesce(max(size), 0) from cosignature", none -> {}, row -> row.getLong(1))
                .getFirst();
    }

    @Override
    public List<String> announcements() {
        return read("select note from key_announcement order by place", none -> {}, row -> row.getString(1));
    }

    @Override
    public void announce(String note) {
        write(
                "insert into key_announcement (place, note) select count(*), ? from key_announcement",
                add -> add.setString(1, note));
    }

    private interface Values {
        void set(PreparedStatement statement) throws SQLException;
    }

    private interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    private <T> List<T> read(String sql, Values values, Row<T> mapper) {
        return transaction(connection -> {
            try (var statement = connection.prepareStatement(sql)) {
                values.set(statement);
                try (var rows = statement.executeQuery()) {
                    var found = new ArrayList<T>();
                    while (rows.next()) {
                        found.add(mapper.read(rows));
                    }
                    return found;
                }
            }
        });
    }

    private void write(String sql, Values values) {
        transaction(connection -> {
            try (var statement = connection.prepareStatement(sql)) {
                values.set(statement);
                return statement.executeUpdate();
            }
        });
    }

    private <T> T transaction(Transactions.Work<T> work) {
        try {
            return Transactions.run(database, work);
        } catch (SQLException e) {
            throw new LedgerUnavailable("The log of heads cannot be used.", e);
        }
    }
}
