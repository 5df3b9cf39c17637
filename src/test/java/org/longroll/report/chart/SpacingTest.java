package org.longroll.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.longroll.report.chart.Spacing.Spot;

/** Counters on a map never hide one another. */
class SpacingTest {

    private static final Spacing SPACING = new Spacing(22, 16);

    @Test
    void counters_that_have_room_stay_where_they_are() {
        var places = List.of(new Spot(10, 10), new Spot(40, 10), new Spot(10, 40));
        assertThat(SPACING.apart(places)).isEqualTo(places);
    }

    @Test
    void a_heap_of_counters_is_spread_until_each_can_be_read() {
        var random = new Random(3);
        var heap = new ArrayList<Spot>();
        for (int i = 0; i < 12; i++) {
            heap.add(new Spot(100 + random.nextInt(8), 100 + random.nextInt(8)));
        }
        var spread = SPACING.apart(heap);
        for (int i = 0; i < spread.size(); i++) {
            for (int j = i + 1; j < spread.size(); j++) {
                var a = spread.get(i);
                var b = spread.get(j);
                assertThat(Math.abs(a.x() - b.x()) >= 21.9 || Math.abs(a.y() - b.y()) >= 15.9)
                        .as("%s and %s", a, b)
                        .isTrue();
            }
        }
    }
}
