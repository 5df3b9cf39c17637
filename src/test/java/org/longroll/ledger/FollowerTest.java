package org.longroll.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class FollowerTest {

    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Duration SHORT = Duration.ofMillis(20);

    private final Semaphore steps = new Semaphore(0);

    @Test
    void it_works_until_there_is_nothing_left_and_rests() throws InterruptedException {
        var left = new AtomicInteger(3);
        try (var follower = Follower.start("test", LONG, Duration.ZERO, () -> stepped(left.decrementAndGet() > 0))) {
            assertThat(steps.tryAcquire(3, 60, TimeUnit.SECONDS)).isTrue();
            assertThat(steps.tryAcquire(100, TimeUnit.MILLISECONDS)).isFalse();
            assertThat(follower).isNotNull();
        }
    }

    @Test
    void a_hint_wakes_it() throws InterruptedException {
        try (var follower = Follower.start("test", LONG, Duration.ZERO, () -> stepped(false))) {
            steps.acquire();
            follower.wake();
            assertThat(steps.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void without_any_hint_it_looks_again_after_its_interval() throws InterruptedException {
        try (var follower = Follower.start("test", SHORT, Duration.ZERO, () -> stepped(false))) {
            assertThat(steps.tryAcquire(5, 60, TimeUnit.SECONDS)).isTrue();
            assertThat(follower).isNotNull();
        }
    }

    @Test
    void a_step_that_fails_is_taken_again() throws InterruptedException {
        var failures = new AtomicInteger(2);
        try (var follower = Follower.start("test", SHORT, Duration.ZERO, () -> {
            if (failures.getAndDecrement() > 0) {
                throw new IllegalStateException("the database is away");
            }
            return stepped(false);
        })) {
            assertThat(steps.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
            assertThat(follower).isNotNull();
        }
    }

    @Test
    void an_error_does_not_end_it() throws InterruptedException {
        var failures = new AtomicInteger(2);
        try (var follower = Follower.start("test", SHORT, Duration.ZERO, () -> {
            if (failures.getAndDecrement() > 0) {
                throw new OutOfMemoryError("not really");
            }
            return stepped(false);
        })) {
            assertThat(steps.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
            assertThat(follower).isNotNull();
        }
    }

    @Test
    void hints_that_come_close_together_are_one_step() throws InterruptedException {
        try (var follower = Follower.start("test", LONG, Duration.ofMillis(300), () -> stepped(false))) {
            steps.acquire();
            for (int i = 0; i < 10; i++) {
                follower.wake();
                Thread.sleep(5);
            }
            assertThat(steps.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
            assertThat(steps.tryAcquire(500, TimeUnit.MILLISECONDS)).isFalse();
        }
    }

    private boolean stepped(boolean more) {
        steps.release();
        return more;
    }
}
