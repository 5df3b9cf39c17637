package org.longroll.feed;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.Concurrently;
import org.longroll.ledger.Head;
import org.longroll.ledger.InMemoryLedger;

/** There is a limit on spectators, of a battle and of the node, and it is kept however many come at once. */
class LiveHubTest {

    private static final int PER_BATTLE = 5;
    private static final int TOTAL = 8;

    private final LiveHub hub = new LiveHub(
            new InMemoryLedger(InstantSource.system()),
            () -> 0,
            new LiveLimits(TOTAL, PER_BATTLE),
            Duration.ofMinutes(1),
            Duration.ofMinutes(1));

    @Test
    void a_battle_has_no_more_spectators_than_it_may_however_many_come_at_once() {
        var battle = UUID.randomUUID();
        var lines = come(50, battle);
        assertThat(lines).filteredOn(line -> line.refusal == null).hasSize(PER_BATTLE);
        assertThat(lines.stream().map(line -> line.refusal).filter(Objects::nonNull))
                .hasSize(45)
                .allMatch(TooManySpectators::atThisBattle);
    }

    @Test
    void a_node_has_no_more_spectators_than_it_may() {
        come(PER_BATTLE, UUID.randomUUID());
        var lines = come(PER_BATTLE, UUID.randomUUID());
        assertThat(lines).filteredOn(line -> line.refusal == null).hasSize(TOTAL - PER_BATTLE);
        assertThat(lines.stream().map(line -> line.refusal).filter(Objects::nonNull))
                .noneMatch(TooManySpectators::atThisBattle);
    }

    @Test
    void whoever_leaves_makes_room_and_whoever_was_refused_does_not() {
        var battle = UUID.randomUUID();
        var seated = come(PER_BATTLE, battle);
        come(1, battle).getFirst().subscription.cancel();
        assertThat(come(1, battle).getFirst().refusal).isNotNull();
        seated.getFirst().subscription.cancel();
        assertThat(come(1, battle).getFirst().refusal).isNull();
        assertThat(come(1, battle).getFirst().refusal).isNotNull();
    }

    @Test
    void who_hangs_up_while_he_comes_takes_no_seat() throws InterruptedException {
        var battle = UUID.randomUUID();
        var hungUp = new CountDownLatch(PER_BATTLE);
        for (int i = 0; i < PER_BATTLE; i++) {
            hub.follow(battle, "union", 0, 0).subscribe(new Line() {
                @Override
                public void onSubscribe(Flow.Subscription given) {
                    given.cancel();
                    hungUp.countDown();
                }
            });
        }
        hungUp.await();
        var deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
        while (!allAreSeated(battle)) {
            assertThat(System.nanoTime()).as("seats that stay taken").isLessThan(deadline);
        }
    }

    private boolean allAreSeated(UUID battle) {
        var lines = come(PER_BATTLE, battle);
        var seated = lines.stream().allMatch(line -> line.refusal == null);
        lines.forEach(line -> line.subscription.cancel());
        return seated;
    }

    /** Behind a proxy they reconnect, and come to another node. */
    @Test
    void before_the_node_ends_every_stream_ends_and_new_ones_do_not_last() {
        var battle = UUID.randomUUID();
        var watching = come(1, battle).getFirst();
        assertThat(watching.ended).isFalse();
        hub.drain(new ShutdownDelayInitiatedEvent());
        assertThat(watching.ended).isTrue();
        assertThat(come(1, battle).getFirst().ended).isTrue();
    }

    private List<Line> come(int number, UUID battle) {
        return Concurrently.run(number, spectator -> {
            var line = new Line();
            hub.follow(battle, "union", 0, 0).subscribe(line);
            return line.settled();
        });
    }

    /** It is an event loop, and a database that does not answer must not take away the others' answers. */
    @Test
    void who_subscribes_does_not_wait_for_the_database() throws InterruptedException {
        var answer = new CountDownLatch(1);
        var slow = new InMemoryLedger(InstantSource.system()) {
            @Override
            public Optional<Head> head(UUID stream) {
                try {
                    answer.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                return super.head(stream);
            }
        };
        var busy = new LiveHub(slow, () -> 0, new LiveLimits(9, 9), Duration.ofMinutes(1), Duration.ofMinutes(1));
        var subscribing = Thread.startVirtualThread(
                () -> busy.replay(UUID.randomUUID(), 0, 0).subscribe(new Line()));
        assertThat(subscribing.join(Duration.ofMinutes(1))).isTrue();
        answer.countDown();
    }

    private static class Line implements Flow.Subscriber<LiveSignal> {

        private final CountDownLatch settled = new CountDownLatch(1);
        private volatile Flow.Subscription subscription;
        private volatile TooManySpectators refusal;
        private volatile boolean ended;

        /** After the first heartbeat, or where it is over at once. */
        Line settled() throws InterruptedException {
            settled.await();
            return this;
        }

        @Override
        public void onSubscribe(Flow.Subscription given) {
            subscription = given;
            given.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(LiveSignal signal) {
            settled.countDown();
        }

        @Override
        public void onError(Throwable reason) {
            refusal = (TooManySpectators) reason;
            settled.countDown();
        }

        @Override
        public void onComplete() {
            ended = true;
            settled.countDown();
        }
    }
}
