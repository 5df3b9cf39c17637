package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.adf.chart.Arm.ARTILLERY;
import static org.longroll.adf.chart.Arm.CAVALRY;
import static org.longroll.adf.chart.Arm.INFANTRY;
import static org.longroll.adf.chart.Formation.BATTLE_LINE;
import static org.longroll.adf.chart.Formation.CAVALRY_LINE;
import static org.longroll.adf.chart.Formation.DOUBLE_LINE;
import static org.longroll.adf.chart.Formation.EXTENDED_LINE;
import static org.longroll.adf.chart.Formation.SKIRMISHERS;
import static org.longroll.adf.chart.Formation.SKIRMISHING;
import static org.longroll.adf.chart.Formation.UNLIMBERED;
import static org.longroll.adf.chart.Quality.ELITE;
import static org.longroll.adf.chart.Quality.VETERAN;
import static org.longroll.adf.rules.Editions.ALL;
import static org.longroll.adf.rules.Editions.MM15;
import static org.longroll.adf.rules.Editions.MM25;
import static org.longroll.adf.rules.Shooting.battery;
import static org.longroll.adf.rules.Shooting.target;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Gun;

/** Every good line of the target modifiers: what guns and what muskets make of it, in all editions. */
class GoodFireModifiersTest {

    /** What a line is worth to guns and to small arms, on every edition alike. */
    private static void assertLine(String id, int guns, int muskets, Function<Shooting, Shooting> target) {
        for (var rules : ALL) {
            var edition = rules.chart().heading().key().toString();
            var byGuns = target.apply(new Shooting(rules).by(battery(Gun.NAPOLEON, 3)));
            var byMuskets = target.apply(new Shooting(rules));
            assertThat(byGuns.worth(id)).as("%s by guns, %s", id, edition).isEqualTo(guns);
            assertThat(byMuskets.worth(id)).as("%s by muskets, %s", id, edition).isEqualTo(muskets);
        }
    }

    @Test
    void light_woods_hide_from_muskets_but_not_from_guns() {
        assertLine("target-light-woods", 0, -1, fire -> fire.in(Cover.LIGHT_WOODS));
    }

    @Test
    void heavy_woods_hide_from_both() {
        assertLine("target-heavy-woods", -1, -2, fire -> fire.in(Cover.HEAVY_WOODS));
    }

    @Test
    void hasty_works_help_against_all_fire() {
        assertLine("target-hasty-works", -2, -2, fire -> fire.in(Cover.HASTY_WORKS));
    }

    @Test
    void light_works_help_more() {
        assertLine("target-light-works", -3, -3, fire -> fire.in(Cover.LIGHT_WORKS));
    }

    @Test
    void heavy_works_help_most() {
        assertLine("target-heavy-works", -4, -4, fire -> fire.in(Cover.HEAVY_WORKS));
    }

    @Test
    void a_wood_fence_stops_a_ball_but_no_shell() {
        assertLine("target-wood-fence", 0, -1, fire -> fire.in(Cover.WOOD_FENCE));
    }

    @Test
    void a_stone_wall_stops_more_balls_but_no_shell() {
        assertLine("target-stone-wall", 0, -2, fire -> fire.in(Cover.STONE_WALL));
    }

    @Test
    void a_farm_is_good_cover_and_the_only_one() {
        assertLine("target-buildings", -1, -3, fire -> fire.in(Cover.BUILDINGS, Cover.HEAVY_WORKS));
        assertThat(new Shooting(MM15).in(Cover.BUILDINGS, Cover.HEAVY_WORKS).has("target-heavy-works"))
                .isFalse();
    }

    @Test
    void guns_in_battery_are_few_and_far_between() {
        assertLine("target-unlimbered", -3, -3, fire -> fire.at(ARTILLERY, VETERAN, UNLIMBERED));
    }

    @Test
    void guns_in_battery_lose_that_when_they_are_enfiladed() {
        var fire = new Shooting(MM15).at(ARTILLERY, VETERAN, UNLIMBERED).from(Aspect.FULL_FLANK);
        assertThat(fire.has("target-unlimbered")).isFalse();
        assertThat(fire.at(RangeBand.LONG).has("target-unlimbered")).isTrue();
    }

    @Test
    void an_extended_line_is_thin() {
        assertLine("target-extended-line", -2, -1, fire -> fire.at(INFANTRY, VETERAN, EXTENDED_LINE));
    }

    @Test
    void skirmishers_are_hard_to_hit() {
        assertLine("target-skirmishers", -5, -3, fire -> fire.at(INFANTRY, VETERAN, SKIRMISHERS));
    }

    @Test
    void a_line_behind_its_skirmishers_is_screened() {
        assertLine("target-behind-skirmishers", -3, -2, Shooting::behindSkirmishers);
    }

    @Test
    void skirmishers_behind_skirmishers_have_both() {
        var fire = new Shooting(MM15).at(INFANTRY, VETERAN, SKIRMISHERS).behindSkirmishers();
        assertThat(fire.answer().modifiers().sum()).isEqualTo(-5);
    }

    @Test
    void elite_troops_know_how_to_lie_down() {
        assertLine("target-elite", -1, -1, fire -> fire.at(INFANTRY, ELITE, BATTLE_LINE));
    }

    @Test
    void dismounted_troopers_in_either_line_are_thin_to_guns_only() {
        assertLine("target-dismounted-line", -1, 0, fire -> fire.at(CAVALRY, VETERAN, CAVALRY_LINE));
        assertLine("target-dismounted-line", -1, 0, fire -> fire.at(CAVALRY, VETERAN, DOUBLE_LINE));
    }

    @Test
    void dismounted_troopers_skirmishing_are_hard_to_hit() {
        assertLine("target-dismounted-skirmishing", -4, -2, fire -> fire.at(CAVALRY, VETERAN, SKIRMISHING));
    }

    @Test
    void a_charging_target_has_left_its_cover() {
        var fire = new Shooting(MM25).in(Cover.HEAVY_WOODS, Cover.BUILDINGS).charging();
        assertThat(fire.answer().modifiers().all()).isEmpty();
    }

    @Test
    void only_the_two_best_count_and_the_others_are_shown() {
        var fire = new Shooting(MM15).at(INFANTRY, ELITE, EXTENDED_LINE).in(Cover.HEAVY_WOODS, Cover.LIGHT_WORKS);
        assertThat(fire.answer().modifiers().sum()).isEqualTo(-5);
        assertThat(fire.counts("target-light-works")).isTrue();
        assertThat(fire.counts("target-heavy-woods")).isTrue();
        assertThat(fire.has("target-elite")).isTrue();
        assertThat(fire.counts("target-elite")).isFalse();
        assertThat(fire.counts("target-extended-line")).isFalse();
    }
}
