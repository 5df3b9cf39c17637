package org.longroll.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LagWatchTest {

    private static final Instant NOON = Draft.NOON;

    private final LagWatch watch = new LagWatch();

    @Test
    void a_follower_that_goes_forward_is_slow_and_not_standing() {
        look(100, 10, 0);
        var lag = look(300, 20, 90);
        assertThat(lag.positions()).isEqualTo(280);
        assertThat(lag.standingFor()).isZero();
    }

    @Test
    void one_that_is_behind_and_does_not_move_is_standing() {
        look(100, 10, 0);
        look(110, 10, 30);
        assertThat(look(120, 10, 90).standingFor()).isEqualTo(Duration.ofSeconds(90));
    }

    @Test
    void one_that_has_it_all_is_not_standing_however_quiet_it_is() {
        look(100, 100, 0);
        assertThat(look(100, 100, 9_000).standingFor()).isZero();
        assertThat(look(101, 100, 9_001).standingFor()).isEqualTo(Duration.ofSeconds(1));
    }

    private LagWatch.Lag look(long head, long position, long seconds) {
        return watch.look(head, Map.of("timeline", position), NOON.plusSeconds(seconds))
                .get("timeline");
    }
}
