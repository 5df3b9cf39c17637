package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.longroll.web.gate.Sender;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

class JobQueueTest {

    private static final UUID GREEDY = UUID.randomUUID();
    private static final UUID MODEST = UUID.randomUUID();
    private static final Sender HERE = new Sender("10.0.0.1");
    private static final Sender THERE = new Sender("10.0.0.2");

    private record Wanted(UUID battle, int seed) {}

    private final CountDownLatch mayWork = new CountDownLatch(1);
    private final JobQueue<Wanted, String, String> queue =
            new JobQueue<>("queue", "waiting", Wanted::battle, (wanted, told) -> {
                mayWork.await();
                return "made";
            });

    @AfterEach
    void close() {
        queue.close();
    }

    @Test
    void the_readers_of_one_battle_do_not_fill_the_queue_for_all_others() {
        for (int seed = 0; seed < 3; seed++) {
            queue.order(new Wanted(GREEDY, seed), HERE);
        }
        assertThat(refused(new Wanted(GREEDY, 3), THERE).code()).isEqualTo("busy");
        queue.order(new Wanted(GREEDY, 0), THERE);
        allIsDoneBefore(new Wanted(MODEST, 0), HERE);
        queue.order(new Wanted(GREEDY, 3), THERE);
    }

    @Test
    void a_reader_of_many_battles_does_not_fill_the_queue_for_all_others() {
        for (int i = 0; i < 6; i++) {
            queue.order(new Wanted(UUID.randomUUID(), 0), HERE);
        }
        assertThat(refused(new Wanted(MODEST, 0), HERE).code()).isEqualTo("too-much-waiting");
        allIsDoneBefore(new Wanted(MODEST, 0), THERE);
        queue.order(new Wanted(MODEST, 1), HERE);
    }

    @Test
    void what_is_refused_does_not_count_and_what_somebody_else_ordered_can_be_asked_for() {
        for (int i = 0; i < 3; i++) {
            queue.order(new Wanted(GREEDY, i), HERE);
        }
        for (int i = 3; i < 13; i++) {
            refused(new Wanted(GREEDY, i), HERE);
        }
        for (int i = 0; i < 3; i++) {
            queue.order(new Wanted(MODEST, i), HERE);
        }
        assertThat(queue.order(new Wanted(MODEST, 0), THERE)).isSameAs(queue.order(new Wanted(MODEST, 0), HERE));
    }

    @Test
    void a_queue_that_many_have_filled_refuses_and_forgets_whom_it_refused() {
        for (int i = 0; i < 17; i++) {
            queue.order(new Wanted(UUID.randomUUID(), 0), new Sender("10.0.1." + i));
        }
        for (int i = 0; i < 10; i++) {
            assertThat(refused(new Wanted(MODEST, i), HERE).code()).isEqualTo("busy");
        }
    }

    @Test
    void what_waits_is_not_begun_twice_however_often_results_are_asked_for() {
        try (var mixed = new JobQueue<Wanted, String, String>("mixed", "waiting", Wanted::battle, (wanted, told) -> {
            if (wanted.battle().equals(MODEST)) {
                mayWork.await();
            }
            return "made";
        })) {
            for (int asked = 0; asked < 3 * 32; asked++) {
                assertMade(mixed, mixed.order(new Wanted(new UUID(0, asked % 32), 0), THERE));
            }
            var jobs = IntStream.range(0, 3)
                    .mapToObj(seed -> mixed.order(new Wanted(MODEST, seed), HERE))
                    .toList();
            for (int asked = 0; asked < 10 * 32; asked++) {
                assertMade(mixed, mixed.order(new Wanted(new UUID(0, asked % 32), 0), THERE));
            }
            for (int seed = 0; seed < 3; seed++) {
                assertThat(mixed.order(new Wanted(MODEST, seed), HERE)).isSameAs(jobs.get(seed));
            }
            mayWork.countDown();
        }
    }

    private Problem refused(Wanted wanted, Sender by) {
        var refused = catchThrowableOfType(ProblemException.class, () -> queue.order(wanted, by));
        assertThat(refused.problem().status()).isEqualTo(429);
        return refused.problem();
    }

    /** The last piece of work is done after all that were ordered before it. */
    private void allIsDoneBefore(Wanted last, Sender by) {
        var job = queue.order(last, by);
        mayWork.countDown();
        assertMade(queue, job);
    }

    private static void assertMade(JobQueue<?, String, String> by, JobQueue.Job<String, String> job) {
        assertThat(by.answer(job, null, Duration.ofSeconds(20), made -> null)).isNull();
    }
}
