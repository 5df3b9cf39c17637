package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.adf.chart.Quality.GREEN;
import static org.longroll.adf.chart.Quality.TRAINED;
import static org.longroll.adf.chart.Quality.VETERAN;
import static org.longroll.adf.rules.Editions.ALL;
import static org.longroll.adf.rules.Editions.MM10;
import static org.longroll.adf.rules.Editions.MM15;
import static org.longroll.adf.rules.Editions.MM15_2014;
import static org.longroll.adf.rules.Editions.MM25;
import static org.longroll.adf.rules.Shooting.battery;
import static org.longroll.adf.rules.Shooting.cavalry;
import static org.longroll.adf.rules.Shooting.fromBuildings;
import static org.longroll.adf.rules.Shooting.infantry;
import static org.longroll.adf.rules.Shooting.with;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.FirerState;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;
import org.longroll.rules.Nation;

/** Firepower, range and dice. */
class FireTest {

    @Test
    void a_lone_rifleman_fires_at_half_of_two_rounded_up() {
        assertThat(points(infantry(VETERAN, 1))).isEqualTo(1);
        assertThat(points(with(infantry(VETERAN, 1), SmallArm.REPEATING_RIFLE))).isEqualTo(2);
    }

    @Test
    void a_regiment_of_eleven_fires_as_eight_and_three() {
        assertThat(points(with(infantry(VETERAN, 11), SmallArm.MIXED_MUSKETS))).isEqualTo(6 + 3);
    }

    @Test
    void union_guns_are_better_served() {
        assertThat(points(battery(Gun.NAPOLEON, 3))).isEqualTo(8);
        assertThat(points(Shooting.of(Nation.CS, battery(Gun.NAPOLEON, 3)))).isEqualTo(7);
    }

    @Test
    void a_battery_of_four_sections_fires_as_three_and_one() {
        assertThat(points(battery(Gun.NAPOLEON, 4))).isEqualTo(8 + 3);
    }

    @Test
    void halvings_multiply_and_are_rounded_up_once() {
        var weak =
                fromBuildings(Shooting.in(Shooting.in(infantry(VETERAN, 7), Morale.DISORDER), Formation.SKIRMISHERS));
        var answer = new Shooting(MM15).by(weak).at(RangeBand.SHORT).answer();
        assertThat(answer.firepower().points()).isEqualTo(1);
        assertThat(answer.firepower().shares().getFirst())
                .isEqualTo(new Firepower.Share(
                        7,
                        List.of(FirerState.DISORDER, FirerState.SKIRMISHERS, FirerState.IN_BUILDINGS),
                        new Fraction(7, 8)));
    }

    @Test
    void halves_of_several_regiments_are_summed_before_they_are_rounded() {
        var five = Shooting.in(infantry(VETERAN, 5), Formation.SKIRMISHERS);
        assertThat(new Shooting(MM15).by(five, five).answer().firepower().points())
                .isEqualTo(5);
    }

    @Test
    void bands_give_their_dice() {
        assertThat(dice(RangeBand.LONG)).isEqualTo(1);
        assertThat(dice(RangeBand.NORMAL)).isEqualTo(2);
        assertThat(dice(RangeBand.SHORT)).isEqualTo(3);
        assertThat(new Shooting(MM15).as(FireKind.POINT_BLANK).answer().dice().count())
                .isEqualTo(4);
        assertThat(new Shooting(MM15).as(FireKind.MELEE).answer().dice().count())
                .isEqualTo(5);
        assertThat(new Shooting(MM15).as(FireKind.DESPERATION).answer().dice().count())
                .isEqualTo(1);
    }

    @Test
    void smoothbores_and_mixed_batteries_have_the_better_canister() {
        assertThat(canister(Gun.NAPOLEON, 3)).isEqualTo(4);
        assertThat(canister(Gun.MIXED_GUNS_1862, 3)).isEqualTo(4);
        assertThat(canister(Gun.TEN_POUNDER_PARROTT, 3)).isEqualTo(3);
        assertThat(closeCanister(Gun.NAPOLEON)).isEqualTo(5);
        assertThat(closeCanister(Gun.MIXED_GUNS_1863)).isEqualTo(5);
        assertThat(closeCanister(Gun.WHITWORTH)).isEqualTo(4);
    }

    @Test
    void one_inch_is_short_and_twice_the_range_is_long() {
        assertThat(band(MM15, infantry(VETERAN, 4), 1)).isEqualTo(RangeBand.SHORT);
        assertThat(band(MM15, infantry(VETERAN, 4), 1.5)).isEqualTo(RangeBand.NORMAL);
        assertThat(band(MM15, infantry(VETERAN, 4), 3)).isEqualTo(RangeBand.NORMAL);
        assertThat(band(MM15, infantry(VETERAN, 4), 6)).isEqualTo(RangeBand.LONG);
        assertThat(new Shooting(MM15).inches(6.5).refusal()).isEqualTo("out-of-range");
    }

