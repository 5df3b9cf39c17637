package org.longroll.feed;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.Flow;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.Concurrently;
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
            return line;
        });
    }

    private static final class Line implements Flow.Subscriber<LiveSignal> {

        private Flow.Subscription subscription;
        private TooManySpectators refusal;
        private boolean ended;

        @Override
        public void onSubscribe(Flow.Subscription given) {
            subscription = given;
        }

        @Override
        public void onNext(LiveSignal signal) {}

        @Override
        public void onError(Throwable reason) {
            refusal = (TooManySpectators) reason;
        }

        @Override
        public void onComplete() {
            ended = true;
        }
    }
}
