package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.Concurrently;
import org.longroll.ledger.Draft;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.LedgerUnavailable;

@Timeout(30)
class GroupCommitTest {

    private static final long BARRIER = 4919061201861865L;

    private LedgerDatabase database;

    @BeforeEach
    void open() throws SQLException {
        database = new LedgerDatabase();
    }

    @AfterEach
    void close() throws SQLException {
        database.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"n\":", "", "{} {}", "{\"n\":\"\u0000\"}"})
    void a_payload_that_postgres_refuses_does_not_take_its_neighbours_with_it(String payload) throws Exception {
        var ledger = database.ledger();
        var appends = new ArrayList<Append>();
        for (int i = 0; i < 20; i++) {
            appends.add(Draft.on(UUID.randomUUID()).events(2).append());
        }
        var bad = Draft.on(UUID.randomUUID()).events(1).payload(payload).append();
        appends.add(10, bad);
        var answers = appendTogether(ledger, appends);
        for (int i = 0; i < appends.size(); i++) {
            var answer = answers.get(i);
            if (appends.get(i) == bad) {
                assertThatThrownBy(answer::get)
                        .isInstanceOf(ExecutionException.class)
                        .hasCauseInstanceOf(LedgerRefused.class);
                assertThat(ledger.head(bad.stream())).isEmpty();
            } else {
                var stream = appends.get(i).stream();
                assertThat(answer.get())
                        .isEqualTo(new Appended(ledger.read(stream, 0, 9).toList()));
                assertThat(ledger.head(stream).orElseThrow().version()).isEqualTo(2);
            }
        }
        assertThat(database.query("select count(*) from ledger")).containsExactly("41");
        assertThat(database.query("select count(*) from command")).containsExactly("21");
    }

    @Test
    void a_status_document_that_is_not_json_takes_its_append_with_it() throws SQLException {
        var ledger = database.ledger();
        var bad = Draft.on(UUID.randomUUID())
                .events(1)
                .status("unit", "a", "not json")
                .append();
        assertThatThrownBy(() -> ledger.append(bad)).isInstanceOf(LedgerRefused.class);
        assertThat(ledger.head(bad.stream())).isEmpty();
        assertThat(database.query("select count(*) from ledger")).containsExactly("0");
    }

    /** At this level a statement after the barrier sees only what was there before it was taken. */
    @Test
    void a_database_with_a_stricter_default_isolation_makes_no_difference() throws SQLException {
        database.asOwner(
                "alter database " + database.query("select current_database()").getFirst()
                        + " set default_transaction_isolation = 'repeatable read'");
        var nodes = List.of(database.ledger(), database.ledger(), database.ledger());
        var stream = UUID.randomUUID();
        for (int version = 0; version < 20; version++) {
            var expected = version;
            var results = Concurrently.run(9, i -> nodes.get(i % 3)
                    .append(Draft.on(stream).at(expected).events(1).append()));
            assertThat(results.stream().filter(Appended.class::isInstance)).hasSize(1);
            assertThat(results.stream().filter(AppendResult.Overtaken.class::isInstance))
                    .hasSize(8);
        }
    }

    @Test
    void an_error_in_the_middle_leaves_neither_an_open_transaction_nor_the_barrier_behind() throws SQLException {
        var once = new AtomicBoolean(true);
        InstantSource clock = () -> {
            if (once.getAndSet(false)) {
                throw new StackOverflowError("not really");
            }
            return Instant.EPOCH;
        };
        var ledger = database.ledger(clock);
        var stream = UUID.randomUUID();
        assertThatThrownBy(() -> ledger.append(Draft.on(stream).events(1).append()))
                .isInstanceOf(LedgerUnavailable.class);
        assertThat(database.query("select pid from pg_locks where locktype = 'advisory'"))
                .isEmpty();
        assertThat(database.ledger().append(Draft.on(stream).events(1).append()))
                .isInstanceOf(Appended.class);
    }

    @Test
    void a_commit_that_fails_is_not_answered_as_written() throws SQLException {
        database.asOwner("""
                create function fail_at_commit() returns trigger language plpgsql as
                  $$ begin raise exception 'the disk is full' using errcode = 'disk_full'; end $$;
                create constraint trigger fail after insert on ledger
                  deferrable initially deferred for each row execute function fail_at_commit()""");
        var ledger = database.ledger();
        var append =
                Draft.on(UUID.randomUUID()).events(1).status("unit", "a", "{}").append();
        assertThatThrownBy(() -> ledger.append(append)).isInstanceOf(LedgerUnavailable.class);
        assertThat(ledger.head(append.stream())).isEmpty();
        assertThat(database.query("select count(*) from status")).containsExactly("0");
        database.asOwner("drop trigger fail on ledger");
        assertThat(ledger.append(append)).isInstanceOf(Appended.class);
    }

    /** Holds the barrier, which one append runs into, until all others have arrived behind it: they are one group. */
    private List<CompletableFuture<AppendResult>> appendTogether(PostgresLedger ledger, List<Append> appends)
            throws Exception {
        try (var holder = database.superuser().getConnection()) {
            barrier(holder, "pg_advisory_lock");
            send(ledger, Draft.on(UUID.randomUUID()).events(1).append());
            while (database.query("select pid from pg_locks where locktype = 'advisory' and not granted")
                    .isEmpty()) {
                Thread.sleep(1);
            }
            var answers = appends.stream().map(append -> send(ledger, append)).toList();
            while (ledger.waiting() < appends.size()) {
                Thread.sleep(1);
            }
            barrier(holder, "pg_advisory_unlock");
            return answers;
        }
    }

    private static CompletableFuture<AppendResult> send(PostgresLedger ledger, Append append) {
        return CompletableFuture.supplyAsync(() -> ledger.append(append), Thread::startVirtualThread);
    }

    private static void barrier(Connection connection, String function) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("select " + function + "(" + BARRIER + ")");
        }
    }
}
