package org.longroll.audit.postgres;

import jakarta.inject.Singleton;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.longroll.audit.HeadLog;
import org.longroll.audit.proof.SignedNote;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.Sha256;
import org.longroll.ledger.postgres.Transactions;

/** The log as rows, which a trigger of the ledger adds in the transaction that records a checkpoint. */
@Singleton
public class PostgresHeadLog implements HeadLog {

    /** A checkpoint is the one that was logged if it stands where it stood and has the same note. */
    private static final String DISCREPANCIES = """
            select stream, place from head_log
             where (?::uuid is null or stream = ?) and not exists (
               select from ledger
                where ledger.position = head_log.position and type = 'checkpoint-signed'
                  and stream = coalesce(head_log.stream, stream)
                  and sha256(convert_to(payload ->> 'note', 'UTF8')) = head_log.hash)
            union all
            select stream, null from ledger
             where type = 'checkpoint-signed' and (?::uuid is null or stream = ?)
               and not exists (select from head_log where head_log.position = ledger.position)
            union all
            select null, place from generate_series(0, (select max(place) from head_log)) as place
             where ?::uuid is null and not exists (select from head_log where head_log.place = place.place)
            order by 2""";

    private static final String NAMES_BATTLES = """
            select exists (
              select from information_schema.columns where table_name = 'head_log' and column_name = 'stream')""";

    private final DataSource database;
    private final List<Sha256> known = new ArrayList<>();

    public PostgresHeadLog(DataSource database) {
        this.database = database;
    }

    @Override
    public synchronized List<Sha256> hashes() {
        known.addAll(read(
                "select hash from head_log where place >= ? order by place",
                statement -> statement.setLong(1, known.size()),
                row -> Sha256.fromBytes(row.getBytes(1))));
        return List.copyOf(known);
    }

    /** Whether it knows the battles of its places: the log of a home that an older version wrote last does not. */
    public boolean namesBattles() {
        return read(NAMES_BATTLES, none -> {}, row -> row.getBoolean(1)).getFirst();
    }

    @Override
    public List<Discrepancy> discrepancies(Optional<UUID> battle) {
        if (!namesBattles()) {
            return List.of();
        }
        return read(
                DISCREPANCIES,
                statement -> {
                    for (int parameter = 1; parameter <= 5; parameter++) {
                        statement.setObject(parameter, battle.orElse(null), Types.OTHER);
                    }
                },
                row -> new Discrepancy(row.getObject(1, UUID.class), row.getObject(2, Long.class)));
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
