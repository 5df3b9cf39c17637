package org.longroll.rff.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.rules.ChargeCombat.Round.FIRST;
import static org.longroll.rff.rules.Melee.battery;
import static org.longroll.rff.rules.Melee.foot;
import static org.longroll.rff.rules.Melee.horse;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.State.GunState;

/** Every line of the charge modifiers, the seven results, the struggle that goes on, and what is refused. */
class ChargeTest {

    private static int attacker(String line, Melee side) {
        return TheRules.worth(side.charges(foot()).attacker(), line);
    }

    private static int defender(String line, Melee side) {
        return TheRules.worth(foot().charges(side).defender(), line);
    }

    @ParameterizedTest(name = "{0} troops that are {1}: {2}")
    @CsvSource({"CRACK, FRESH, 4", "VETERAN, WORN, 1", "TRAINED, SPENT, -2", "GREEN, WORN, -1", "TRAINED, WORN, 0"})
    void quality_and_wear_count(Quality quality, Effectiveness effectiveness, int sum) {
        var side = foot().quality(quality).effectiveness(effectiveness);
        assertThat(attacker(quality.word(), side) + attacker(effectiveness.word(), side))
                .isEqualTo(sum);
        assertThat(side.charges(foot()).attacker().sum()).isEqualTo(sum);
    }

    @ParameterizedTest(name = "{0} stands against {1}: {2}")
    @CsvSource({
        "2, 3, outnumbered-3-to-2, -1",
        "4, 7, outnumbered-3-to-2, -1",
        "3, 6, outnumbered-2-to-1, -2",
        "4, 11, outnumbered-2-to-1, -2",
        "1, 3, outnumbered-3-to-1, -3",
        "2, 50, outnumbered-3-to-1, -3"
    })
    void the_fewer_are_outnumbered(int fewer, int more, String line, int value) {
        assertThat(TheRules.worth(
                        foot().stands(fewer).charges(foot().stands(more)).attacker(), line))
                .isEqualTo(value);
        assertThat(TheRules.worth(
                        foot().stands(more).charges(foot().stands(fewer)).defender(), line))
                .isEqualTo(value);
        assertThat(foot().stands(fewer).charges(foot().stands(more)).defender().sum())
                .isZero();
    }

    @Test
    void four_stands_against_five_are_not_outnumbered() {
        assertThat(foot().stands(4).charges(foot().stands(5)).attacker().sum()).isZero();
    }

    @Test
    void supported_guns_stand_better_than_unsupported_ones() {
        assertThat(defender("supported-guns", battery().who(ChargeCondition.SUPPORTED_GUNS)))
                .isEqualTo(1);
        assertThat(defender("unsupported-guns", battery().who(ChargeCondition.UNSUPPORTED_GUNS)))
                .isEqualTo(-1);
    }

    @Test
    void disordered_troops_and_silenced_guns_fight_worse() {
        var line = "disordered-troops-or-silenced-gun";
        assertThat(attacker(line, foot().who(ChargeCondition.DISORDERED))).isEqualTo(-1);
        assertThat(defender(line, battery().who(ChargeCondition.SILENCED))).isEqualTo(-1);
    }

    @Test
    void an_attached_leader_or_a_brave_colonel_helps_once() {
        var line = "attached-leader-or-brave-colonel";
        assertThat(attacker(line, foot().who(ChargeCondition.ATTACHED_LEADER))).isEqualTo(1);
        assertThat(attacker(line, foot().who(ChargeCondition.BRAVE_COLONEL))).isEqualTo(1);
        var both = foot().who(ChargeCondition.ATTACHED_LEADER, ChargeCondition.BRAVE_COLONEL);
        assertThat(both.charges(foot()).attacker().sum()).isEqualTo(1);
    }

    @Test
    void an_extended_line_fights_worse() {
        assertThat(defender("extended-line", foot().who(ChargeCondition.EXTENDED_LINE)))
                .isEqualTo(-1);
    }

    @ParameterizedTest(name = "{1} that are {0} fight much worse, once")
    @CsvSource({"OUTFLANKED, TROOPS", "BROKEN, CAVALRY", "MARCH_COLUMN, TROOPS", "LIMBERED, GUNS"})
    void who_is_not_ready_fights_much_worse(ChargeCondition condition, ChargeArm arm) {
        var line = "outflanked-broken-march-column-or-limbered";
        var side = Melee.of(arm).who(condition, ChargeCondition.OUTFLANKED);
        assertThat(defender(line, side)).isEqualTo(-3);
        assertThat(foot().charges(side).defender().sum()).isEqualTo(-3);
    }

    @Test
    void favorable_ground_and_a_strong_position_add_up_but_works_in_a_strong_position_do_not() {
        assertThat(defender("favorable-ground", foot().who(ChargeCondition.FAVORABLE_GROUND)))
                .isEqualTo(1);
        assertThat(defender("strong-position-or-fortified", foot().who(ChargeCondition.STRONG_POSITION)))
                .isEqualTo(2);
        var all = foot().who(
                        ChargeCondition.FAVORABLE_GROUND, ChargeCondition.STRONG_POSITION, ChargeCondition.FORTIFIED);
        assertThat(foot().charges(all).defender().sum()).isEqualTo(3);
    }

    @Test
    void cold_steel_or_a_breakthrough_helps_once() {
        assertThat(attacker("cold-steel-or-breakthrough", foot().who(ChargeCondition.COLD_STEEL)))
                .isEqualTo(1);
        var both = foot().who(ChargeCondition.COLD_STEEL, ChargeCondition.BREAKTHROUGH);
        assertThat(both.charges(foot()).attacker().sum()).isEqualTo(1);
    }

