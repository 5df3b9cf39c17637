package org.longroll.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WatchedClockTest {

    private static final Instant NOON = Instant.parse("1863-07-02T12:00:00Z");

    private final List<String> said = new ArrayList<>();
    private final Handler ear = new Handler() {
        @Override
        public void publish(LogRecord line) {
            said.add(line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    private Instant now = NOON;
    private final WatchedClock clock = new WatchedClock(() -> now);

    @BeforeEach
    void listen() {
        Logger.getLogger(WatchedClock.class.getName()).addHandler(ear);
    }

    @AfterEach
    void stopListening() {
        Logger.getLogger(WatchedClock.class.getName()).removeHandler(ear);
    }

    @Test
    void a_clock_that_is_set_back_is_remarked_once() {
        assertThat(clock.instant()).isEqualTo(NOON);
        now = NOON.minusSeconds(3600);
        assertThat(clock.instant()).isEqualTo(now);
        now = now.plusSeconds(1);
        clock.instant();
        assertThat(said).hasSize(1).first().asString().contains("set back");
    }

    @Test
    void a_time_service_that_corrects_a_second_is_not() {
        clock.instant();
        now = NOON.minusMillis(900);
        clock.instant();
        now = NOON.plusSeconds(7200);
        clock.instant();
        assertThat(said).isEmpty();
    }
}
