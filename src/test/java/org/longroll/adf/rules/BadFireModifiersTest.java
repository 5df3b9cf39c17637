package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.adf.chart.Arm.ARTILLERY;
import static org.longroll.adf.chart.Arm.CAVALRY;
import static org.longroll.adf.chart.Arm.INFANTRY;
import static org.longroll.adf.chart.Formation.ATTACK_COLUMN;
import static org.longroll.adf.chart.Formation.BATTLE_LINE;
import static org.longroll.adf.chart.Formation.CAVALRY_LINE;
import static org.longroll.adf.chart.Formation.LIMBERED;
import static org.longroll.adf.chart.Formation.ROAD_COLUMN;
import static org.longroll.adf.chart.Formation.SKIRMISHERS;
import static org.longroll.adf.chart.Formation.UNLIMBERED;
import static org.longroll.adf.chart.Quality.GREEN;
import static org.longroll.adf.chart.Quality.TRAINED;
import static org.longroll.adf.chart.Quality.VETERAN;
import static org.longroll.adf.rules.Editions.ALL;
import static org.longroll.adf.rules.Editions.MM10;
import static org.longroll.adf.rules.Editions.MM15;
import static org.longroll.adf.rules.Editions.MM15_2014;
import static org.longroll.adf.rules.Shooting.battery;
import static org.longroll.adf.rules.Shooting.infantry;
import static org.longroll.adf.rules.Shooting.target;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;

/** Every bad line of the target modifiers: what guns and what muskets make of it, in all editions. */
class BadFireModifiersTest {

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
    void a_road_column_suffers_on_its_side_and_more_from_its_ends() {
        assertLine("enfilade-road-column-side", 2, 1, fire -> fire.at(INFANTRY, VETERAN, ROAD_COLUMN)
                .from(Aspect.FULL_FLANK));
        assertLine("enfilade-road-column-front-or-rear", 3, 2, fire -> fire.at(INFANTRY, VETERAN, ROAD_COLUMN));
        assertLine("enfilade-road-column-front-or-rear", 3, 2, fire -> fire.at(CAVALRY, VETERAN, ROAD_COLUMN)
                .from(Aspect.REAR));
    }

    @Test
    void an_attack_column_suffers_on_its_side_and_more_from_its_ends() {
        assertLine("enfilade-attack-column-side", 2, 1, fire -> fire.at(INFANTRY, VETERAN, ATTACK_COLUMN)
                .from(Aspect.PARTIAL_FLANK));
        assertLine("enfilade-attack-column-front-or-rear", 3, 2, fire -> fire.at(INFANTRY, VETERAN, ATTACK_COLUMN)
                .from(Aspect.REAR));
    }

    @Test
    void a_line_suffers_on_its_flank_and_more_when_it_is_raked() {
        assertLine("enfilade-line-partial-flank", 2, 1, fire -> fire.from(Aspect.PARTIAL_FLANK));
        assertLine("enfilade-line-full-flank", 3, 2, fire -> fire.from(Aspect.FULL_FLANK));
        assertLine("enfilade-line-full-flank", 3, 2, fire -> fire.from(Aspect.REAR));
    }

    @Test
    void a_limbered_team_suffers_like_a_column() {
        assertLine("enfilade-limbered-side", 2, 1, fire -> fire.at(ARTILLERY, VETERAN, LIMBERED)
                .from(Aspect.FULL_FLANK));
        assertLine("enfilade-limbered-front-or-rear", 3, 2, fire -> fire.at(ARTILLERY, VETERAN, LIMBERED));
    }

    @Test
    void guns_in_battery_suffer_like_a_line() {
        assertLine("enfilade-unlimbered-partial-flank", 2, 1, fire -> fire.at(ARTILLERY, VETERAN, UNLIMBERED)
                .from(Aspect.PARTIAL_FLANK));
        assertLine("enfilade-unlimbered-full-flank", 3, 2, fire -> fire.at(ARTILLERY, VETERAN, UNLIMBERED)
                .from(Aspect.REAR));
    }

