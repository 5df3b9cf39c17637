package org.longroll.feed;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.feed.LiveSignal.Happened;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.Draft;
import org.longroll.ledger.InMemoryLedger;
import org.longroll.ledger.Recorded;

/** A node that hears of what another node has written looks at once; what it has read already is not news. */
class LiveHubHintTest {

    private static final Duration NEVER = Duration.ofHours(1);

    private final Semaphore looks = new Semaphore(0);
    private final InMemoryLedger ledger = new InMemoryLedger(InstantSource.system()) {
        @Override
        public List<Recorded> readByPosition(long after, int limit) {
            var found = super.readByPosition(after, limit);
            looks.release();
            return found;
        }
    };
    private final UUID battle = UUID.randomUUID();
    private final LinkedBlockingQueue<Long> seen = new LinkedBlockingQueue<>();
    private LiveHub hub;

    /** A hub looks once when it starts; from then on it rests until it hears of something. */
    @BeforeEach
    void watch() throws InterruptedException {
        append(0);
        hub = new LiveHub(ledger, () -> 1, new LiveLimits(10, 10), NEVER, NEVER);
        hub.follow(battle, "union", 0, 0).subscribe(new Watching());
        assertThat(seen.poll(180, TimeUnit.SECONDS)).isEqualTo(1);
        hub.start(new StartupEvent(), new SimpleMeterRegistry());
        awaitLook();
    }

    @AfterEach
    void stop() {
        hub.stop(new ShutdownEvent());
    }

    @Test
    void what_another_node_wrote_is_seen_as_soon_as_this_one_hears_of_it() throws InterruptedException {
        var position = append(1);
        assertThat(seen.poll(300, TimeUnit.MILLISECONDS)).as("nobody said so").isNull();
        hub.heardOf(position);
        assertThat(seen.poll(180, TimeUnit.SECONDS)).isEqualTo(2);
    }

    @Test
    void what_was_read_already_does_not_wake_it() throws InterruptedException {
        var position = append(1);
        hub.committed();
        assertThat(seen.poll(180, TimeUnit.SECONDS)).isEqualTo(2);
        awaitLook();
        hub.committed();
        awaitLook();
        append(2);
        hub.heardOf(position);
        assertThat(seen.poll(300, TimeUnit.MILLISECONDS)).isNull();
    }

    private void awaitLook() throws InterruptedException {
        assertThat(looks.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
    }

    private long append(long version) {
        var appended =
                (Appended) ledger.append(Draft.on(battle).at(version).events(1).append());
        return appended.events().getLast().position();
    }

    private final class Watching implements Flow.Subscriber<LiveSignal> {
        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            subscription.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(LiveSignal signal) {
            if (signal instanceof Happened happened) {
                seen.add(happened.version());
            }
        }

        @Override
        public void onError(Throwable failure) {
            throw new AssertionError(failure);
        }

        @Override
        public void onComplete() {}
    }
}
