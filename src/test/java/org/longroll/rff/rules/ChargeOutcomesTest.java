package org.longroll.rff.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.rules.ChargeCombat.Round.FIRST;
import static org.longroll.rff.rules.ChargeCombat.Round.SECOND;
import static org.longroll.rff.rules.Melee.battery;
import static org.longroll.rff.rules.Melee.foot;
import static org.longroll.rff.rules.Melee.horse;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.longroll.rff.chart.ChargeChart.Advance;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.rules.ChargeCombat.Round;

/**
 * What each of the seven results does to attacker and defender: troops, cavalry and guns, outflanked or not, fortified or
 * not, in the first or the second combat.
 */
class ChargeOutcomesTest {

    private static final List<Boolean> NO_AND_YES = List.of(false, true);

    @ParameterizedTest
    @EnumSource
    void every_result_is_as_printed_in_every_situation(ChargeResult result) {
        var situations = situations().toList();
        assertThat(situations).hasSize(1536);
        for (var printed : situations) {
            var lots = new ChargeLots(TheRules.RFF.printed().charge(), combat(printed)).of(result, 9 + printed.over());
            assertThat(lots.attacker()).as("attacker, %s, %s", result, printed).isEqualTo(printed.attackersLot(result));
            assertThat(lots.defender()).as("defender, %s, %s", result, printed).isEqualTo(printed.defendersLot(result));
        }
    }

    private static Stream<PrintedCharge> situations() {
        return Stream.of(ChargeArm.TROOPS, ChargeArm.CAVALRY).flatMap(attacker -> Stream.of(ChargeArm.values())
                .flatMap(defender -> Stream.of(Round.values()).flatMap(round -> flags(7).map(flag -> new PrintedCharge(
                        attacker,
                        defender,
                        flag.get(0),
                        flag.get(1),
                        flag.get(2),
                        flag.get(3),
                        flag.get(4) && defender == ChargeArm.GUNS,
                        flag.get(5),
                        round,
                        flag.get(6) ? 2 : 0)))));
    }

    private static Stream<List<Boolean>> flags(int count) {
        return count == 0
                ? Stream.of(List.of())
                : flags(count - 1)
                        .flatMap(rest -> NO_AND_YES.stream().map(flag -> Stream.concat(rest.stream(), Stream.of(flag))
                                .toList()));
    }

    private static ChargeCombat combat(PrintedCharge printed) {
        var attacker = Melee.of(printed.attacker())
                .over(printed.badGround() ? Ground.BROKEN : Ground.OPEN)
                .who(ChargeCondition.ATTACHED_LEADER);
        var defender = Melee.of(printed.defender()).who(ChargeCondition.ATTACHED_LEADER);
        if (printed.attackerOutflanked()) {
            attacker.who(ChargeCondition.OUTFLANKED);
        }
        if (printed.defenderOutflanked()) {
            defender.who(ChargeCondition.OUTFLANKED);
        }
        if (printed.fortified()) {
            defender.who(ChargeCondition.FORTIFIED);
        }
        if (printed.disordered()) {
            attacker.who(ChargeCondition.DISORDERED);
            defender.who(printed.defender() == ChargeArm.GUNS ? ChargeCondition.SILENCED : ChargeCondition.DISORDERED);
        }
        if (printed.fixed()) {
            defender.fixed();
        }
        return new ChargeCombat(attacker.side(), defender.side(), printed.round());
    }

    @Test
    void foot_that_sweeps_the_field_breaks_through_and_after_the_second_combat_carries_the_position() {
        var first = foot().charges(foot(), 9, FIRST).attacker();
        assertThat(first.breaksThrough()).isTrue();
        assertThat(first.after()).isEqualTo(Order.GOOD_ORDER);
        var second = foot().charges(foot(), 9, SECOND).attacker();
        assertThat(second.breaksThrough()).isFalse();
        assertThat(second.carriesThePosition()).isTrue();
        assertThat(second.after()).isEqualTo(Order.DISORDERED);
    }

