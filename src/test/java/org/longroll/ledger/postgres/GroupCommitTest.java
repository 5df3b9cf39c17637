package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.AppendResult.Overtaken;
import org.longroll.ledger.AppendResult.Replayed;
import org.longroll.ledger.Chains;
import org.longroll.ledger.Command;
import org.longroll.ledger.Draft;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.Sha256;

@Timeout(180)
class GroupCommitTest {

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
        for (int i = 0; i < 15; i++) {
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
        assertThat(database.query("select count(*) from ledger")).containsExactly("33");
        assertThat(database.query("select count(*) from command")).containsExactly("18");
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

    /** The head moves while an append waits for it; a stricter isolation would not let it see that. */
    @ParameterizedTest
    @ValueSource(strings = {"read committed", "repeatable read", "serializable"})
    void what_was_committed_while_an_append_waited_is_seen(String isolation) throws Exception {
        database.asOwner("alter database %s set default_transaction_isolation = '%s'"
                .formatted(database.query("select current_database()").getFirst(), isolation));
        var commit = new GroupCommit(database.application(), InstantSource.system());
        var append = Draft.on(UUID.randomUUID()).events(1).append();
        var answer = whileHeadsAreLocked(holder -> {
            var waiting = new FutureTask<>(() -> commit.append(List.of(append)));
            Thread.startVirtualThread(waiting);
            awaitWaiting(1);
            execute(holder, "insert into head values ('%s', 1, sha256('x'))".formatted(append.stream()));
            return waiting;
        });
        assertThat(answer.get().getFirst()).isInstanceOf(Overtaken.class);
    }

    @Test
    void an_error_in_the_middle_leaves_neither_an_open_transaction_nor_a_lock_behind() throws SQLException {
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
        assertThat(
                        database.query(
                                "select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())"))
                .isEmpty();
        assertThat(database.ledger().append(Draft.on(stream).events(1).append()))
                .isInstanceOf(Appended.class);
    }

    /** A chain is written in slices; the pool would commit the first of them when it gets its connection back. */
    @Test
    void an_error_between_two_slices_leaves_neither_of_them_behind() throws SQLException {
        var statements = new AtomicInteger();
        var failing = Intercepted.dataSource(database.pool(1), method -> {
            if (method.equals("prepareStatement") && statements.incrementAndGet() == 3) {
                throw new StackOverflowError("not really");
            }
        });
        var chain = Chains.chain(4_321);
        var command = new Command(UUID.randomUUID(), UUID.randomUUID(), Sha256.of("body"));
        try (var ledger = new PostgresLedger(failing, InstantSource.system())) {
            assertThatThrownBy(() -> ledger.adopt(chain, command, Map.of())).isInstanceOf(StackOverflowError.class);
            assertThat(database.query("select count(*) from ledger")).containsExactly("0");
            assertThat(ledger.adopt(chain, command, Map.of())).isInstanceOf(Appended.class);
        }
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

    @Test
    void an_append_to_a_stream_that_the_node_knows_is_one_statement() throws SQLException {
        var statements = new AtomicInteger();
        var counting = Intercepted.dataSource(database.pool(1), method -> {
            if (method.equals("prepareStatement") || method.equals("commit")) {
                statements.incrementAndGet();
            }
        });
        var commit = new GroupCommit(counting, InstantSource.system());
        var stream = UUID.randomUUID();
        for (int version = 0; version < 5; version++) {
            commit.append(List.of(Draft.on(stream).at(version).events(1).append()));
        }
        assertThat(statements).hasValue(5);
    }

    @Test
    void what_a_node_believes_of_a_stream_is_checked() throws SQLException {
        var here = new GroupCommit(database.application(), InstantSource.system());
        var elsewhere = new GroupCommit(database.application(), InstantSource.system());
        var stream = UUID.randomUUID();
        here.append(List.of(Draft.on(stream).events(1).append()));
        elsewhere.append(List.of(Draft.on(stream).at(1).events(1).append()));
        assertThat(here.append(List.of(Draft.on(stream).at(1).events(1).append())))
                .hasOnlyElementsOfType(Overtaken.class);
        database.tamper("update head set hash = sha256('x') where stream = '%s'".formatted(stream));
        elsewhere.append(List.of(Draft.on(stream).at(2).events(1).append()));
        assertThat(database.query("select encode(previous_hash, 'hex') from ledger where sequence = 3"))
                .containsExactly(Sha256.of("x").hex());
    }

    /** Heads that nobody told this node of, a head that another node moved, a chain from elsewhere, a repeated command. */
    @Test
    void an_append_with_an_unknown_or_stale_head_takes_no_lock_while_it_looks() throws SQLException {
        var locks = new AtomicInteger();
        var calls = new AtomicInteger();
        var watched = Intercepted.dataSource(database.pool(1), method -> {
            calls.incrementAndGet();
            locks.addAndGet(locksHeld().size());
        });
        var stream = UUID.randomUUID();
        var first = Draft.on(stream).events(1).append();
        new GroupCommit(database.application(), InstantSource.system()).append(List.of(first));

        var here = new GroupCommit(watched, InstantSource.system());
        var unknown = Draft.on(stream).at(1).events(1).append();
        assertThat(here.append(List.of(unknown))).hasOnlyElementsOfType(Appended.class);
        new GroupCommit(database.application(), InstantSource.system())
                .append(List.of(Draft.on(stream).at(2).events(1).append()));
        var stale = Draft.on(stream).at(2).events(1).append();
        assertThat(here.append(
                        List.of(stale, Draft.on(UUID.randomUUID()).events(1).append())))
                .hasExactlyElementsOfTypes(Overtaken.class, Appended.class);
        assertThat(here.append(List.of(first))).hasOnlyElementsOfType(Replayed.class);
        var chain = Chains.chain(3);
        assertThat(here.adopt(chain, new Command(stream, UUID.randomUUID(), Sha256.of("body")), Map.of()))
                .isInstanceOf(Appended.class);

        assertThat(calls).hasValueGreaterThan(10);
        assertThat(locks).hasValue(0);
    }

    /** One node is stopped between its look and its write. */
    @Test
    void an_append_with_an_unknown_head_holds_up_no_other_battle() throws SQLException {
        var other = new GroupCommit(database.application(), InstantSource.system());
        var stream = UUID.randomUUID();
        other.append(List.of(Draft.on(stream).events(1).append()));
        var meanwhile = new ArrayList<AppendResult>();
        var statements = new AtomicInteger();
        var stopped = Intercepted.dataSource(database.pool(1), method -> {
            if (method.equals("prepareStatement") && statements.incrementAndGet() == 2) {
                for (var battle : List.of(UUID.randomUUID(), UUID.randomUUID())) {
                    meanwhile.addAll(
                            other.append(List.of(Draft.on(battle).events(1).append())));
                }
                meanwhile.addAll(
                        other.append(List.of(Draft.on(stream).at(1).events(1).append())));
            }
        });
        var late = new GroupCommit(stopped, InstantSource.system());
        assertThat(late.append(List.of(Draft.on(stream).at(1).events(1).append())))
                .hasOnlyElementsOfType(Overtaken.class);
        assertThat(meanwhile).hasSize(3).hasOnlyElementsOfType(Appended.class);
    }

    /** What a node was told when it was overtaken is what it needs to know for the next try. */
    @Test
    void two_nodes_that_take_turns_need_one_look_for_each_turn() throws SQLException {
        var statements = new AtomicInteger();
        var counting = Intercepted.dataSource(database.pool(1), method -> {
            if (method.equals("prepareStatement")) {
                statements.incrementAndGet();
            }
        });
        var nodes = List.of(
                new GroupCommit(counting, InstantSource.system()), new GroupCommit(counting, InstantSource.system()));
        var stream = UUID.randomUUID();
        nodes.getFirst().append(List.of(Draft.on(stream).events(1).append()));
        nodes.getLast().append(List.of(Draft.on(stream).at(1).events(1).append()));
        statements.set(0);
        for (int turn = 2; turn < 10; turn++) {
            var node = nodes.get(turn % 2);
            assertThat(node.append(
                            List.of(Draft.on(stream).at(turn - 1).events(1).append())))
                    .containsExactly(
                            new Overtaken(database.ledger().head(stream).orElseThrow()));
            assertThat(node.append(List.of(Draft.on(stream).at(turn).events(1).append())))
                    .hasOnlyElementsOfType(Appended.class);
        }
        assertThat(statements)
                .as("refused, looked, written: three for each of eight turns")
                .hasValue(24);
    }

    @Test
    void of_a_group_that_others_run_into_each_member_gets_its_own_answer() throws SQLException {
        var other = new GroupCommit(database.application(), InstantSource.system());
        var streams = List.of(UUID.randomUUID(), UUID.randomUUID(), UUID.randomUUID());
        for (var stream : streams) {
            other.append(List.of(Draft.on(stream).events(1).append()));
        }
        var repeated = Draft.on(streams.get(1)).at(1).events(1).append();
        var group = List.of(
                Draft.on(streams.get(0)).at(1).events(1).append(),
                repeated,
                Draft.on(streams.get(2)).at(1).events(1).append());
        // Before each of the first two writes somebody else is faster with one of the three.
        var faster = new ArrayDeque<>(
                List.of(Draft.on(streams.get(0)).at(1).events(1).append(), repeated));
        var prepared = new AtomicInteger();
        var racing = Intercepted.dataSource(database.pool(1), method -> {
            if (method.equals("prepareStatement") && prepared.incrementAndGet() % 2 == 0 && !faster.isEmpty()) {
                other.append(List.of(faster.remove()));
            }
        });
        assertThat(new GroupCommit(racing, InstantSource.system()).append(group))
                .hasExactlyElementsOfTypes(Overtaken.class, Replayed.class, Appended.class);
    }

    /**
     * Everything that somebody could have to wait for, but for the locks that every query has and those of a vacuum that
     * runs by itself.
     */
    private List<String> locksHeld() throws SQLException {
        return database.query("""
                select locktype || ' ' || mode from pg_locks join pg_stat_activity using (pid)
                 where pid <> pg_backend_pid() and backend_type = 'client backend'
                   and database = (select oid from pg_database where datname = current_database())
                   and (locktype = 'advisory' or mode in ('RowExclusiveLock', 'RowShareLock'))""");
    }

    /** Two groups wait for the heads, of one and of two; all others gather behind them. */
    private List<CompletableFuture<AppendResult>> appendTogether(PostgresLedger ledger, List<Append> appends)
            throws Exception {
        return whileHeadsAreLocked(holder -> {
            send(ledger, Draft.on(UUID.randomUUID()).events(1).append());
            awaitWaiting(1);
            send(ledger, Draft.on(UUID.randomUUID()).events(1).append());
            send(ledger, Draft.on(UUID.randomUUID()).events(1).append());
            awaitWaiting(2);
            var answers = appends.stream().map(append -> send(ledger, append)).toList();
            while (ledger.waiting() < appends.size()) {
                Thread.sleep(1);
            }
            return answers;
        });
    }

    private interface Held<T> {
        T with(Connection holder) throws Exception;
    }

    private <T> T whileHeadsAreLocked(Held<T> work) throws Exception {
        try (var holder = database.superuser().getConnection()) {
            holder.setAutoCommit(false);
            execute(holder, "lock table head in exclusive mode");
            var result = work.with(holder);
            holder.commit();
            return result;
        }
    }

    private void awaitWaiting(int number) throws Exception {
        while (database.query("select pid from pg_locks where not granted and relation = 'head'::regclass")
                        .size()
                < number) {
            Thread.sleep(1);
        }
    }

    private static CompletableFuture<AppendResult> send(PostgresLedger ledger, Append append) {
        return CompletableFuture.supplyAsync(() -> ledger.append(append), Thread::startVirtualThread);
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
