package org.longroll.feed;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.feed.postgres.PostgresElection;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Draft;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.postgres.LedgerDatabase;

/** The channel carries everything from the first event on, whenever it was switched on. */
class JournalPublisherTest {

    /** More than two batches. */
    private static final int EVENTS = 1_200;

    private static final int PATIENCE_SECONDS = 180;

    private final List<UUID> battles =
            IntStream.range(0, 3).mapToObj(any -> UUID.randomUUID()).toList();
    private final BlockingQueue<JournalMessage> published = new LinkedBlockingQueue<>();
    private LedgerDatabase database;
    private Ledger ledger;
    private PostgresElection election;
    private JournalPublisher publisher;

    @BeforeEach
    void recordAnEveningWithoutKafka() throws SQLException {
        database = new LedgerDatabase();
        ledger = database.ledger();
        election = new PostgresElection(database.pool(2));
        for (int i = 0; i < EVENTS; i++) {
            append(battles.get(i % battles.size()), i / battles.size());
        }
        publisher = new JournalPublisher(ledger, election, Duration.ofMillis(20), true);
    }

    @AfterEach
    void close() throws SQLException {
        publisher.stop(new ShutdownEvent());
        database.close();
    }

    @Test
    void what_was_committed_before_it_was_switched_on_is_published_in_order_from_the_first_event_on()
            throws InterruptedException {
        switchOn(message -> true);
        assertThat(next(EVENTS)).isEqualTo(everything());
        append(battles.getFirst(), EVENTS / battles.size());
        publisher.committed();
        assertThat(next(1)).extracting(JournalMessage::version).containsExactly(EVENTS / battles.size() + 1L);
        assertThat(published).isEmpty();
    }

    @Test
    void what_the_broker_does_not_take_is_sent_again_and_nothing_is_skipped() throws InterruptedException {
        var sent = new AtomicInteger();
        switchOn(message -> sent.incrementAndGet() != 700);
        var seen = new HashMap<UUID, Long>();
        var fresh = new ArrayList<JournalMessage>();
        while (fresh.size() < EVENTS) {
            var message = next(1).getFirst();
            if (message.version() > seen.getOrDefault(message.battle(), 0L)) {
                assertThat(message.version()).isEqualTo(seen.getOrDefault(message.battle(), 0L) + 1);
                seen.put(message.battle(), message.version());
                fresh.add(message);
            }
        }
        assertThat(fresh).isEqualTo(everything());
        assertThat(sent.get()).as("some came twice").isGreaterThan(EVENTS);
    }

    @Test
    void it_begins_again_when_it_is_told_to_though_nothing_freshhappens() throws InterruptedException {
        switchOn(message -> true);
        next(EVENTS);
        election.beginAgain();
        assertThat(next(EVENTS)).isEqualTo(everything());
    }

    private void switchOn(Predicate<Message<String>> taken) {
        publisher.messages().subscribe().with(message -> {
            published.add(JournalMessage.read(message.getPayload()));
            if (taken.test(message)) {
                message.ack();
            } else {
                message.nack(new IllegalStateException("the broker is busy"));
            }
        });
        publisher.start(new StartupEvent());
    }

    private List<JournalMessage> next(int count) throws InterruptedException {
        var messages = new ArrayList<JournalMessage>();
        while (messages.size() < count) {
            var message = published.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(message)
                    .as("message %d of %d", messages.size() + 1, count)
                    .isNotNull();
            messages.add(message);
        }
        return messages;
    }

    private List<JournalMessage> everything() {
        return ledger.readByPosition(0, 2 * EVENTS).stream()
                .map(JournalMessage::of)
                .toList();
    }

    private void append(UUID battle, long version) {
        var note = new NewEvent(UUID.randomUUID(), "note-taken", 1, CanonicalJson.of("{\"text\":\"x\"}"));
        assertThat(ledger.append(Draft.on(battle).at(version).event(note).append()))
                .isInstanceOf(Appended.class);
    }
}
