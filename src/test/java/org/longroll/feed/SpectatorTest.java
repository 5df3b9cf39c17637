package org.longroll.feed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Flow;
import org.junit.jupiter.api.Test;
import org.longroll.feed.LiveSignal.Happened;
import org.longroll.feed.LiveSignal.Heartbeat;
import org.longroll.feed.LiveSignal.Present;
import org.longroll.feed.Spectator.Span;

/** A spectator gets each event once and in order, however slowly he reads. */
class SpectatorTest {

    private final List<Happened> ledger = new ArrayList<>();
    private final List<String> received = new ArrayList<>();
    private final Deque<Runnable> reads = new ArrayDeque<>();
    private final List<Spectator> left = new ArrayList<>();
    private final Spectator spectator = spectator(0, Long.MAX_VALUE);

    @Test
    void what_comes_when_he_can_take_it_is_handed_on_without_a_read() {
        spectator.request(10);
        happens(3);
        assertThat(received).containsExactly("1", "2", "3");
        assertThat(reads).isEmpty();
    }

    @Test
    void what_came_while_he_was_slow_is_read_again_when_he_is_ready() {
        spectator.request(1);
        happens(5);
        assertThat(received).containsExactly("1");
        spectator.request(2);
        assertThat(reads).as("one read however many events").hasSize(1);
        readAll();
        assertThat(received).containsExactly("1", "2", "3");
        spectator.request(10);
        readAll();
        happens(1);
        assertThat(received).containsExactly("1", "2", "3", "4", "5", "6");
    }

    @Test
    void what_happens_during_a_read_is_not_lost_and_not_repeated() {
        happens(2);
        spectator.request(10);
        happens(1);
        assertThat(received).isEmpty();
        readAll();
        assertThat(received).containsExactly("1", "2", "3");
        happens(1);
        readAll();
        assertThat(received).containsExactly("1", "2", "3", "4");
    }

    @Test
    void a_read_that_ends_in_an_error_ends_the_stream() {
        var unlucky = new Spectator(
                new Line(),
                "union",
                new Span(0, 0, Long.MAX_VALUE),
                (version, limit) -> {
                    throw new StackOverflowError();
                },
                reads::add,
                left::add);
        unlucky.request(10);
        unlucky.knows(3);
        readAll();
        assertThat(received).containsExactly("end");
        assertThat(left).containsExactly(unlucky);
    }

    @Test
    void an_event_that_comes_twice_is_handed_on_once() {
        spectator.request(10);
        happens(2);
        spectator.offer(ledger.getFirst());
        spectator.offer(ledger.getLast());
        readAll();
        assertThat(received).containsExactly("1", "2");
    }

    @Test
    void an_event_that_leaves_a_gap_is_not_handed_on_before_the_gap_is_filled() {
        spectator.request(10);
        ledger.add(event(1));
        ledger.add(event(2));
        spectator.offer(ledger.getLast());
        assertThat(received).isEmpty();
        readAll();
        assertThat(received).containsExactly("1", "2");
    }

    @Test
    void one_who_takes_nothing_for_long_is_let_go() {
        for (int i = 0; i < 8; i++) {
            spectator.beat();
        }
        assertThat(left).containsExactly(spectator);
        assertThat(received).containsExactly("end");
    }

    @Test
    void a_heartbeat_goes_only_to_who_can_take_it() {
        spectator.beat();
        spectator.request(1);
        spectator.beat();
        spectator.beat();
        assertThat(received).containsExactly("beat");
    }

    @Test
    void a_replay_ends_with_the_version_it_was_asked_for() {
        ledger.add(event(1));
        ledger.add(event(2));
        var replay = spectator(0, 2);
        replay.request(10);
        replay.knows(2);
        readAll();
        assertThat(received).containsExactly("1", "2", "end");
        spectator(2, 2).knows(2);
        assertThat(received).as("who has it all").endsWith("end", "end");
    }

    @Test
    void a_key_that_was_replaced_before_he_came_is_history_and_one_that_is_replaced_later_ends_the_stream() {
        ledger.add(event(1));
        ledger.add(new Happened(2, "key-reissued", "{}"));
        ledger.add(event(3));
        ledger.add(new Happened(4, "key-reissued", "{}"));
        ledger.add(event(5));
        var late =
                new Spectator(new Line(), "union", new Span(0, 3, Long.MAX_VALUE), this::read, reads::add, left::add);
        late.request(10);
        late.knows(5);
        readAll();
        assertThat(received).containsExactly("1", "2", "3", "4", "end");
    }

    @Test
    void who_is_here_is_said_when_he_can_take_it_and_only_if_it_is_another() {
        spectator.tell(here("union"));
        spectator.tell(here("union", "confederate"));
        assertThat(received).isEmpty();
        spectator.request(10);
        spectator.tell(here("confederate", "union"));
        spectator.tell(here("union"));
        assertThat(received).containsExactly("here: confederate, union", "here: union");
    }

    private static Present here(String... seats) {
        return new Present(new TreeSet<>(List.of(seats)));
    }

    @Test
    void one_who_left_gets_nothing_more() {
        spectator.request(10);
        spectator.cancel();
        happens(2);
        readAll();
        assertThat(received).isEmpty();
        assertThat(left).containsExactly(spectator);
    }

    private void happens(int events) {
        for (int i = 0; i < events; i++) {
            ledger.add(event(ledger.size() + 1));
            spectator.offer(ledger.getLast());
        }
    }

    private void readAll() {
        while (!reads.isEmpty()) {
            reads.pop().run();
        }
    }

    private Spectator spectator(long after, long through) {
        return new Spectator(new Line(), "union", new Span(after, 0, through), this::read, reads::add, left::add);
    }

    private List<Happened> read(long version, int limit) {
        return ledger.stream()
                .filter(event -> event.version() > version)
                .limit(limit)
                .toList();
    }

    private static Happened event(long version) {
        return new Happened(version, "note-taken", "{}");
    }

    /** Writes down what it is told. */
    private final class Line implements Flow.Subscriber<LiveSignal> {
        @Override
        public void onSubscribe(Flow.Subscription subscription) {}

        @Override
        public void onNext(LiveSignal signal) {
            received.add(
                    switch (signal) {
                        case Happened happened -> Long.toString(happened.version());
                        case Present here -> "here: " + String.join(", ", here.seats());
                        case Heartbeat beat -> "beat";
                    });
        }

        @Override
        public void onError(Throwable failure) {
            throw new AssertionError(failure);
        }

        @Override
        public void onComplete() {
            received.add("end");
        }
    }
}
