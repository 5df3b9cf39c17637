package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Draft;
import org.longroll.ledger.InMemoryLedger.PlacedStatus;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.LedgerContract;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.StatusRow;

class PostgresLedgerTest extends LedgerContract {

    private static LedgerDatabase database;
    private static PostgresLedger ledger;
    private static PostgresLedger otherNode;

    @BeforeAll
    static void open() throws SQLException {
        database = new LedgerDatabase();
        ledger = database.ledger(CLOCK);
        otherNode = database.ledger(CLOCK);
    }

    @AfterAll
    static void close() throws SQLException {
        database.close();
    }

    @Override
    protected Ledger ledger() {
        return ledger;
    }

    @Override
    protected Ledger reopened() {
        return otherNode;
    }

    @Override
    protected List<AppendResult> appendTogether(List<Append> group) {
        try {
            return new GroupCommit(database.application(), CLOCK).append(group);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    protected Optional<PlacedStatus> status(UUID stream, String kind, String id) {
        try (var connection = database.application().getConnection();
                var statement = connection.prepareStatement("select version, facet, document::text from status"
                        + " where stream = ? and kind = ? and id = ?")) {
            statement.setObject(1, stream);
            statement.setString(2, kind);
            statement.setString(3, id);
            try (var row = statement.executeQuery()) {
                return row.next()
                        ? Optional.of(new PlacedStatus(
                                row.getLong(1), new StatusRow(kind, id, row.getString(2), row.getString(3))))
                        : Optional.empty();
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void a_page_is_full_whatever_positions_were_given_to_nobody() throws SQLException {
        var start = appendBeforeGaps(0).position();
        appendBeforeGaps(1);
        ledger.readByPosition(start, 1);
        appendBeforeGaps(2);
        appendBeforeGaps(3);
        assertThat(ledger.readByPosition(start, 3)).hasSize(3);
    }

    private Recorded appendBeforeGaps(int version) throws SQLException {
        var recorded = appended(Draft.on(stream).at(version).events(1).append()).getFirst();
        database.tamper("select nextval('ledger_position_seq') from generate_series(1, 5)");
        return recorded;
    }

    @Test
    void status_rows_are_seen_exactly_with_their_events() throws Exception {
        appended(Draft.on(stream).events(1).status("unit", "a", "{}").append());
        var writing = CompletableFuture.runAsync(() -> {
            for (int version = 1; version < 300; version++) {
                appended(Draft.on(stream)
                        .at(version)
                        .events(1)
                        .status("unit", "a", "{}")
                        .append());
            }
        });
        var seen = 0L;
        while (!writing.isDone()) {
            var versions = database.query("""
                    select (select max(sequence) from ledger where stream = '%1$s')
                           || '=' || (select version from status where stream = '%1$s')
                           || '=' || (select sequence from head where stream = '%1$s')""".formatted(stream)).getFirst().split("=");
            assertThat(versions).containsOnly(versions[0]);
            assertThat(Long.parseLong(versions[0])).isGreaterThanOrEqualTo(seen);
            seen = Long.parseLong(versions[0]);
        }
        writing.get();
    }
}
