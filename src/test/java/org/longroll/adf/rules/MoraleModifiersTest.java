package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.adf.chart.Arm.ARTILLERY;
import static org.longroll.adf.chart.Arm.CAVALRY;
import static org.longroll.adf.chart.Arm.INFANTRY;
import static org.longroll.adf.chart.Formation.ATTACK_COLUMN;
import static org.longroll.adf.chart.Formation.CAVALRY_LINE;
import static org.longroll.adf.chart.Formation.LIMBERED;
import static org.longroll.adf.chart.Formation.SKIRMISHERS;
import static org.longroll.adf.chart.Formation.UNLIMBERED;
import static org.longroll.adf.chart.Quality.VETERAN;
import static org.longroll.adf.rules.Editions.ALL;
import static org.longroll.adf.rules.Editions.MM10;
import static org.longroll.adf.rules.Editions.MM15;
import static org.longroll.adf.rules.Editions.MM15_2014;
import static org.longroll.adf.rules.Editions.MM25;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.chart.Quality;

/** Every line of the situational morale modifiers. */
class MoraleModifiersTest {

    private static final List<AdfRules> BOTH_15 = List.of(MM15, MM15_2014);
    private static final List<AdfRules> OTHERS = List.of(MM25, MM10);

    private static void assertLine(String id, int afterShelling, int otherwise, Function<Nerves, Nerves> situation) {
        for (var rules : ALL) {
            assertThat(situation
                            .apply(new Nerves(rules))
                            .from(CheckCause.ARTILLERY)
                            .worth(id))
                    .as(
                            "%s after artillery fire, %s",
                            id, rules.chart().heading().key())
                    .isEqualTo(afterShelling);
            for (var cause : List.of(CheckCause.OTHER, CheckCause.RALLY)) {
                assertThat(situation.apply(new Nerves(rules)).from(cause).worth(id))
                        .as("%s, %s", id, rules.chart().heading().key())
                        .isEqualTo(otherwise);
            }
        }
    }

    @Test
    void a_leader_steadies_by_his_benefit() {
        assertLine("leader", -2, -2, check -> check.leader(2));
    }

    @Test
    void at_15_mm_the_leader_comes_on_top_of_the_two_best_elsewhere_he_is_one_of_them() {
        for (var rules : ALL) {
            var check = new Nerves(rules)
                    .of(Quality.GREEN)
                    .leader(1)
                    .behind(Works.LIGHT_WORKS)
                    .supports(2);
            assertThat(check.answer().mmp()).isEqualTo(BOTH_15.contains(rules) ? 6 - 5 : 6 - 4);
        }
    }

    @Test
    void works_steady_the_more_the_better_they_are() {
        assertLine("hasty-works", -1, -1, check -> check.behind(Works.HASTY_WORKS));
        assertLine("light-works", -2, -2, check -> check.behind(Works.LIGHT_WORKS));
        assertLine("heavy-works", -4, -4, check -> check.behind(Works.HEAVY_WORKS));
    }

    @Test
    void a_regiment_well_behind_its_friends_is_steady() {
        assertLine("behind-friends", -6, -6, check -> check.behindFriends(9));
        assertThat(new Nerves(MM15).behindFriends(6).has("behind-friends")).isTrue();
        assertThat(new Nerves(MM15).behindFriends(5).has("behind-friends")).isFalse();
        assertThat(new Nerves(MM10).behindFriends(8).has("behind-friends")).isFalse();
    }

    @Test
    void a_charge_carries_its_people_along() {
        assertLine("charging-infantry", -1, -1, Nerves::charging);
        assertLine("charging-mounted", -2, -2, check -> check.mounted().charging());
        for (var rules : ALL) {
            var onFoot = new Nerves(rules).of(CAVALRY, VETERAN, CAVALRY_LINE).charging();
            assertThat(onFoot.worth("charging-dismounted")).isEqualTo(BOTH_15.contains(rules) ? 0 : -1);
        }
    }

    @Test
    void light_and_heavy_cover_steady_where_the_edition_prints_them() {
        for (var rules : OTHERS) {
            assertThat(new Nerves(rules)
                            .behind(MoraleCover.LIGHT_COVER)
                            .moving()
                            .worth("light-cover"))
                    .isEqualTo(-1);
            assertThat(new Nerves(rules).behind(MoraleCover.HEAVY_COVER).worth("heavy-cover"))
                    .isEqualTo(-2);
            assertThat(new Nerves(rules).behind(MoraleCover.WOOD_FENCE).refusal())
                    .isEqualTo("cover-not-printed");
            assertThat(new Nerves(rules).behind(MoraleCover.STONE_WALL).refusal())
                    .isEqualTo("cover-not-printed");
        }
    }

    @Test
    void fence_and_wall_steady_those_who_stand_behind_them_but_not_under_shell() {
        for (var rules : BOTH_15) {
            for (var cover : List.of(MoraleCover.WOOD_FENCE, MoraleCover.STONE_WALL)) {
                assertThat(new Nerves(rules).behind(cover).worth(cover.word())).isEqualTo(-1);
                assertThat(new Nerves(rules).behind(cover).moving().has(cover.word()))
                        .isFalse();
                assertThat(new Nerves(rules)
                                .behind(cover)
                                .from(CheckCause.ARTILLERY)
                                .worth(cover.word()))
                        .isZero();
            }
            assertThat(new Nerves(rules).behind(MoraleCover.LIGHT_COVER).refusal())
                    .isEqualTo("cover-not-printed");
            assertThat(new Nerves(rules).behind(MoraleCover.HEAVY_COVER).refusal())
                    .isEqualTo("cover-not-printed");
        }
    }