    @Test
    void cavalry_charges_best_over_open_ground_and_gains_nothing_standing_or_in_the_rough() {
        assertThat(attacker("cavalry-open-ground", horse().who(ChargeCondition.CAVALRY_OPEN_GROUND)))
                .isEqualTo(2);
        assertThat(attacker("cavalry-broken-ground", horse().who(ChargeCondition.CAVALRY_BROKEN_GROUND)))
                .isEqualTo(1);
        assertThat(attacker("cavalry-rough-ground-or-stationary", horse().over(Ground.ROUGH)))
                .isZero();
        assertThat(defender("cavalry-rough-ground-or-stationary", horse())).isZero();
    }

    @ParameterizedTest(name = "{0} to {1} ahead: {2}")
    @CsvSource({
        "9, 9, SWEPT_FROM_THE_FIELD",
        "5, 8, DRIVEN_BACK",
        "1, 4, HARD_PRESSED",
        "0, 0, DESPERATE_STRUGGLE",
        "-4, -1, FALTER",
        "-8, -5, RECOIL",
        "-9, -9, REPULSED"
    })
    void the_difference_decides(int from, int to, ChargeResult result) {
        for (int difference = from; difference <= to; difference++) {
            assertThat(foot().charges(foot(), difference, FIRST).result()).isEqualTo(result);
        }
    }

    @Test
    void a_desperate_struggle_costs_both_a_stand_and_is_rolled_again_without_the_advantages_of_the_charge() {
        var horse = horse().who(ChargeCondition.CAVALRY_OPEN_GROUND, ChargeCondition.BREAKTHROUGH);
        var guns = battery().stands(3).who(ChargeCondition.SUPPORTED_GUNS);
        var struggle = horse.charges(guns, 0, FIRST);
        assertThat(struggle.attacker().standsLost()).isEqualTo(1);
        assertThat(struggle.attacker().after()).isEqualTo(Order.DISORDERED);
        assertThat(struggle.defender().standsLost()).isEqualTo(1);
        assertThat(struggle.defender().after()).isEqualTo(GunState.SILENCED);
        var again = TheRules.RFF.again(struggle).orElseThrow();
        assertThat(again.combat().attacker().stands()).isEqualTo(3);
        assertThat(again.combat().defender().stands()).isEqualTo(2);
        assertThat(again.attacker().sum()).isEqualTo(-1);
        assertThat(TheRules.worth(again.defender(), "outnumbered-3-to-2")).isEqualTo(-1);
        assertThat(again.defender().sum()).isEqualTo(-1);
        assertThat(again.roll(5, 5).answer().result()).isEqualTo(ChargeResult.DESPERATE_STRUGGLE);
    }

    @Test
    void a_struggle_that_costs_the_last_stand_is_over() {
        var struggle = foot().stands(1).charges(foot().stands(1), 0, FIRST);
        assertThat(TheRules.RFF.again(struggle)).isEmpty();
        assertThat(TheRules.RFF.again(foot().charges(foot(), 4, FIRST))).isEmpty();
    }

    @Test
    void what_nobody_can_be_is_refused() {
        assertRefused(battery(), foot(), "guns-do-not-charge");
        assertRefused(horse().countercharging(), foot(), "cannot-countercharge");
        assertRefused(foot(), foot().countercharging(), "cannot-countercharge");
        assertRefused(foot(), foot().fixed(), "condition-does-not-fit");
        assertRefused(foot().who(ChargeCondition.CAVALRY_OPEN_GROUND), foot(), "condition-does-not-fit");
        assertRefused(foot(), foot().who(ChargeCondition.SILENCED), "condition-does-not-fit");
        assertRefused(foot(), battery().who(ChargeCondition.DISORDERED), "condition-does-not-fit");
        assertRefused(
                foot(),
                battery().who(ChargeCondition.SUPPORTED_GUNS, ChargeCondition.UNSUPPORTED_GUNS),
                "contradiction");
        assertRefused(
                horse().who(ChargeCondition.CAVALRY_OPEN_GROUND, ChargeCondition.CAVALRY_BROKEN_GROUND),
                foot(),
                "contradiction");
        assertRefused(horse().who(ChargeCondition.CAVALRY_OPEN_GROUND).over(Ground.ROUGH), foot(), "contradiction");
    }

    private static void assertRefused(Melee attacker, Melee defender, String code) {
        var verdict = TheRules.RFF.charge(new ChargeCombat(attacker.side(), defender.side(), FIRST));
        assertThat(verdict.refusal().orElseThrow().code()).isEqualTo(code);
    }

    @Test
    void an_arm_that_was_not_said_is_told_from_the_conditions() {
        assertThat(unsaid(ChargeCondition.LIMBERED).arm()).isEqualTo(ChargeArm.GUNS);
        assertThat(unsaid(ChargeCondition.CAVALRY_OPEN_GROUND).arm()).isEqualTo(ChargeArm.CAVALRY);
        assertThat(unsaid(ChargeCondition.FORTIFIED).arm()).isEqualTo(ChargeArm.TROOPS);
    }

    private static Contender unsaid(ChargeCondition condition) {
        return new Contender(
                Quality.TRAINED,
                Effectiveness.WORN,
                4,
                Set.of(condition),
                Optional.empty(),
                false,
                false,
                false,
                Optional.empty());
    }
}
