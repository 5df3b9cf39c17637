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

/** A long stream is never in memory as a whole: each slice is fetched when its first event is asked for. */
class StreamingReadTest {

    private static final int EVENTS = 1_700;
    private static final int SLICE = 500;

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
    void a_slice_is_fetched_when_its_first_event_is_asked_for() {
        var events = ledger.read(stream, 0, EVENTS).iterator();
        for (int read = 1; read <= EVENTS; read++) {
            assertThat(events.next().envelope().sequence()).isEqualTo(read);
            assertThat(fetched).hasValue((read + SLICE - 1) / SLICE);
            assertThat(open).hasValue(0);
        }
        assertThat(events.hasNext()).isFalse();
        assertThat(fetched).hasValue(4);
    }

    @Test
    void who_stops_early_fetches_no_more() {
        assertThat(ledger.read(stream, 0, EVENTS).limit(SLICE).count()).isEqualTo(SLICE);
        assertThat(ledger.read(stream, 0, EVENTS).anyMatch(StreamingReadTest::isTenth))
                .isTrue();
        assertThat(fetched).hasValue(2);
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
