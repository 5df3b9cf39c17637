package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.AppendResult.Replayed;
import org.longroll.ledger.Chain;
import org.longroll.ledger.ChainReport.Intact;
import org.longroll.ledger.Concurrently;
import org.longroll.ledger.Draft;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.Recorded;

/** Connections are cut again and again while sixteen battles are written. */
@Timeout(180)
class BrokenConnectionTest {

    private static final int BATTLES = 16;
    private static final int APPENDS_EACH = 50;

    private static final String CUT = """
            select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and usename = 'longroll_app'""";

    private LedgerDatabase database;
    private PostgresLedger ledger;

    /** Held here, because a logger that nobody holds forgets its level. */
    private final Logger log = Logger.getLogger(Appender.class.getName());

    @BeforeEach
    void open() throws SQLException {
        log.setLevel(Level.OFF);
        database = new LedgerDatabase();
        ledger = database.ledger();
    }

    @AfterEach
    void close() throws SQLException {
        log.setLevel(null);
        database.close();
    }

    @Test
    void every_append_is_there_once_however_often_it_had_to_be_sent() throws Exception {
        var writing = CompletableFuture.supplyAsync(
                () -> Concurrently.run(BATTLES, number -> write()), Thread::startVirtualThread);
        var cuts = 0;
        while (cuts < 40 && !writing.isDone()) {
            cuts += database.query(CUT).size();
            Thread.sleep(60);
        }
        assertThat(cuts).isGreaterThan(5);
        var reader = database.ledger();
        for (var sent : writing.get()) {
            var stream = sent.getFirst().stream();
            var head = reader.head(stream).orElseThrow();
            assertThat(reader.read(stream, 0, Long.MAX_VALUE)
                            .map(Recorded::envelope)
                            .map(Envelope::entryId))
                    .isEqualTo(sent.stream().map(Append::entryId).toList());
            assertThat(Chain.verify(reader.read(stream, 0, head.version()).map(Recorded::envelope), head))
                    .isInstanceOf(Intact.class);
        }
    }

    private List<Append> write() throws InterruptedException {
        var stream = UUID.randomUUID();
        var sent = new ArrayList<Append>();
        while (sent.size() < APPENDS_EACH) {
            var append = Draft.on(stream).at(sent.size()).events(1).append();
            sendUntilItIsWritten(append);
            sent.add(append);
        }
        return sent;
    }

    private void sendUntilItIsWritten(Append append) throws InterruptedException {
        while (true) {
            try {
                var result = ledger.append(append);
                assertThat(result).isInstanceOfAny(Appended.class, Replayed.class);
                assertThat(ledger.receipt(append.stream(), append.command().id()))
                        .isPresent();
                return;
            } catch (LedgerUnavailable e) {
                Thread.sleep(1);
            }
        }
    }
}
