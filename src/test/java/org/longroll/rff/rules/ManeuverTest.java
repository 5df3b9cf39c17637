package org.longroll.rff.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.chart.ManeuverCondition.ATTACHED_LEADER;
import static org.longroll.rff.chart.ManeuverCondition.BATTERY;
import static org.longroll.rff.chart.ManeuverCondition.BRAVE_COLONEL;
import static org.longroll.rff.chart.ManeuverCondition.BROKEN;
import static org.longroll.rff.chart.ManeuverCondition.COLUMN;
import static org.longroll.rff.chart.ManeuverCondition.GALLANT_LEADER;
import static org.longroll.rff.chart.ManeuverCondition.GARRISON;
import static org.longroll.rff.chart.ManeuverCondition.GREATER_LOSSES;
import static org.longroll.rff.chart.ManeuverCondition.HEAVY_CASUALTIES;
import static org.longroll.rff.chart.ManeuverCondition.KEY_POSITION_LOST;
import static org.longroll.rff.chart.ManeuverCondition.LIMBERED;
import static org.longroll.rff.chart.ManeuverCondition.LINEAR_COVER;
import static org.longroll.rff.chart.ManeuverCondition.OUTFLANKED;
import static org.longroll.rff.chart.ManeuverCondition.POOR_LEADER;
import static org.longroll.rff.chart.ManeuverCondition.PROVISIONAL_COMMAND;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.State.GunState;

/** Every line of the maneuver modifiers, of the results and of their effects. */
class ManeuverTest {

    private static ManeuverCheck check(State before, boolean inCommand, ManeuverCondition... conditions) {
        return new ManeuverCheck(inCommand, before, Quality.TRAINED, Effectiveness.WORN, Set.of(conditions));
    }

    private static ManeuverAnswer troops(ManeuverCondition... conditions) {
        return TheRules.RFF.check(check(Order.GOOD_ORDER, true, conditions)).answer();
    }

    private static ManeuverAnswer guns(ManeuverCondition... conditions) {
        return TheRules.RFF.check(check(GunState.READY, true, conditions)).answer();
    }

    private static int worth(String line, ManeuverCondition... conditions) {
        return TheRules.worth(troops(conditions).modifiers(), line);
    }

    @Test
    void a_gallant_leader_helps_an_able_one_does_not_and_a_poor_one_hinders() {
        assertThat(worth("gallant-leader", GALLANT_LEADER)).isEqualTo(1);
        assertThat(worth("able-leader")).isZero();
        assertThat(worth("poor-leader", POOR_LEADER)).isEqualTo(-1);
    }

    @Test
    void an_attached_leader_or_a_brave_colonel_helps_once() {
        assertThat(worth("attached-leader-or-brave-colonel", ATTACHED_LEADER)).isEqualTo(1);
        assertThat(worth("attached-leader-or-brave-colonel", BRAVE_COLONEL)).isEqualTo(1);
        assertThat(troops(ATTACHED_LEADER, BRAVE_COLONEL).modifiers().sum()).isEqualTo(1);
    }

    @Test
    void a_provisional_command_hinders() {
        assertThat(worth("provisional-command", PROVISIONAL_COMMAND)).isEqualTo(-1);
    }

    @ParameterizedTest(name = "{0} troops that are {1}: {2}")
    @CsvSource({"CRACK, FRESH, 4", "VETERAN, WORN, 1", "TRAINED, SPENT, -2", "GREEN, WORN, -1", "TRAINED, WORN, 0"})
    void quality_and_wear_count(Quality quality, Effectiveness effectiveness, int sum) {
        var modifiers = TheRules.RFF
                .check(new ManeuverCheck(true, Order.GOOD_ORDER, quality, effectiveness, Set.of()))
                .answer()
                .modifiers();
        assertThat(modifiers.sum()).isEqualTo(sum);
        assertThat(TheRules.worth(modifiers, quality.word()) + TheRules.worth(modifiers, effectiveness.word()))
                .isEqualTo(sum);
    }

    @Test
    void a_battery_is_steadier() {
        assertThat(TheRules.worth(guns(BATTERY).modifiers(), "battery")).isEqualTo(2);
    }

