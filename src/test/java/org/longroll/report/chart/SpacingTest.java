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
    private static final Box TABLE = new Box(0, 0, 400, 300);

    @Test
    void counters_that_have_room_stay_where_they_are() {
        var places = List.of(new Spot(10, 10), new Spot(40, 10), new Spot(10, 40));
        assertThat(SPACING.apart(places, new Box(-20, -20, 400, 300), List.of()))
                .isEqualTo(places);
    }

    @Test
    void a_heap_of_counters_is_spread_until_each_can_be_read() {
        var random = new Random(3);
        var heap = new ArrayList<Spot>();
        for (int i = 0; i < 12; i++) {
            heap.add(new Spot(100 + random.nextInt(8), 100 + random.nextInt(8)));
        }
        assertApart(SPACING.apart(heap, TABLE, List.of()));
    }

    @Test
    void a_whole_army_in_one_corner_stays_on_the_table_and_leaves_the_objective_to_be_seen() {
        var random = new Random(5);
        var heap = new ArrayList<Spot>();
        for (int i = 0; i < 120; i++) {
            heap.add(new Spot(390 + random.nextInt(10), 290 + random.nextInt(10)));
        }
        var objective = new Box(340, 240, 354, 254);
        var spread = SPACING.apart(heap, TABLE, List.of(objective));
        assertApart(spread);
        assertThat(spread)
                .allMatch(spot -> TABLE.holds(Box.around(spot, 21.9, 15.9)))
                .noneMatch(spot -> objective.meets(Box.around(spot, 21.9, 15.9)));
    }

    private static void assertApart(List<Spot> spread) {
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
