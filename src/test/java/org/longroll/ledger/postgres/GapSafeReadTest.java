package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.AppendResult.Overtaken;
import org.longroll.ledger.Chain;
import org.longroll.ledger.ChainReport.Intact;
import org.longroll.ledger.Concurrently;
import org.longroll.ledger.Draft;
import org.longroll.ledger.Recorded;

/**
 * Eight nodes write to many battles, each commit takes its time, and a reader follows by position. The second test
 * shows that the first one can fail: unless writers say where they begin, the reader misses events.
 */
@Timeout(180)
class GapSafeReadTest {

    private static final int WRITERS = 8;
    private static final int APPENDS_EACH = 60;
    private static final int BATTLES_EACH = 5;
    private static final int THREADS_EACH = 2;
    private static final List<UUID> SHARED = List.of(UUID.randomUUID(), UUID.randomUUID(), UUID.randomUUID());

    private LedgerDatabase database;

    @BeforeEach
    void delayCommits() throws SQLException {
        database = new LedgerDatabase();
        database.asOwner("""
                create function delay_commit() returns trigger language plpgsql as
                  $$ begin perform pg_sleep(random() * 0.006); return null; end $$;
                create constraint trigger delay after insert on ledger
                  deferrable initially deferred for each row execute function delay_commit()""");
    }

    @AfterEach
    void close() throws SQLException {
        database.close();
    }

    @Test
    void a_reader_that_follows_by_position_misses_nothing() throws Exception {
        var run = writeWhileReading(GapSafeReadTest::write);
        assertThat(run.read()).isEqualTo(run.written());
    }

    /** Nearly every append finds a head that another node has moved, and groups meet others with the same battles. */
    @Test
    void nothing_is_missed_where_all_nodes_write_to_the_same_battles() throws Exception {
        var run = writeWhileReading(GapSafeReadTest::writeToShared);
        assertThat(run.read()).isEqualTo(run.written());
        for (var battle : SHARED) {
            var ledger = database.ledger();
            var head = ledger.head(battle).orElseThrow();
            assertThat(Chain.verify(ledger.read(battle, 0, head.version()).map(Recorded::envelope), head))
                    .isInstanceOf(Intact.class);
        }
    }

    @Test
    void if_writers_do_not_announce_where_they_begin_it_misses_events() throws Exception {
        database.asOwner("create or replace function ledger_announce() returns void language sql as 'select 1'");
        var run = writeWhileReading(GapSafeReadTest::write);
        assertThat(run.read()).hasSizeLessThan(run.written().size());
        assertThat(run.written()).containsAll(run.read());
    }

    /** Event ids, as the writers were told and as the reader found them. */
    private record Run(Set<UUID> written, Set<UUID> read) {}

    private Run writeWhileReading(Function<PostgresLedger, Set<UUID>> writing) throws Exception {
        var nodes = new ArrayList<PostgresLedger>();
        for (int i = 0; i < WRITERS; i++) {
            nodes.add(database.ledger());
        }
        var reader = database.ledger();
        var running = CompletableFuture.supplyAsync(
                () -> Concurrently.run(WRITERS, number -> writing.apply(nodes.get(number))),
                Thread::startVirtualThread);
        var read = new ArrayList<Recorded>();
        boolean finished;
        List<Recorded> found;
        do {
            finished = running.isDone();
            found = reader.readByPosition(read.isEmpty() ? 0 : read.getLast().position(), 50);
            read.addAll(found);
        } while (!finished || !found.isEmpty());
        assertThat(read).extracting(Recorded::position).doesNotHaveDuplicates().isSorted();
        var written = new HashSet<UUID>();
        running.get().forEach(written::addAll);
        assertThat(written).hasSize(WRITERS * APPENDS_EACH);
        assertThat(database.query("select deadlocks from pg_stat_database where datname = current_database()"))
                .containsExactly("0");
        return new Run(written, eventIds(read));
    }

    private static Set<UUID> write(PostgresLedger node) {
        var battles = new ArrayList<UUID>();
        for (int i = 0; i < BATTLES_EACH; i++) {
            battles.add(UUID.randomUUID());
        }
        var versions = new int[BATTLES_EACH];
        var written = new HashSet<UUID>();
        for (int i = 0; i < APPENDS_EACH; i++) {
            var battle = ThreadLocalRandom.current().nextInt(BATTLES_EACH);
            var result = node.append(Draft.on(battles.get(battle))
                    .at(versions[battle]++)
                    .events(1)
                    .append());
            written.addAll(eventIds(((Appended) result).events()));
        }
        return written;
    }

    private static Set<UUID> writeToShared(PostgresLedger node) {
        var written = new HashSet<UUID>();
        Concurrently.run(THREADS_EACH, number -> {
                    var ids = new HashSet<UUID>();
                    for (int i = 0; i < APPENDS_EACH / THREADS_EACH; i++) {
                        ids.addAll(writeToShared(node, SHARED.get((number + i) % SHARED.size())));
                    }
                    return ids;
                })
                .forEach(written::addAll);
        return written;
    }

    private static Set<UUID> writeToShared(PostgresLedger node, UUID battle) {
        var version = 0L;
        while (true) {
            switch (node.append(Draft.on(battle).at(version).events(1).append())) {
                case Appended(var events) -> {
                    return eventIds(events);
                }
                case Overtaken(var head) -> version = head.version();
                default -> throw new AssertionError("a new command was recorded before");
            }
        }
    }

    private static Set<UUID> eventIds(List<Recorded> events) {
        var ids = new HashSet<UUID>();
        events.forEach(event -> ids.add(event.envelope().eventId()));
        return ids;
    }
}