    @Test
    void a_column_a_garrison_a_limbered_gun_or_linear_cover_helps_once() {
        var line = "column-garrison-limbered-or-linear-cover";
        assertThat(worth(line, COLUMN)).isEqualTo(1);
        assertThat(worth(line, GARRISON)).isEqualTo(1);
        assertThat(worth(line, LINEAR_COVER)).isEqualTo(1);
        assertThat(TheRules.worth(guns(LIMBERED).modifiers(), line)).isEqualTo(1);
        assertThat(troops(COLUMN, GARRISON, LINEAR_COVER).modifiers().sum()).isEqualTo(1);
    }

    @Test
    void outflanked_or_broken_hinders_once() {
        assertThat(worth("outflanked-or-broken", OUTFLANKED)).isEqualTo(-2);
        assertThat(worth("outflanked-or-broken", BROKEN)).isEqualTo(-2);
        var broken = TheRules.RFF.check(check(Order.BROKEN, true, OUTFLANKED)).answer();
        assertThat(broken.modifiers().sum()).isEqualTo(-2);
    }

    @Test
    void a_lost_key_position_hinders_and_so_do_losses_but_the_greater_ones_alone() {
        assertThat(worth("key-position-lost", KEY_POSITION_LOST)).isEqualTo(-1);
        assertThat(worth("heavy-casualties", HEAVY_CASUALTIES)).isEqualTo(-1);
        assertThat(worth("greater-losses", GREATER_LOSSES)).isEqualTo(-2);
        var both = troops(HEAVY_CASUALTIES, GREATER_LOSSES).modifiers();
        assertThat(both.sum()).isEqualTo(-2);
        assertThat(both.all()).anyMatch(each -> each.id().equals("heavy-casualties") && !each.counts());
    }

    @Test
    void what_is_not_said_of_the_kind_is_refused() {
        assertRefused(check(Order.GOOD_ORDER, true, BATTERY), "condition-does-not-fit");
        assertRefused(check(Order.GOOD_ORDER, true, LIMBERED), "condition-does-not-fit");
        assertRefused(check(GunState.READY, true, COLUMN), "condition-does-not-fit");
        assertRefused(check(GunState.READY, true, BROKEN), "condition-does-not-fit");
        assertRefused(check(Order.GOOD_ORDER, true, GALLANT_LEADER, POOR_LEADER), "contradiction");
    }

    private static void assertRefused(ManeuverCheck check, String code) {
        assertThat(TheRules.RFF.check(check).refusal().orElseThrow().code()).isEqualTo(code);
    }

    @ParameterizedTest(name = "a total of {0} in command, {1} out of it: {2} in good order, {3} in disorder")
    @CsvSource({
        "8, 11, DOUBLE_QUICK, RALLY_WITH_ELAN",
        "7, 10, WELL_HANDLED, RALLY_WITH_ELAN",
        "4, 7, WELL_HANDLED, RALLY_WITH_ELAN",
        "3, 6, TARDY, RALLY",
        "2, 5, TARDY, RALLY",
        "1, 4, TARDY, WAVERING",
        "1, 3, TARDY, WAVERING",
        "0, 2, FALL_BACK, PANIC",
        "-1, 1, FALL_BACK, PANIC",
        "-2, 0, PANIC, ROUT",
        "-5, -4, PANIC, ROUT"
    })
    void the_total_decides(int inCommand, int outOfCommand, ManeuverResult inOrder, ManeuverResult inDisorder) {
        assertThat(total(Order.GOOD_ORDER, true, inCommand).result()).isEqualTo(inOrder);
        assertThat(total(Order.GOOD_ORDER, false, outOfCommand).result()).isEqualTo(inOrder);
        assertThat(total(GunState.READY, true, inCommand).result()).isEqualTo(inOrder);
        assertThat(total(GunState.SILENCED, false, outOfCommand).result()).isEqualTo(inOrder);
        assertThat(total(Order.DISORDERED, true, inCommand).result()).isEqualTo(inDisorder);
        assertThat(total(Order.BROKEN, false, outOfCommand).result()).isEqualTo(inDisorder);
    }