    @Test
    void who_charges_has_left_his_works_and_cover() {
        var check = new Nerves(MM25)
                .behind(Works.HEAVY_WORKS)
                .behind(MoraleCover.HEAVY_COVER)
                .charging();
        assertThat(check.answer().modifiers().sum()).isEqualTo(-1);
    }

    @Test
    void friends_alongside_steady_two_of_them_three_in_a_charge() {
        assertLine("support", -2, -2, check -> check.supports(5));
        assertThat(new Nerves(MM15).supports(1).worth("support")).isEqualTo(-1);
        assertThat(new Nerves(MM15).supports(5).inCharge().worth("support")).isEqualTo(-3);
        assertThat(new Nerves(MM25).supports(5).inCharge().worth("support")).isEqualTo(-3);
        assertThat(new Nerves(MM10).supports(5).inCharge().worth("support")).isEqualTo(-2);
    }

    @Test
    void a_battery_fears_fire_from_the_side_more_from_the_flank_most_from_behind() {
        assertLine("enfilade-unlimbered-partial-flank", 2, 1, check -> check.of(ARTILLERY, VETERAN, UNLIMBERED)
                .under(Aspect.PARTIAL_FLANK));
        assertLine("enfilade-unlimbered-full-flank", 3, 2, check -> check.of(ARTILLERY, VETERAN, UNLIMBERED)
                .under(Aspect.FULL_FLANK));
        assertLine("enfilade-unlimbered-rear", 4, 3, check -> check.of(ARTILLERY, VETERAN, UNLIMBERED)
                .under(Aspect.REAR));
    }

    @Test
    void a_column_and_a_limbered_team_fear_fire_from_the_side_more_from_the_front_most_from_behind() {
        assertLine("enfilade-column-or-limbered-side", 2, 1, check -> check.of(INFANTRY, VETERAN, ATTACK_COLUMN)
                .under(Aspect.PARTIAL_FLANK));
        assertLine("enfilade-column-or-limbered-front", 3, 2, check -> check.of(ARTILLERY, VETERAN, LIMBERED)
                .under(Aspect.FRONT));
        assertLine("enfilade-column-or-limbered-rear", 4, 3, check -> check.of(INFANTRY, VETERAN, ATTACK_COLUMN)
                .under(Aspect.REAR));
    }

    @Test
    void a_line_fears_fire_from_its_flank_and_most_from_behind() {
        assertLine("enfilade-line-partial-flank", 2, 1, check -> check.under(Aspect.PARTIAL_FLANK));
        assertLine("enfilade-line-full-flank", 3, 2, check -> check.under(Aspect.FULL_FLANK));
        assertLine("enfilade-line-rear", 4, 3, check -> check.under(Aspect.REAR));
        assertThat(new Nerves(MM15).under(Aspect.FRONT).answer().modifiers().all())
                .isEmpty();
    }

    @Test
    void skirmishers_fear_no_flank() {
        assertThat(new Nerves(MM15)
                        .of(INFANTRY, VETERAN, SKIRMISHERS)
                        .under(Aspect.REAR)
                        .answer()
                        .modifiers()
                        .all())
                .isEmpty();
    }

    @Test
    void an_enemy_near_unsettles() {
        assertLine("enemy-near", 1, 1, Nerves::enemyNear);
    }

    @Test
    void a_brigade_mourns_its_regiments_and_leaders_two_at_most() {
        assertLine("eliminated-in-brigade", 1, 1, check -> check.eliminatedInBrigade(1));
        assertLine("eliminated-in-brigade", 2, 2, check -> check.eliminatedInBrigade(4));
    }

    @Test
    void strangers_in_the_ranks_unsettle() {
        assertLine("merged-regiment", 2, 2, Nerves::merged);
    }

    @Test
    void a_charge_on_the_flank_unsettles_more_by_horse_than_by_foot() {
        assertLine(
                "charged-by-infantry-on-partial-flank", 2, 2, check -> check.chargedBy(INFANTRY, Aspect.PARTIAL_FLANK));
        assertLine(
                "charged-by-cavalry-on-partial-flank", 3, 3, check -> check.chargedBy(CAVALRY, Aspect.PARTIAL_FLANK));
        assertLine(
                "charged-by-infantry-on-full-flank-or-rear",
                4,
                4,
                check -> check.chargedBy(INFANTRY, Aspect.FULL_FLANK));
        assertLine("charged-by-cavalry-on-full-flank-or-rear", 6, 6, check -> check.chargedBy(CAVALRY, Aspect.REAR));
        assertThat(new Nerves(MM15)
                        .chargedBy(CAVALRY, Aspect.FRONT)
                        .answer()
                        .modifiers()
                        .all())
                .isEmpty();
    }

    @Test
    void a_column_has_no_partial_flank_for_a_charge() {
        assertThat(new Nerves(MM15)
                        .of(INFANTRY, VETERAN, ATTACK_COLUMN)
                        .chargedBy(INFANTRY, Aspect.PARTIAL_FLANK)
                        .worth("charged-by-infantry-on-full-flank-or-rear"))
                .isEqualTo(4);
    }

    @Test
    void only_the_two_worst_count_and_the_others_are_shown() {
        var check = new Nerves(MM25).merged().enemyNear().eliminatedInBrigade(2).under(Aspect.REAR);
        assertThat(check.answer().modifiers().sum()).isEqualTo(5);
        assertThat(check.answer().modifiers().all()).hasSize(4);
    }
}
