package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.rules.AdfRules;
import org.longroll.adf.rules.FireOrder;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.Firer;
import org.longroll.adf.rules.Range;
import org.longroll.adf.rules.Target;
import org.longroll.adf.rules.Troops;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Fraction;
import org.longroll.rules.HouseRule;
import org.longroll.rules.Nation;
import org.longroll.rules.RulesetId;

/** A club may read one line of a chart its own way; its reading is checked like the chart itself. */
class HouseRuleTest {

    private static final RulesLibrary LIBRARY = RulesLibrary.read(ChartFiles.onClasspath());
    private static final AdfRules PRINTED =
            (AdfRules) LIBRARY.find(new RulesetId("adf-15mm")).orElseThrow();

    @Test
    void a_club_that_drops_halves_fires_five_disordered_figures_at_two_points_instead_of_three() {
        var dropped = with(new HouseRule("fire.rounding", "down", "Halves are dropped"));
        assertThat(PRINTED.fire(fiveInDisorder()).answer().firepower().points()).isEqualTo(3);
        assertThat(dropped.fire(fiveInDisorder()).answer().firepower().points()).isEqualTo(2);
    }

    @Test
    void a_house_rule_changes_a_cell_of_a_table_too() {
        var rules = with(new HouseRule("infantry-weapons.rifle-musket.5", "6", "Well drilled fives"));
        assertThat(rules.fire(fiveInDisorder())
                        .answer()
                        .firepower()
                        .shares()
                        .getFirst()
                        .printed())
                .isEqualTo(6);
    }

    @Test
    void a_house_rule_leaves_the_printed_rules_alone_and_has_a_hash_of_its_own() {
        var rules = with(new HouseRule("fire.rounding", "down", "Halves are dropped"));
        assertThat(rules.chart().hash()).isNotEqualTo(PRINTED.chart().hash());
        assertThat(LIBRARY.find(new RulesetId("adf-15mm")).orElseThrow().chart().hash())
                .isEqualTo(PRINTED.chart().hash());
        assertThat(rules.chart().houseRules()).hasSize(1);
    }

    @Test
    void a_house_rule_on_a_line_that_the_chart_does_not_have_is_refused() {
        assertThatThrownBy(() -> with(new HouseRule("fire.smoke", "thick", "Smoke")))
                .isInstanceOf(ChartRefused.class)
                .hasMessageContaining("fire.smoke")
                .hasMessageContaining("no such value");
    }

    @Test
    void a_house_rule_that_the_chart_itself_could_not_print_is_refused() {
        assertThatThrownBy(() -> with(new HouseRule("fire.rounding", "sideways", "Odd")))
                .isInstanceOf(ChartRefused.class)
                .hasMessageContaining("expected one of up, down");
        assertThatThrownBy(() -> with(new HouseRule("fire-results.infantry.20", "MC", "Mild twenties")))
                .isInstanceOf(ChartRefused.class)
                .hasMessageContaining("milder");
        assertThatThrownBy(() -> with(new HouseRule("fire.dice.long", "0", "No long range")))
                .isInstanceOf(ChartRefused.class)
                .hasMessageContaining("from 1 to 9");
    }

    @Test
    void the_name_of_a_ruleset_is_not_for_a_club_to_change() {
        assertThatThrownBy(() -> with(new HouseRule("title", "Ours", "Ours"))).isInstanceOf(ChartRefused.class);
    }

    @Test
    void the_same_house_rules_are_read_once() {
        var rule = new HouseRule("fire.rounding", "down", "Halves are dropped");
        assertThat(with(rule)).isSameAs(with(rule));
    }

    @Test
    void a_hash_does_not_hang_on_layout() {
        var rules =
                with(new HouseRule("infantry-formations.extended-line.cmm", " 1 ", "The same, written differently"));
        assertThat(rules.chart().hash()).isEqualTo(PRINTED.chart().hash());
    }

    private static AdfRules with(HouseRule rule) {
        return (AdfRules) LIBRARY.with(PRINTED, List.of(rule));
    }

    private static FireOrder fiveInDisorder() {
        var firer = new Troops(Arm.INFANTRY, Quality.VETERAN, Formation.BATTLE_LINE, false, Morale.DISORDER);
        var target = new Troops(Arm.INFANTRY, Quality.VETERAN, Formation.BATTLE_LINE, false, Morale.GOOD_ORDER);
        return new FireOrder(
                FireKind.FIRE,
                new Range.Measured(Fraction.whole(2)),
                List.of(new Firer(firer, SmallArm.RIFLE_MUSKET, 5, Nation.US, false, false)),
                MountedWith.WEAPON,
                new Target(target, false, Set.of(), Aspect.FRONT, false),
                List.of());
    }
}