    @Test
    void guns_have_canister_to_three_inches_and_short_range_to_half() {
        var guns = battery(Gun.NAPOLEON, 3);
        assertThat(band(MM25, guns, 1)).isEqualTo(RangeBand.CANISTER);
        assertThat(band(MM25, guns, 3)).isEqualTo(RangeBand.CANISTER);
        assertThat(band(MM25, guns, 8.5)).isEqualTo(RangeBand.SHORT);
        assertThat(band(MM25, guns, 17)).isEqualTo(RangeBand.NORMAL);
        assertThat(band(MM25, guns, 34)).isEqualTo(RangeBand.LONG);
        assertThat(new Shooting(MM25).by(guns).inches(34.5).refusal()).isEqualTo("out-of-range");
    }

    @Test
    void skirmishers_lose_a_die_but_sharpshooters_keep_theirs_at_15_mm() {
        var skirmishers = Shooting.in(infantry(VETERAN, 6), Formation.SKIRMISHERS);
        for (var rules : ALL) {
            assertThat(new Shooting(rules).by(skirmishers).answer().dice().count())
                    .isEqualTo(1);
            var sharpshooters = with(skirmishers, SmallArm.SHARPSHOOTER_RIFLE_MUSKET);
            boolean at15 = rules == MM15 || rules == MM15_2014;
            assertThat(new Shooting(rules).by(sharpshooters).answer().dice().count())
                    .isEqualTo(at15 ? 2 : 1);
        }
    }

    @Test
    void mounted_troopers_empty_their_pistols_too_or_choose_on_the_chart_of_2014() {
        var riders = cavalry(VETERAN, SmallArm.SHARPS_CARBINE, 6, true);
        for (var rules : List.of(MM25, MM15, MM10)) {
            var answer = new Shooting(rules)
                    .by(riders)
                    .as(FireKind.POINT_BLANK)
                    .drawing(MountedWith.PISTOL)
                    .answer();
            assertThat(answer.firepower().points()).isEqualTo(6 + 4);
            assertThat(answer.dice().count()).isEqualTo(4);
        }
        var weapon = new Shooting(MM15_2014).by(riders).as(FireKind.POINT_BLANK).answer();
        assertThat(weapon.firepower().points()).isEqualTo(6);
        assertThat(weapon.dice().count()).isEqualTo(4);
        var pistol = new Shooting(MM15_2014)
                .by(riders)
                .as(FireKind.POINT_BLANK)
                .drawing(MountedWith.PISTOL)
                .answer();
        assertThat(pistol.firepower().points()).isEqualTo(4);
        assertThat(pistol.dice().count()).isEqualTo(5);
    }

    @Test
    void riders_with_pistols_alone_do_not_count_them_twice() {
        var riders = cavalry(VETERAN, SmallArm.PISTOL, 6, true);
        assertThat(new Shooting(MM15)
                        .by(riders)
                        .as(FireKind.POINT_BLANK)
                        .answer()
                        .firepower()
                        .points())
                .isEqualTo(4);
    }

    @Test
    void a_column_fights_a_melee_with_all_it_has() {
        var column = Shooting.in(infantry(VETERAN, 8), Formation.ATTACK_COLUMN);
        var answer = new Shooting(MM15).by(column).as(FireKind.MELEE).answer();
        assertThat(answer.firepower().points()).isEqualTo(8);
        assertThat(answer.dice().count()).isEqualTo(5);
    }

    @Test
    void combined_firepower_is_held_to_the_limit_but_not_of_guns_at_25_mm() {
        var eight = with(infantry(VETERAN, 8), SmallArm.REPEATING_RIFLE);
        var answer = new Shooting(MM15).by(eight, eight).answer();
        assertThat(answer.firepower().points()).isEqualTo(18);
        assertThat(answer.firepower().heldTo()).isEqualTo(OptionalInt.of(18));
        var guns = battery(Gun.TWENTY_POUNDER_PARROTT, 3);
        assertThat(new Shooting(MM25).by(guns, guns).answer().firepower().points())
                .isEqualTo(22);
        assertThat(new Shooting(MM10).by(guns, guns).answer().firepower().points())
                .isEqualTo(18);
    }

    @Test
    void one_big_regiment_has_no_limit() {
        assertThat(points(with(infantry(VETERAN, 20), SmallArm.REPEATING_RIFLE)))
                .isEqualTo(11 + 11 + 6);
    }

    @Test
    void different_guns_together_roll_the_fewest_dice_at_the_farthest_band() {
        var answer = new Shooting(MM15)
                .by(battery(Gun.NAPOLEON, 3), battery(Gun.WHITWORTH, 3))
                .inches(14)
                .answer();
        assertThat(answer.band()).isEqualTo(RangeBand.LONG);
        assertThat(answer.dice().count()).isEqualTo(1);
    }

