package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.adf.chart.Morale.DISORDER;
import static org.longroll.adf.chart.Morale.GOOD_ORDER;
import static org.longroll.adf.chart.Morale.ROUTED;
import static org.longroll.adf.chart.Morale.SHAKEN;
import static org.longroll.adf.chart.Quality.ELITE;
import static org.longroll.adf.chart.Quality.GREEN;
import static org.longroll.adf.chart.Quality.TRAINED;
import static org.longroll.adf.chart.Quality.VETERAN;
import static org.longroll.adf.rules.Editions.ALL;
import static org.longroll.adf.rules.Editions.MM10;
import static org.longroll.adf.rules.Editions.MM15;
import static org.longroll.adf.rules.Editions.MM25;

import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.MoraleResult;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.chart.Quality;
import org.longroll.dice.Roll;

/** Basic and modified morale points, and every line of the morale results. */
class MoraleResultsTest {

    @Test
    void every_quality_has_its_point_whole_shrunk_and_on_its_last_stand() {
        int[][] printed = {{3, 4, 6}, {4, 6, 8}, {5, 7, 10}, {6, 9, 12}};
        for (var rules : ALL) {
            for (var quality : Quality.values()) {
                var row = printed[quality.ordinal()];
                assertThat(new Nerves(rules)
                                .of(quality)
                                .having(3, 3, 1)
                                .answer()
                                .bmp())
                        .isEqualTo(row[0]);
                assertThat(new Nerves(rules)
                                .of(quality)
                                .having(4, 2, 4)
                                .answer()
                                .bmp())
                        .isEqualTo(row[1]);
                assertThat(new Nerves(rules)
                                .of(quality)
                                .having(3, 1, 5)
                                .answer()
                                .bmp())
                        .isEqualTo(row[2]);
            }
        }
    }

    @Test
    void a_regiment_of_one_stand_is_whole_until_it_loses_a_figure_and_then_on_its_last() {
        assertThat(new Nerves(MM15).having(1, 1, 0).answer().bmp()).isEqualTo(4);
        assertThat(new Nerves(MM15).having(1, 1, 1).answer().bmp()).isEqualTo(8);
    }

    @Test
    void a_battery_adds_three_for_every_section_lost_before() {
        var battery = new Nerves(MM15).of(Arm.ARTILLERY, TRAINED, Formation.UNLIMBERED);
        assertThat(battery.having(1, 1, 2).answer().bmp()).isEqualTo(11);
    }

    @Test
    void levels_add_two_four_and_six() {
        assertThat(new Nerves(MM15).in(GOOD_ORDER).answer().mmp()).isEqualTo(4);
        assertThat(new Nerves(MM15).in(DISORDER).answer().mmp()).isEqualTo(6);
        assertThat(new Nerves(MM15).in(SHAKEN).answer().mmp()).isEqualTo(8);
        assertThat(new Nerves(MM15).in(ROUTED).answer().mmp()).isEqualTo(10);
    }

    @Test
    void nobody_is_better_than_nought_or_worse_than_twelve() {
        assertThat(new Nerves(MM15)
                        .behind(Works.HEAVY_WORKS)
                        .behindFriends(6)
                        .leader(3)
                        .answer()
                        .mmp())
                .isZero();
        assertThat(new Nerves(MM15).of(GREEN).in(ROUTED).checkingAt(4).answer().mmp())
                .isEqualTo(12);
    }

    @Test
    void snake_eyes_rout_a_regiment_but_only_shake_the_elite() {
        assertThat(new Nerves(MM15).roll(1, 1)).isEqualTo(new MoraleOutcome(2, MoraleResult.NATURAL_2, ROUTED, 2, 0));
        assertThat(new Nerves(MM15).of(ELITE).roll(1, 1).after()).isEqualTo(SHAKEN);
    }

    @Test
    void a_three_shakes_a_regiment_but_only_disorders_the_elite() {
        assertThat(new Nerves(MM15).roll(1, 2)).isEqualTo(new MoraleOutcome(3, MoraleResult.NATURAL_3, SHAKEN, 1, 0));
        assertThat(new Nerves(MM15).of(ELITE).roll(1, 2).after()).isEqualTo(DISORDER);
    }

    @Test
    void no_bad_throw_ever_improves_a_unit() {
        assertThat(new Nerves(MM15).in(SHAKEN).roll(1, 2).after()).isEqualTo(SHAKEN);
        assertThat(new Nerves(MM15).of(ELITE).in(ROUTED).roll(1, 1).after()).isEqualTo(ROUTED);
    }

    @Test
    void five_under_costs_two_levels() {
        var check = new Nerves(MM15).checkingAt(5);
        assertThat(check.roll(1, 3)).isEqualTo(new MoraleOutcome(4, MoraleResult.DOWN_2, SHAKEN, 5, 0));
    }

