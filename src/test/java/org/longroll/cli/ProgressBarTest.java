package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressBarTest {

    private final StringWriter out = new StringWriter();
    private final AtomicLong nanos = new AtomicLong();

    @Test
    void it_says_how_far_how_fast_and_how_long() {
        var bar = bar(true);
        bar.reached(0, 3_000);
        after(2);
        bar.reached(1_000, 3_000);
        assertThat(out.toString())
                .endsWith("\rtimeline   [##########--------------------]  33 %  500 events/s  4 s left ");
    }

    @Test
    void what_was_done_before_does_not_count_as_speed() {
        var bar = bar(true);
        bar.reached(2_000, 3_000);
        after(1);
        bar.reached(2_500, 3_000);
        assertThat(out.toString()).contains(" 83 %  500 events/s  1 s left");
    }

    @Test
    void where_nobody_watches_it_writes_a_line_now_and_then() {
        var bar = bar(false);
        bar.reached(0, 3_000);
        after(1);
        bar.reached(1_000, 3_000);
        after(5);
        bar.reached(2_000, 3_000);
        bar.end();
        assertThat(out.toString().lines()).hasSize(1).allMatch(line -> line.contains(" 67 %"));
    }

    private ProgressBar bar(boolean watched) {
        return new ProgressBar("timeline", new PrintWriter(out), watched, nanos::get);
    }

    private void after(long seconds) {
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
    }
}
