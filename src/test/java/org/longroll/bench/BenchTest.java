package org.longroll.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.bench.Work.Bar;
import org.longroll.bench.Work.Contender;
import org.longroll.bench.Work.Run;
import org.longroll.bench.Work.Way;
import org.longroll.training.Measure;

class BenchTest {

    private final List<String> turns = new ArrayList<>();

    @Test
    void every_way_has_its_turn_in_every_round_and_the_medians_count() throws Exception {
        var work = new Work(
                "march",
                "/s",
                List.of(
                        new Way(Contender.LONGROLL, figures("ours", 99, 10, 30, 20)),
                        new Way(Contender.RAW, figures("few", 99, 5, 5, 5)),
                        new Way(Contender.RAW, figures("many", 99, 16, 16, 16))),
                List.of(new Bar(Contender.RAW, 1.0, 1.3)));
        var outcomes = new Bench(3, Duration.ofMillis(1), progress -> {}).measure(List.of(work));
        assertThat(turns)
                .startsWith("ours", "few", "many", "ours", "few", "many")
                .hasSize(12);
        assertThat(outcomes.getFirst().best().get(Contender.LONGROLL).figure()).isEqualTo(20);
        assertThat(outcomes.getFirst().best().get(Contender.RAW).figure()).isEqualTo(16);
        assertThat(Table.of(outcomes)).contains("| march | 1.25 |  |  |  | 1.0 raw JDBC ✓ | /s | 20.0 |");
    }

    @Test
    void a_bar_that_is_missed_is_said_to_be() throws Exception {
        var work = new Work(
                "march",
                "/s",
                List.of(
                        new Way(Contender.LONGROLL, figures("ours", 1, 1)),
                        new Way(Contender.AXON, figures("theirs", 2, 2))),
                List.of(new Bar(Contender.AXON, 1.0, 2.0), new Bar(Contender.PEKKO, 1.0, 1.0)));
        var table = Table.of(new Bench(1, Duration.ZERO, progress -> {}).measure(List.of(work)));
        assertThat(table).contains("| 1.0 Axon missed, 1.0 Pekko |");
    }

    @Test
    void what_takes_long_has_fewer_turns_and_no_warm_up() throws Exception {
        var rare = new Work("start", "ms", List.of(new Way(Contender.LONGROLL, figures("rare", 3, 1))), List.of());
        var outcomes = new Bench(5, Duration.ZERO, progress -> {}).measure(List.of(rare.inRounds(2)));
        assertThat(turns).containsExactly("rare", "rare");
        assertThat(outcomes.getFirst().best().get(Contender.LONGROLL).figure()).isEqualTo(3);
    }

    @Test
    void a_work_that_fails_is_told_and_costs_the_others_no_result() {
        var told = new ArrayList<String>();
        var broken = new Work("retreat", "/s", List.of(new Way(Contender.LONGROLL, figures("once", 1))), List.of());
        var work =
                new Work("march", "/s", List.of(new Way(Contender.LONGROLL, figures("ours", 99, 3, 1, 2))), List.of());
        var outcomes = new Bench(3, Duration.ZERO, told::add).measure(List.of(broken, work));
        assertThat(Table.of(outcomes)).contains("| march |").doesNotContain("retreat");
        assertThat(told).anyMatch(each -> each.startsWith("retreat is given up"));
    }

    @Test
    void answers_that_take_much_longer_than_most_are_told() throws Exception {
        var ways = List.of(new Way(Contender.LONGROLL, time -> new Measure(1, 2, 14)));
        var work = new Work("march", "/s", ways, List.of()).with(new Work.Tail(10, 5));
        assertThat(Table.of(new Bench(1, Duration.ZERO, progress -> {}).measure(List.of(work))))
                .contains("| p99 within 10 × p50 ✓ (7.0) |");
    }

    private Run figures(String name, double... figures) {
        var next = new int[1];
        return time -> {
            turns.add(name);
            return Measure.of(figures[next[0]++]);
        };
    }
}
