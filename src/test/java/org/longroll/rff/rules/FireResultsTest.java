package org.longroll.rff.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.longroll.rff.chart.FireChart.FireResult.DESULTORY;
import static org.longroll.rff.chart.FireChart.FireResult.GALLING;
import static org.longroll.rff.chart.FireChart.FireResult.LIVELY;
import static org.longroll.rff.chart.FireChart.FireResult.TELLING;
import static org.longroll.rff.chart.FireChart.FireResult.WITHERING;
import static org.longroll.rff.chart.Quality.CRACK;
import static org.longroll.rff.chart.Quality.GREEN;
import static org.longroll.rff.chart.Quality.TRAINED;
import static org.longroll.rff.chart.Quality.VETERAN;
import static org.longroll.rff.rules.Volley.sixPoints;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.rff.chart.FireChart.ChargeFate;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.Gun;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.Target.Charging;

/** Every line of the fire results and of their effects. */
class FireResultsTest {

    /** Forty stands: nine more on the die, so that every total from 10 on can be rolled. */
    private static Volley fortyPoints() {
        return new Volley().by(SmallArm.RM, 40, 8);
    }

    /** Six points of guns, which add nothing. */
    private static Volley cannonade() {
        return new Volley().by(Gun.LR, 2, 12);
    }

    @ParameterizedTest(name = "{0}: desultory to {1}, lively to {2}, galling to {3}, then telling to 10")
    @CsvSource({"CRACK, 5, 5, 6", "VETERAN, 4, 5, 6", "TRAINED, 3, 4, 6", "GREEN, 2, 4, 6"})
    void the_better_the_target_the_more_it_takes(Quality quality, int desultory, int lively, int galling) {
        for (int total = 1; total <= 10; total++) {
            FireResult expected =
                    total <= desultory ? DESULTORY : total <= lively ? LIVELY : total <= galling ? GALLING : TELLING;
            assertThat(sixPoints().at(quality).total(total).result())
                    .as("%s at %d", quality, total)
                    .isEqualTo(expected);
        }
        assertThat(fortyPoints().at(quality).total(11).result()).isEqualTo(WITHERING);
    }

    @ParameterizedTest(name = "telling fire on charging {0}: home to {1}, home with cold steel to {2}, then checked")
    @CsvSource({"CRACK, 9, 10", "VETERAN, 8, 9", "TRAINED, 7, 8", "GREEN, 6, 7"})
    void telling_fire_may_check_a_charge(Quality quality, int home, int coldSteel) {
        for (int total = 7; total <= 10; total++) {
            var charge = sixPoints()
                    .at(quality)
                    .charging(Charging.CHARGING)
                    .total(total)
                    .charge();
            var steel = sixPoints()
                    .at(quality)
                    .charging(Charging.WITH_COLD_STEEL)
                    .total(total)
                    .charge();
            var expected = total <= home
                    ? ChargeFate.HOME
                    : total <= coldSteel ? ChargeFate.CHECKED_UNLESS_COLD_STEEL : ChargeFate.CHECKED;
            assertThat(charge).contains(expected);
            assertThat(steel).contains(expected == ChargeFate.CHECKED ? expected : ChargeFate.HOME);
        }
    }

    @Test
    void withering_fire_checks_even_cold_steel_and_milder_fire_checks_nobody() {
        assertThat(fortyPoints().charging(Charging.WITH_COLD_STEEL).total(12).charge())
                .contains(ChargeFate.CHECKED);
        for (int total = 1; total <= 6; total++) {
            assertThat(sixPoints().charging(Charging.CHARGING).total(total).charge())
                    .contains(ChargeFate.HOME);
        }
        assertThat(sixPoints().total(10).charge()).isEmpty();
    }

    @Test
    void cavalry_whose_charge_is_checked_may_be_recalled() {
        var cavalry = sixPoints().who(TargetCondition.CAVALRY).charging(Charging.CHARGING);
        assertThat(cavalry.total(10).mayRecall()).isTrue();
        assertThat(cavalry.total(4).mayRecall()).isFalse();
        assertThat(sixPoints().charging(Charging.CHARGING).total(10).mayRecall())
                .isFalse();
    }

    @Test
    void withering_fire_costs_troops_two_stands_and_one_for_each_point_over_fourteen() {
        assertLoss(fortyPoints().total(11), 2, Order.DISORDERED);
        assertLoss(fortyPoints().total(14), 2, Order.DISORDERED);
        assertLoss(fortyPoints().total(15), 3, Order.DISORDERED);
        assertLoss(fortyPoints().total(19), 7, Order.DISORDERED);
    }