    @Test
    void fire_passes_through_to_those_behind_with_a_die_less_each() {
        var behind = Shooting.target(Arm.INFANTRY, GREEN, Formation.BATTLE_LINE);
        var answer = new Shooting(MM15)
                .by(battery(Gun.NAPOLEON, 3))
                .at(RangeBand.CANISTER)
                .behindIt(behind)
                .behindIt(Shooting.target(Arm.INFANTRY, TRAINED, Formation.BATTLE_LINE))
                .answer();
        assertThat(answer.passThrough()).extracting(each -> each.dice().count()).containsExactly(3, 2);
        assertThat(answer.passThrough())
                .extracting(each -> each.modifiers().sum())
                .containsExactly(2, 1);
        assertThat(new Shooting(MM15).at(RangeBand.LONG).behindIt(behind).refusal())
                .isEqualTo("no-die-left");
    }

    @Test
    void every_cell_of_the_results_table_is_read_where_it_stands() {
        for (var rules : ALL) {
            assertRow(rules, Arm.INFANTRY, "12-13 MC, 14 1MC, 15-16 2MC, 17-19 1H, 20-25 2H, 26-29 3H, 30-60 4H");
        }
        for (var rules : List.of(MM25, MM10)) {
            assertRow(rules, Arm.ARTILLERY, "10-12 MC, 13-15 1MC, 16-18 2MC, 19-23 1H, 24-27 2H, 28-31 3H, 32-60 4H");
        }
        assertRow(MM15, Arm.ARTILLERY, "10-12 MC, 13-15 1MC, 16-19 2MC, 20-25 1H, 26-29 2H, 30-31 3H, 32-60 4H");
        assertRow(MM15_2014, Arm.ARTILLERY, "9-11 MC, 12-14 1MC, 15-18 2MC, 19-23 1H, 24-27 2H, 28-31 3H, 32-60 4H");
        assertRow(MM10, Arm.CAVALRY, "16-17 MC, 18-19 1MC, 20-23 2MC, 24-25 1H, 26-29 2H, 30-31 3H, 32-60 4H");
        assertRow(MM25, Arm.CAVALRY, "15-16 MC, 17-18 1MC, 19-21 2MC, 22-23 1H, 24-27 2H, 28-31 3H, 32-60 4H");
        for (var rules : List.of(MM15, MM15_2014)) {
            assertRow(rules, Arm.CAVALRY, "15-16 MC, 17-18 1MC, 19-21 2MC, 22-23 1H, 24-27 2H, 28-29 3H, 30-60 4H");
        }
    }

    @Test
    void hits_and_checks_come_with_their_results() {
        var effects = MM15.printed().fire().effects();
        assertThat(effects.get(FireResult.NONE).check()).isEmpty();
        assertThat(effects.get(FireResult.MC).check()).hasValue(0);
        assertThat(effects.get(FireResult.MC_1).check()).hasValue(1);
        assertThat(effects.get(FireResult.MC_2).check()).hasValue(2);
        assertThat(effects.get(FireResult.HIT_1).check()).hasValue(2);
        assertThat(effects.get(FireResult.HIT_2).check()).hasValue(2);
        assertThat(effects.get(FireResult.HIT_3).check()).hasValue(3);
        assertThat(effects.get(FireResult.HIT_4).check()).hasValue(4);
        assertThat(effects.values()).extracting(effect -> effect.hits()).containsExactly(0, 0, 0, 0, 1, 2, 3, 4);
    }

    @Test
    void an_umpire_may_let_a_regiment_fire_too_far_but_nobody_makes_a_seventh_face() {
        var order = new Shooting(MM15).inches(9).order();
        var waived = MM15.waiving(Set.of(AdfRefusal.OUT_OF_RANGE, AdfRefusal.WRONG_DICE));
        assertThat(waived.fire(order).answer().band()).isEqualTo(RangeBand.LONG);
        assertThat(waived.fire(order).answer().roll(Roll.of(7)).refusal()).isPresent();
    }

    private static void assertRow(AdfRules rules, Arm arm, String row) {
        int expectedFrom = Integer.parseInt(row.split("[- ]")[0]);
        var results = rules.printed().fire().results().get(arm);
        assertThat(results.result(expectedFrom - 1)).isEqualTo(FireResult.NONE);
        for (var cell : row.split(", ")) {
            var parts = cell.split(" ");
            var totals = parts[0].split("-");
            for (int total = Integer.parseInt(totals[0]);
                    total <= Integer.parseInt(totals[totals.length - 1]);
                    total++) {
                assertThat(results.result(total).word())
                        .as("%s, %s, %d", rules.chart().heading().key(), arm, total)
                        .isEqualTo(parts[1]);
            }
        }
    }

    private static int points(Firer firer) {
        return new Shooting(MM15).by(firer).answer().firepower().points();
    }

    private static int dice(RangeBand band) {
        return new Shooting(MM15).at(band).answer().dice().count();
    }

    private static int canister(Gun gun, int sections) {
        return new Shooting(MM15)
                .by(battery(gun, sections))
                .inches(2)
                .answer()
                .dice()
                .count();
    }

    private static int closeCanister(Gun gun) {
        return new Shooting(MM15)
                .by(battery(gun, 2))
                .as(FireKind.POINT_BLANK)
                .answer()
                .dice()
                .count();
    }

    private static RangeBand band(AdfRules rules, Firer firer, double inches) {
        return new Shooting(rules).by(firer).inches(inches).answer().band();
    }
}
