package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.longroll.ledger.LedgerUnavailable;

/** Checks that the database keeps what it acknowledges, and that the application's role cannot change the ledger. */
public final class LedgerGuard {

    private static final List<String> MUST_NOT_BE_OFF = List.of("fsync", "synchronous_commit", "full_page_writes");

    private static final String WRITE_PROBE = """
            insert into command (scope, command_id, body_hash, stream, entry_id, first_sequence, last_sequence)
            values (gen_random_uuid(), gen_random_uuid(), decode(repeat('00', 32), 'hex'), gen_random_uuid(),
                    gen_random_uuid(), 1, 1)""";

    /** Fails where a newer version has given them other names: that is how it keeps older nodes from writing. */
    private static final String APPENDS = "select 'ledger_append'::regproc, 'ledger_append_one'::regproc";

    private static final String NEWEST = """
            select coalesce(extract(epoch from (select recorded_at from ledger order by position desc limit 1)), 0)::bigint""";

    private final DataSource database;

    LedgerGuard(DataSource database) {
        this.database = database;
    }

    /** Throws if the database could lose or change what was recorded. */
    void requireSafe() {
        var dangers = new ArrayList<String>();
        dangers.addAll(lossDangers());
        dangers.addAll(changeDangers());
        dangers.addAll(newerTables());
        if (!dangers.isEmpty()) {
            throw new IllegalStateException(
                    "The journal does not start on this database. " + String.join(" ", dangers));
        }
    }

    /** Settings under which an acknowledged entry could be lost. */
    public List<String> lossDangers() {
        return ask(connection -> {
            var dangers = new ArrayList<String>();
            for (var setting : MUST_NOT_BE_OFF) {
                if (queried(connection, "show " + setting).equals("off")) {
                    dangers.add("Its setting “%s” is off: an acknowledged entry could be lost.".formatted(setting));
                }
            }
            return dangers;
        });
    }

    /** Rights of the application's role with which the ledger could be changed. */
    public List<String> changeDangers() {
        return ask(connection -> {
            var dangers = new ArrayList<String>();
            for (var right : List.of("UPDATE", "DELETE", "TRUNCATE")) {
                if (queried(connection, "select has_table_privilege('ledger', '" + right + "')")
                        .equals("t")) {
                    dangers.add("The application's role has the right to %s the ledger.".formatted(right));
                }
            }
            return dangers;
        });
    }

    private List<String> newerTables() {
        try {
            ask(connection -> List.of(queried(connection, APPENDS)));
            return List.of();
        } catch (LedgerUnavailable e) {
            return List.of(LedgerUnavailable.remedy(e).orElseThrow(() -> e));
        }
    }

    /** When the newest event was recorded, by the clock of its time; the epoch if there is none. */
    Instant newest() {
        return Instant.ofEpochSecond(Long.parseLong(
                ask(connection -> List.of(queried(connection, NEWEST))).getFirst()));
    }

    /** Inserts a row and rolls it back, if the functions that append are those of this version. */
    public void requireWritable() {
        ask(connection -> {
            connection.setAutoCommit(false);
            try (var statement = connection.createStatement()) {
                statement.execute(APPENDS);
                statement.executeUpdate(WRITE_PROBE);
            } finally {
                connection.rollback();
            }
            return List.of();
        });
    }

    private interface Question {
        List<String> answer(Connection connection) throws SQLException;
    }

    private List<String> ask(Question question) {
        try (var connection = database.getConnection()) {
            return question.answer(connection);
        } catch (SQLException e) {
            throw new LedgerUnavailable("The database does not answer.", e);
        }
    }

    private static String queried(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
