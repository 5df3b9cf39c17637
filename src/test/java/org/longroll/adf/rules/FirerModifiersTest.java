package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.adf.chart.Formation.EXTENDED_LINE;
import static org.longroll.adf.chart.Quality.ELITE;
import static org.longroll.adf.chart.Quality.GREEN;
import static org.longroll.adf.chart.Quality.TRAINED;
import static org.longroll.adf.chart.Quality.VETERAN;
import static org.longroll.adf.rules.Editions.ALL;
import static org.longroll.adf.rules.Editions.MM15;
import static org.longroll.adf.rules.Editions.MM25;
import static org.longroll.adf.rules.Shooting.battery;
import static org.longroll.adf.rules.Shooting.cavalry;
import static org.longroll.adf.rules.Shooting.infantry;
import static org.longroll.adf.rules.Shooting.openingVolley;
import static org.longroll.adf.rules.Shooting.with;

import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.SmallArm;

/** What the firers' own quality, formation and occasion are worth, in all editions. */
class FirerModifiersTest {

    @Test
    void elite_and_green_regiments_shoot_better_and_worse() {
        for (var rules : ALL) {
            assertThat(new Shooting(rules).by(infantry(ELITE, 4)).worth("firer-elite"))
                    .isEqualTo(1);
            assertThat(new Shooting(rules).by(infantry(GREEN, 4)).worth("firer-green"))
                    .isEqualTo(-1);
            assertThat(new Shooting(rules)
                            .by(infantry(TRAINED, 4))
                            .answer()
                            .modifiers()
                            .all())
                    .isEmpty();
        }
    }

    @Test
    void cavalry_needs_more_practice() {
        for (var rules : ALL) {
            assertThat(carbines(rules, ELITE).worth("firer-elite")).isEqualTo(2);
            assertThat(carbines(rules, VETERAN).answer().modifiers().sum()).isZero();
            assertThat(carbines(rules, TRAINED).worth("firer-trained")).isEqualTo(-1);
            assertThat(carbines(rules, GREEN).worth("firer-green")).isEqualTo(-2);
        }
    }

    @Test
    void an_extended_line_shoots_worse() {
        var thin = Shooting.in(infantry(VETERAN, 6), EXTENDED_LINE);
        for (var rules : ALL) {
            assertThat(new Shooting(rules).by(thin).worth("firer-extended-line"))
                    .isEqualTo(-1);
        }
        assertThat(new Shooting(MM15).by(thin, infantry(VETERAN, 6)).has("firer-extended-line"))
                .isFalse();
    }

    @Test
    void the_first_volley_is_the_best_but_green_troops_waste_it_at_15_mm() {
        for (var rules : ALL) {
            assertThat(new Shooting(rules)
                            .by(openingVolley(infantry(VETERAN, 6)))
                            .worth("opening-volley"))
                    .isEqualTo(2);
            assertThat(new Shooting(rules).by(openingVolley(infantry(GREEN, 6))).worth("opening-volley-by-green"))
                    .isEqualTo(rules == MM15 ? 0 : 2);
        }
    }

    @Test
    void one_green_regiment_costs_all_of_them_the_volley_at_15_mm() {
        var fire = new Shooting(MM15).by(openingVolley(infantry(VETERAN, 6)), openingVolley(infantry(GREEN, 6)));
        assertThat(fire.answer().modifiers().sum()).isEqualTo(-1);
    }

    @Test
    void a_volley_is_opening_only_if_it_is_for_all_who_fire() {
        var fire = new Shooting(MM25).by(openingVolley(infantry(VETERAN, 6)), infantry(VETERAN, 6));
        assertThat(fire.answer().modifiers().all()).isEmpty();
    }

    @Test
    void dismounted_troopers_have_a_smaller_opening_volley_and_mounted_ones_and_guns_none() {
        for (var rules : ALL) {
            var dismounted = openingVolley(cavalry(VETERAN, SmallArm.SHARPS_CARBINE, 6, false));
            assertThat(new Shooting(rules).by(dismounted).worth("opening-volley"))
                    .isEqualTo(1);
            var mounted = openingVolley(cavalry(VETERAN, SmallArm.SHARPS_CARBINE, 6, true));
            assertThat(new Shooting(rules).by(mounted).as(FireKind.POINT_BLANK).worth("opening-volley"))
                    .isZero();
            assertThat(new Shooting(rules)
                            .by(openingVolley(battery(Gun.NAPOLEON, 3)))
                            .worth("opening-volley"))
                    .isZero();
        }
    }

    @Test
    void buck_and_ball_tells_at_point_blank() {
        for (var weapon : new SmallArm[] {SmallArm.SMOOTHBORE_MUSKET, SmallArm.SMOOTHBORE_FLINTLOCK}) {
            for (var rules : ALL) {
                var muskets = with(infantry(VETERAN, 7), weapon);
                assertThat(new Shooting(rules)
                                .by(muskets)
                                .as(FireKind.POINT_BLANK)
                                .worth("smoothbore-at-point-blank"))
                        .isEqualTo(1);
                assertThat(new Shooting(rules).by(muskets).at(RangeBand.SHORT).has("smoothbore-at-point-blank"))
                        .isFalse();
            }
        }
        assertThat(new Shooting(MM15)
                        .by(with(infantry(VETERAN, 4), SmallArm.SMOOTHBORE_MUSKET), infantry(VETERAN, 4))
                        .as(FireKind.POINT_BLANK)
                        .has("smoothbore-at-point-blank"))
                .isFalse();
    }

    @Test
    void guns_that_take_their_time_shoot_better() {
        for (var rules : ALL) {
            assertThat(new Shooting(rules)
                            .by(battery(Gun.NAPOLEON, 3))
                            .as(FireKind.DELIBERATE)
                            .at(RangeBand.NORMAL)
                            .worth("deliberate-fire"))
                    .isEqualTo(2);
        }
    }

    @Test
    void of_several_regiments_the_worst_shots_set_the_quality() {
        assertThat(new Shooting(MM15)
                        .by(infantry(ELITE, 5), infantry(GREEN, 5))
                        .answer()
                        .modifiers()
                        .sum())
                .isEqualTo(-1);
    }

    private static Shooting carbines(AdfRules rules, Quality quality) {
        return new Shooting(rules)
                .by(cavalry(quality, SmallArm.SHARPS_CARBINE, 6, false))
                .at(RangeBand.NORMAL);
    }
}
