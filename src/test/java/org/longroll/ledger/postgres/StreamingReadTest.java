package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.Draft;
import org.longroll.ledger.Recorded;

/** A long stream is never in memory as a whole: at most one slice is fetched ahead of the one that is being read. */
class StreamingReadTest {

    private static final int EVENTS = 5_200;
    private static final int FIRST = 500;

    private final AtomicInteger fetched = new AtomicInteger();
    private final AtomicInteger open = new AtomicInteger();
    private final UUID stream = UUID.randomUUID();

    private LedgerDatabase database;
    private PostgresLedger ledger;

    @BeforeEach
    void record() throws SQLException {
        database = new LedgerDatabase();
        database.ledger().append(Draft.on(stream).events(EVENTS).append());
        ledger = new PostgresLedger(Intercepted.dataSource(database.pool(2), this::count), InstantSource.system());
    }

    @AfterEach
    void close() throws SQLException {
        ledger.close();
        database.close();
    }

    @Test
    void nothing_is_fetched_before_anybody_asks() {
        assertThat(ledger.read(stream, 0, EVENTS)).isNotNull();
        assertThat(fetched).hasValue(0);
    }

    @Test
    void slices_come_one_ahead_and_every_event_once() {
        var events = ledger.read(stream, 0, EVENTS).iterator();
        for (int read = 1; read <= EVENTS; read++) {
            assertThat(events.next().envelope().sequence()).isEqualTo(read);
            var slice = read <= FIRST ? 1 : 1 + (read - FIRST + StreamRead.STRETCH - 1) / StreamRead.STRETCH;
            assertThat(fetched).hasValueLessThanOrEqualTo(slice + 1);
        }
        assertThat(events.hasNext()).isFalse();
        assertThat(fetched).hasValue(6);
        assertThat(open).hasValue(0);
    }

    @Test
    void a_stream_that_is_read_to_an_end_that_nobody_knows_ends() {
        var events = ledger.read(stream, 0, Long.MAX_VALUE).toList();
        assertThat(events).hasSize(EVENTS).isEqualTo(ledger.replay(0).toList());
        assertThat(ledger.read(stream, EVENTS - 7, Long.MAX_VALUE)).isEqualTo(events.subList(EVENTS - 7, EVENTS));
    }

    @Test
    void both_ways_of_reading_give_the_same_events() {
        assertThat(ledger.read(stream, 1_000, 1_400))
                .isEqualTo(ledger.read(stream, 0, EVENTS).skip(1_000).limit(400).toList());
    }

    @Test
    void what_was_removed_from_the_middle_does_not_hide_the_rest() throws SQLException {
        database.asOwner("alter table ledger disable trigger all");
        database.asOwner("delete from ledger where sequence between 1000 and 4999");
        assertThat(ledger.read(stream, 0, Long.MAX_VALUE)).hasSize(EVENTS - 4_000);
    }

    @Test
    void who_stops_early_has_one_slice_too_many_fetched_at_most() {
        assertThat(ledger.read(stream, 0, FIRST - 1).count()).isEqualTo(FIRST - 1);
        assertThat(fetched).hasValue(1);
        assertThat(ledger.read(stream, 0, EVENTS).anyMatch(StreamingReadTest::isTenth))
                .isTrue();
        assertThat(fetched).hasValueLessThanOrEqualTo(3);
    }

    private static boolean isTenth(Recorded event) {
        return event.envelope().sequence() == 10;
    }

    private void count(String method) {
        switch (method) {
            case "getConnection" -> {
                fetched.incrementAndGet();
                open.incrementAndGet();
            }
            case "close" -> open.decrementAndGet();
            default -> {}
        }
    }
}
