package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.longroll.web.problem.ProblemException;

class WorkshopTest {

    private static final UUID GREEDY = UUID.randomUUID();
    private static final UUID MODEST = UUID.randomUUID();

    private record Wanted(UUID battle, int seed) {}

    @Test
    void the_readers_of_one_battle_do_not_fill_the_queue_for_all_others() {
        var done = new CountDownLatch(1);
        try (var workshop =
                new Workshop<Wanted, String, String>("workshop", "waiting", Wanted::battle, (wanted, told) -> {
                    done.await();
                    return "made";
                })) {
            for (int seed = 0; seed < 3; seed++) {
                workshop.order(new Wanted(GREEDY, seed));
            }
            var refused = catchThrowableOfType(ProblemException.class, () -> workshop.order(new Wanted(GREEDY, 3)));
            assertThat(refused.problem().status()).isEqualTo(429);
            workshop.order(new Wanted(GREEDY, 0));
            var other = workshop.order(new Wanted(MODEST, 0));
            done.countDown();
            assertThat(workshop.answer(other, null, Duration.ofSeconds(20), made -> null))
                    .isNull();
            workshop.order(new Wanted(GREEDY, 3));
        }
    }
}