    @Test
    void one_to_four_under_costs_a_level() {
        assertThat(new Nerves(MM15).checkingAt(1).roll(2, 2))
                .isEqualTo(new MoraleOutcome(4, MoraleResult.DOWN_1, DISORDER, 1, 0));
        assertThat(new Nerves(MM15).checkingAt(4).roll(2, 2).after()).isEqualTo(DISORDER);
    }

    @Test
    void the_point_itself_changes_nothing() {
        assertThat(new Nerves(MM15).in(DISORDER).roll(3, 3))
                .isEqualTo(new MoraleOutcome(6, MoraleResult.NONE, DISORDER, 0, 0));
    }

    @Test
    void one_to_four_over_is_a_level_better() {
        assertThat(new Nerves(MM15).in(SHAKEN).roll(6, 5))
                .isEqualTo(new MoraleOutcome(11, MoraleResult.UP_1, DISORDER, 0, 0));
    }

    @Test
    void five_over_is_two_levels_better() {
        assertThat(new Nerves(MM15).in(SHAKEN).supports(2).roll(6, 5))
                .isEqualTo(new MoraleOutcome(11, MoraleResult.UP_2, GOOD_ORDER, 0, 0));
    }

    @Test
    void boxcars_bring_a_regiment_back_and_a_figure_with_it_but_never_more_than_it_had() {
        assertThat(new Nerves(MM15).in(ROUTED).having(3, 2, 2).roll(6, 6))
                .isEqualTo(new MoraleOutcome(12, MoraleResult.NATURAL_12, GOOD_ORDER, 0, 1));
        assertThat(new Nerves(MM15).roll(6, 6).recovered()).isZero();
    }

    @Test
    void routed_is_the_bottom_and_a_runaway_falls_back_no_farther() {
        var check = new Nerves(MM15).in(ROUTED).roll(2, 2);
        assertThat(check.after()).isEqualTo(ROUTED);
        assertThat(check.fallBackInches()).isZero();
    }

    @Test
    void riders_fall_back_twice_as_far_and_three_times_at_25_mm() {
        assertThat(new Nerves(MM15).mounted().checkingAt(2).roll(2, 2).fallBackInches())
                .isEqualTo(4);
        assertThat(new Nerves(MM10).mounted().checkingAt(2).roll(2, 2).fallBackInches())
                .isEqualTo(4);
        assertThat(new Nerves(MM25).mounted().checkingAt(2).roll(2, 2).fallBackInches())
                .isEqualTo(6);
    }

    @Test
    void the_dead_do_not_check() {
        for (var gone : new Morale[] {Morale.ELIMINATED, Morale.SURRENDERED}) {
            assertThat(new Nerves(MM15).in(gone).refusal()).isEqualTo("off-the-table");
        }
    }

    @Test
    void veterans_pass_their_competence_test_on_four_and_more() {
        var test =
                MM15.competence(new Nerves(MM15).troops(), new Losses(3, 3, 0)).answer();
        assertThat(test.roll(Roll.of(4)).answer()).isTrue();
        assertThat(test.roll(Roll.of(3)).answer()).isFalse();
        assertThat(test.odds().probability(true)).isEqualTo(0.5);
        assertThat(MM25.competence(new Nerves(MM25).troops(), Losses.NONE)
                        .refusal()
                        .orElseThrow()
                        .code())
                .isEqualTo("no-competence-test");
    }

    @Test
    void a_leader_falls_to_a_six_for_any_hit_on_his_regiment() {
        var casualty = MM15.leaderCasualty(2);
        assertThat(casualty.odds().probability(true)).isEqualTo(11.0 / 36);
        assertThat(casualty.roll(Roll.of(3, 6)).answer()).isTrue();
        assertThat(casualty.roll(Roll.of(3, 5)).answer()).isFalse();
    }

    @Test
    void a_full_volley_at_green_troops_breaks_them_more_often_than_veterans() {
        var order = new Shooting(MM15).order();
        var green = new Nerves(MM15).of(GREEN).troops();
        var veterans = new Nerves(MM15).of(VETERAN).troops();
        double breaksGreen = broken(order, green);
        double breaksVeterans = broken(order, veterans);
        assertThat(breaksGreen).isGreaterThan(breaksVeterans).isLessThan(1);
    }

    private static double broken(FireOrder order, Troops target) {
        return MM15.volley(order, new Regiment(target, 6, 6, 3), Situation.ALONE)
                .answer()
                .chance(outcome -> outcome.after().worseThan(DISORDER));
    }

    @Test
    void a_volley_that_takes_the_last_figure_ends_the_regiment() {
        var last = new Regiment(new Nerves(MM15).troops(), 6, 1, 3);
        var volley =
                MM15.volley(new Shooting(MM15).order(), last, Situation.ALONE).answer();
        var fire = new Shooting(MM15).answer().odds();
        assertThat(volley.chance(outcome -> outcome.after() == Morale.ELIMINATED))
                .isEqualTo(fire.chance(result -> result.word().endsWith("H")));
    }
}
