package org.longroll.web.reports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LatestAccountsTest {

    private record Key(UUID battle, long version) implements LatestAccounts.AboutBattle {}

    private final LatestAccounts<Key, String> latest = new LatestAccounts<>();
    private final Key key = new Key(new UUID(0, 0), 1);

    @Test
    void an_account_that_takes_long_does_not_hold_up_those_of_other_battles() throws Exception {
        var begun = new CountDownLatch(1);
        var goesOn = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var slow = threads.submit(() -> latest.of(key, () -> {
                begun.countDown();
                goesOn.await();
                return "slow";
            }));
            begun.await();
            var others = threads.submit(() -> LongStream.range(1, 200)
                    .mapToObj(battle -> latest.of(new Key(new UUID(0, battle), 1), () -> "other"))
                    .toList());
            try {
                assertThat(others.get(1, TimeUnit.MINUTES)).hasSize(199);
            } finally {
                goesOn.countDown();
            }
            assertThat(slow.get()).isEqualTo("slow");
        }
    }

    @Test
    void the_same_account_is_composed_once_and_another_one_anew() {
        assertThat(latest.of(key, () -> "first")).isEqualTo("first");
        assertThat(latest.of(key, () -> "second")).isEqualTo("first");
        assertThat(latest.of(new Key(key.battle(), 2), () -> "newer")).isEqualTo("newer");
    }

    @Test
    void one_that_failed_is_composed_again() {
        assertThatThrownBy(() -> latest.of(key, () -> {
                    throw new IllegalArgumentException("no chart");
                }))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(latest.of(key, () -> "better")).isEqualTo("better");
    }
}
