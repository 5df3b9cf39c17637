package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SlowestOfTest {

    private final List<String> told = new ArrayList<>();
    private final SlowestOf slowest = new SlowestOf(2, (position, end) -> told.add(position + "/" + end));

    @Test
    void the_bar_shows_who_has_the_most_before_him() {
        var timeline = slowest.next();
        var dice = slowest.next();
        timeline.reached(0, 1_000);
        dice.reached(0, 1_000);
        dice.reached(600, 1_000);
        timeline.reached(400, 1_000);
        timeline.reached(1_000, 1_000);
        assertThat(told).containsExactly("0/1000", "0/1000", "400/1000", "600/1000");
    }

    @Test
    void nothing_is_told_before_everybody_has_begun() {
        slowest.next().reached(900, 1_000);
        assertThat(told).isEmpty();
    }
}