    @Test
    void withering_fire_silences_all_guns_and_wrecks_one() {
        var loss = fortyPoints().atGuns(TRAINED).total(12).loss();
        assertThat(loss).isEqualTo(new FireLoss(WITHERING, 1, GunState.SILENCED, OptionalInt.empty()));
        assertThat(fortyPoints().atGuns(TRAINED).total(16).loss().standsLost()).isEqualTo(3);
    }

    @Test
    void telling_fire_costs_troops_a_stand_and_damages_a_gun() {
        assertLoss(sixPoints().total(7), 1, Order.DISORDERED);
        assertLoss(sixPoints().already(Order.DISORDERED).total(7), 1, Order.DISORDERED);
        var guns = sixPoints().atGuns(VETERAN).total(8).loss();
        assertThat(guns).isEqualTo(new FireLoss(TELLING, 0, GunState.DAMAGED, OptionalInt.of(1)));
    }

    @Test
    void galling_fire_disorders_and_costs_the_disordered_a_stand() {
        assertLoss(sixPoints().total(6), 0, Order.DISORDERED);
        assertLoss(sixPoints().already(Order.DISORDERED).total(6), 1, Order.DISORDERED);
        assertLoss(sixPoints().who(TargetCondition.BROKEN).total(6), 1, Order.BROKEN);
        var guns = sixPoints().atGuns(GREEN).total(5).loss();
        assertThat(guns).isEqualTo(new FireLoss(GALLING, 0, GunState.SILENCED, OptionalInt.of(1)));
    }

    @Test
    void lively_fire_counts_only_when_guns_fire_it() {
        assertLoss(cannonade().total(4), 0, Order.DISORDERED);
        assertLoss(sixPoints().total(4), 0, Order.GOOD_ORDER);
        assertThat(cannonade().atGuns(TRAINED).total(4).loss().after()).isEqualTo(GunState.SILENCED);
        assertThat(sixPoints().atGuns(TRAINED).total(4).loss().after()).isEqualTo(GunState.READY);
    }

    @Test
    void desultory_fire_does_nothing() {
        assertLoss(cannonade().total(3), 0, Order.GOOD_ORDER);
        assertThat(cannonade().atGuns(CRACK).total(3).loss().after()).isEqualTo(GunState.READY);
    }

    @Test
    void fire_never_mends_anybody() {
        assertLoss(sixPoints().who(TargetCondition.BROKEN).total(7), 1, Order.BROKEN);
        assertThat(sixPoints()
                        .atGuns(TRAINED)
                        .already(GunState.DAMAGED)
                        .total(5)
                        .loss()
                        .after())
                .isEqualTo(GunState.DAMAGED);
    }

    @Test
    void who_stands_close_behind_suffers_the_next_lower_effect() {
        var withering = fortyPoints()
                .inFrontOf(Order.GOOD_ORDER)
                .inFrontOf(GunState.READY)
                .total(16);
        assertThat(withering.massed().stream().map(FireLoss::result)).containsOnly(TELLING);
        assertThat(withering.massed().stream().map(FireLoss::standsLost)).containsExactly(1, 0);
        assertThat(sixPoints().inFrontOf(Order.DISORDERED).total(7).massed())
                .extracting(FireLoss::result, FireLoss::standsLost)
                .containsExactly(tuple(GALLING, 1));
        assertThat(sixPoints()
                        .inFrontOf(Order.GOOD_ORDER)
                        .total(5)
                        .massed()
                        .getFirst()
                        .after())
                .isEqualTo(Order.GOOD_ORDER);
        assertThat(sixPoints()
                        .inFrontOf(Order.GOOD_ORDER)
                        .total(1)
                        .massed()
                        .getFirst()
                        .result())
                .isEqualTo(DESULTORY);
    }

    @Test
    void a_ten_on_the_die_runs_ammunition_low_and_endangers_a_leader_and_a_nought_reads_ten() {
        for (int die : List.of(10, 0)) {
            assertThat(sixPoints().roll(die).lowOnAmmunition()).isTrue();
            assertThat(sixPoints().roll(die).fallenLeaderCheck()).isTrue();
            assertThat(sixPoints().roll(die).total()).isEqualTo(10);
        }
        assertThat(sixPoints().roll(9).lowOnAmmunition()).isFalse();
        assertThat(sixPoints().roll(9).fallenLeaderCheck()).isFalse();
    }

    @Test
    void no_die_shows_eleven() {
        assertThat(sixPoints().answer().roll(11).refusal().orElseThrow().code()).isEqualTo("wrong-die");
    }

    private static void assertLoss(FireOutcome outcome, int stands, Order after) {
        assertThat(outcome.loss().standsLost()).isEqualTo(stands);
        assertThat(outcome.loss().after()).isEqualTo(after);
    }
}
