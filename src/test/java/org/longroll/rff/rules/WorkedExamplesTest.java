package org.longroll.rff.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.ChargeCombat.Round;
import org.longroll.rff.rules.Firer.Weakness;

/** The examples that were worked by hand from the chart, numbers 10 to 12. */
class WorkedExamplesTest {

    @Test
    void example_10_two_regiments_fire_at_a_field_column_in_partial_cover() {
        var volley = new Volley()
                .by(SmallArm.RM, 7, 8)
                .by(SmallArm.SM, 5, 8, Weakness.DISORDERED)
                .who(TargetCondition.FIELD_COLUMN)
                .in(Cover.PARTIAL);
        assertThat(volley.points()).isEqualTo(8);
        assertThat(volley.worth("fire-points")).isEqualTo(1);
        var outcome = volley.roll(7);
        assertThat(outcome.total()).isEqualTo(8);
        assertThat(outcome.result()).isEqualTo(FireResult.TELLING);
        assertThat(outcome.loss().standsLost()).isEqualTo(1);
        assertThat(outcome.loss().after()).isEqualTo(Order.DISORDERED);
    }

    @Test
    void example_11_disordered_veterans_out_of_command_waver() {
        var check = new ManeuverCheck(
                false,
                Order.DISORDERED,
                Quality.VETERAN,
                Effectiveness.WORN,
                Set.of(ManeuverCondition.ATTACHED_LEADER, ManeuverCondition.OUTFLANKED));
        var outcome = TheRules.RFF.check(check).answer().roll(4).answer();
        assertThat(outcome.total()).isEqualTo(4);
        assertThat(outcome.result()).isEqualTo(ManeuverResult.WAVERING);
    }

    @Test
    void example_12_crack_troops_with_cold_steel_press_a_strong_position_hard() {
        var crack = Melee.foot()
                .quality(Quality.CRACK)
                .effectiveness(Effectiveness.FRESH)
                .stands(6)
                .who(ChargeCondition.COLD_STEEL);
        var trained = Melee.foot().who(ChargeCondition.STRONG_POSITION, ChargeCondition.DISORDERED);
        var outcome = TheRules.RFF
                .charge(new ChargeCombat(crack.side(), trained.side(), Round.FIRST))
                .answer()
                .roll(5, 6)
                .answer();
        assertThat(outcome.attack()).isEqualTo(10);
        assertThat(outcome.defence()).isEqualTo(6);
        assertThat(outcome.result()).isEqualTo(ChargeResult.HARD_PRESSED);
    }
}