    @Test
    void swept_troops_lose_two_stands_and_one_for_each_point_over_nine_and_their_leader_is_in_danger() {
        var led = foot().who(ChargeCondition.ATTACHED_LEADER, ChargeCondition.OUTFLANKED);
        var swept = foot().quality(Quality.CRACK).charges(led, 11, FIRST).defender();
        assertThat(swept.standsLost()).isEqualTo(4);
        assertThat(swept.after()).isEqualTo(Order.BROKEN);
        assertThat(swept.retreat()).isEqualTo(Retreat.FULL);
        assertThat(swept.fallenLeaderCheck()).isTrue();
        assertThat(foot().quality(Quality.CRACK)
                        .charges(foot().who(ChargeCondition.BRAVE_COLONEL), 9, FIRST)
                        .defender()
                        .fallenLeaderCheck())
                .isFalse();
    }

    @Test
    void guns_that_are_driven_back_limber_and_go_but_fixed_ones_are_lost() {
        var guns = foot().charges(battery(), 5, FIRST).defender();
        assertThat(guns.standsLost()).isEqualTo(1);
        assertThat(guns.after()).isEqualTo(GunState.SILENCED);
        assertThat(guns.retreat()).isEqualTo(Retreat.FULL);
        var fixed = foot().charges(battery().fixed(), 5, FIRST).defender();
        assertThat(fixed.fixedGunsLost()).isTrue();
        assertThat(fixed.standsLost()).isEqualTo(4);
    }

    @Test
    void hard_pressed_troops_hold_their_works_and_the_attacker_goes_back() {
        var works = foot().charges(foot().who(ChargeCondition.FORTIFIED), 3, FIRST);
        assertThat(works.defender().holds()).isTrue();
        assertThat(works.defender().after()).isEqualTo(Order.DISORDERED);
        assertThat(works.attacker().retreat()).isEqualTo(Retreat.SHORT);
        assertThat(works.attacker().carriesThePosition()).isFalse();
    }

    @Test
    void works_that_are_turned_do_not_hold() {
        var turned = foot().who(ChargeCondition.FORTIFIED, ChargeCondition.OUTFLANKED);
        var outcome = foot().charges(turned, 3, FIRST);
        assertThat(outcome.defender().after()).isEqualTo(Order.BROKEN);
        assertThat(outcome.attacker().carriesThePosition()).isTrue();
    }

    @Test
    void cavalry_may_be_recalled_after_the_first_combat_only() {
        assertThat(horse().charges(foot(), 2, FIRST).attacker().mayRecall()).isTrue();
        assertThat(horse().charges(foot(), 2, SECOND).attacker().mayRecall()).isFalse();
        assertThat(horse().charges(foot(), -2, FIRST).attacker().mayRecall()).isTrue();
        assertThat(horse().charges(foot(), -6, SECOND).attacker().mayRecall()).isFalse();
        assertThat(foot().charges(horse(), 6, FIRST).defender().mayRecall()).isTrue();
    }

    @Test
    void cavalry_that_drives_troops_back_must_go_on() {
        assertThat(horse().charges(foot(), 6, FIRST).attacker().breaksThrough()).isTrue();
        assertThat(horse().charges(foot(), 6, SECOND).attacker().carriesThePosition())
                .isTrue();
        assertThat(foot().charges(foot(), 6, FIRST).attacker().carriesThePosition())
                .isTrue();
    }

    @Test
    void countercharging_cavalry_that_wins_may_hold_carry_the_position_or_be_recalled_but_is_disordered() {
        for (int difference : new int[] {-1, -5, -9}) {
            var counter = horse().charges(horse().countercharging(), difference, FIRST)
                    .defender();
            assertThat(counter.advance()).contains(Advance.CARRY_OR_RECALL);
            assertThat(counter.holds()).isTrue();
            assertThat(counter.mayRecall()).isTrue();
            assertThat(counter.after()).isEqualTo(Order.DISORDERED);
        }
    }

    @Test
    void a_charge_over_broken_ground_leaves_the_winner_disordered() {
        assertThat(foot().over(Ground.ROUGH)
                        .charges(foot(), 2, FIRST)
                        .attacker()
                        .after())
                .isEqualTo(Order.DISORDERED);
        assertThat(foot().over(Ground.ROAD).charges(foot(), 2, FIRST).attacker().after())
                .isEqualTo(Order.GOOD_ORDER);
    }

    @Test
    void faltering_troops_that_were_disordered_lose_a_stand() {
        assertThat(foot().charges(foot(), -3, FIRST).attacker().standsLost()).isZero();
        assertThat(foot().who(ChargeCondition.DISORDERED)
                        .charges(foot(), -3, FIRST)
                        .attacker()
                        .standsLost())
                .isEqualTo(1);
    }
}