    @Test
    void nobody_is_enfiladed_at_long_range_by_skirmishers_as_skirmishers_or_in_disorder() {
        assertThat(new Shooting(MM15)
                        .from(Aspect.REAR)
                        .at(RangeBand.LONG)
                        .answer()
                        .modifiers()
                        .all())
                .isEmpty();
        assertThat(new Shooting(MM15)
                        .by(Shooting.in(infantry(VETERAN, 8), SKIRMISHERS))
                        .from(Aspect.REAR)
                        .answer()
                        .modifiers()
                        .all())
                .isEmpty();
        assertThat(new Shooting(MM15)
                        .at(INFANTRY, VETERAN, SKIRMISHERS)
                        .from(Aspect.REAR)
                        .answer()
                        .modifiers()
                        .sum())
                .isEqualTo(-3);
        assertThat(new Shooting(MM15)
                        .from(Aspect.REAR)
                        .whoIs(Morale.DISORDER)
                        .answer()
                        .modifiers()
                        .sum())
                .isEqualTo(2);
    }

    @Test
    void rifled_guns_find_other_guns() {
        for (var rules : ALL) {
            var counterBattery =
                    new Shooting(rules).by(battery(Gun.THREE_INCH_ORDNANCE, 3)).at(ARTILLERY, VETERAN, LIMBERED);
            assertThat(counterBattery.worth("target-artillery-under-rifled-fire"))
                    .isEqualTo(1);
            var smoothbores = new Shooting(rules).by(battery(Gun.NAPOLEON, 3)).at(ARTILLERY, VETERAN, LIMBERED);
            assertThat(smoothbores.has("target-artillery-under-rifled-fire")).isFalse();
            var mixed = new Shooting(rules).by(battery(Gun.MIXED_GUNS_1863, 3)).at(ARTILLERY, VETERAN, LIMBERED);
            assertThat(mixed.has("target-artillery-under-rifled-fire")).isFalse();
        }
    }

    @Test
    void a_crowd_in_disorder_is_easy_to_hit_and_so_are_shaken_and_routed_ones() {
        for (var morale : new Morale[] {Morale.DISORDER, Morale.SHAKEN, Morale.ROUTED}) {
            assertLine("target-disorder", 3, 2, fire -> fire.whoIs(morale));
        }
    }

    @Test
    void trained_troops_stand_up_too_long_under_shell() {
        assertLine("target-trained", 1, 0, fire -> fire.at(INFANTRY, TRAINED, BATTLE_LINE));
    }

    @Test
    void green_troops_stand_up_too_long_under_everything() {
        assertLine("target-green", 2, 1, fire -> fire.at(INFANTRY, GREEN, BATTLE_LINE));
    }

    @Test
    void mounted_cavalry_is_a_large_target() {
        assertLine("target-mounted", 5, 4, fire -> fire.at(Shooting.mounted(target(CAVALRY, VETERAN, CAVALRY_LINE))));
    }

    @Test
    void charging_cavalry_is_harder_to_hit_most_of_all_at_15_mm() {
        for (var rules : ALL) {
            boolean at15 = rules == MM15 || rules == MM15_2014;
            var riders = Shooting.charging(Shooting.mounted(target(CAVALRY, VETERAN, CAVALRY_LINE)));
            assertThat(new Shooting(rules).at(riders).worth("target-mounted-charging"))
                    .isEqualTo(at15 ? 2 : 3);
            assertThat(new Shooting(rules)
                            .by(battery(Gun.NAPOLEON, 2))
                            .at(riders)
                            .worth("target-mounted-charging"))
                    .isEqualTo(at15 ? 3 : 4);
        }
    }

    @Test
    void only_the_two_worst_count() {
        var fire = new Shooting(MM10).by(battery(Gun.WHITWORTH, 2)).at(ARTILLERY, GREEN, LIMBERED);
        assertThat(fire.answer().modifiers().sum()).isEqualTo(5);
        assertThat(fire.has("target-artillery-under-rifled-fire")).isTrue();
        assertThat(fire.counts("target-artillery-under-rifled-fire")).isFalse();
    }
}