    /** The outcome of a total that the die, or a run of bad luck before it, gives. */
    private static ManeuverOutcome total(State before, boolean inCommand, int total) {
        for (var quality : Quality.values()) {
            for (var effectiveness : Effectiveness.values()) {
                for (var conditions : List.<Set<ManeuverCondition>>of(
                        Set.of(), Set.of(OUTFLANKED, KEY_POSITION_LOST, GREATER_LOSSES, PROVISIONAL_COMMAND))) {
                    var answer = TheRules.RFF
                            .check(new ManeuverCheck(inCommand, before, quality, effectiveness, conditions))
                            .answer();
                    int die = total - answer.modifiers().sum();
                    if (die >= 1 && die <= 10) {
                        return answer.roll(die).answer();
                    }
                }
            }
        }
        throw new AssertionError("nobody rolls " + total);
    }

    @Test
    void double_quick_well_handled_and_tardy_units_stay_as_they_are() {
        for (int total : new int[] {8, 4, 2}) {
            assertOutcome(total(Order.GOOD_ORDER, true, total), Order.GOOD_ORDER, Retreat.NONE, Holding.NO);
            assertOutcome(total(GunState.SILENCED, true, total), GunState.SILENCED, Retreat.NONE, Holding.NO);
        }
    }

    @Test
    void troops_that_fall_back_are_disordered_and_guns_silenced_unless_they_hold_and_fire() {
        assertOutcome(
                total(Order.GOOD_ORDER, true, 0), Order.DISORDERED, Retreat.OUT_OF_CLOSE_RANGE, Holding.AND_FIRES);
        assertOutcome(total(GunState.READY, true, 0), GunState.SILENCED, Retreat.FULL, Holding.AND_FIRES);
        assertThat(total(GunState.READY, true, 0).fixedGunsLost()).isFalse();
    }

    @Test
    void panic_breaks_troops_and_loses_fixed_guns() {
        assertOutcome(total(Order.GOOD_ORDER, true, -2), Order.BROKEN, Retreat.FULL, Holding.NO);
        assertOutcome(total(Order.DISORDERED, true, -1), Order.BROKEN, Retreat.FULL, Holding.NO);
        assertOutcome(total(GunState.READY, true, -2), GunState.SILENCED, Retreat.FULL, Holding.NO);
        assertThat(total(GunState.READY, true, -2).fixedGunsLost()).isTrue();
        assertThat(total(Order.GOOD_ORDER, true, -2).standsLost()).isZero();
    }

    @Test
    void a_rally_with_elan_brings_good_order_and_a_rally_too_but_out_of_close_range() {
        assertOutcome(total(Order.BROKEN, true, 6), Order.GOOD_ORDER, Retreat.NONE, Holding.NO);
        assertOutcome(
                total(Order.DISORDERED, true, 2), Order.GOOD_ORDER, Retreat.OUT_OF_CLOSE_RANGE, Holding.IN_ITS_PLACE);
    }

    @Test
    void wavering_troops_stay_disordered_and_broken_ones_reform_to_it() {
        for (var before : new Order[] {Order.DISORDERED, Order.BROKEN}) {
            assertOutcome(total(before, true, 1), Order.DISORDERED, Retreat.OUT_OF_CLOSE_RANGE, Holding.IN_ITS_PLACE);
        }
    }

    @Test
    void a_rout_costs_a_stand_and_one_more_for_each_point_below_nought() {
        assertOutcome(total(Order.DISORDERED, false, 0), Order.BROKEN, Retreat.FULL, Holding.NO);
        assertThat(total(Order.DISORDERED, false, 0).standsLost()).isEqualTo(1);
        assertThat(total(Order.DISORDERED, false, -1).standsLost()).isEqualTo(2);
        assertThat(total(Order.DISORDERED, true, -2).standsLost()).isEqualTo(3);
        assertThat(total(Order.BROKEN, true, -5).standsLost()).isEqualTo(6);
    }

    private static void assertOutcome(ManeuverOutcome outcome, State after, Retreat retreat, Holding holds) {
        assertThat(outcome.after()).isEqualTo(after);
        assertThat(outcome.retreat()).isEqualTo(retreat);
        assertThat(outcome.holds()).isEqualTo(holds);
    }
}
