package org.longroll.rff.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.chart.Quality.CRACK;
import static org.longroll.rff.chart.Quality.GREEN;
import static org.longroll.rff.chart.Quality.TRAINED;
import static org.longroll.rff.chart.Quality.VETERAN;
import static org.longroll.rff.rules.Volley.sixPoints;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Gun;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.Weapon;
import org.longroll.rff.rules.Firer.Weakness;

/** Fire points and every line of the fire modifiers. */
class FireTest {

    @ParameterizedTest(name = "eight stands of {0}: {1} points at 4 inches, {2} at 8, {3} at 12, {4} at 16")
    @CsvSource({
        "RM, 8, 8, 4, 4",
        "RP, 16, 16, 4, 0",
        "BL, 16, 8, 4, 4",
        "IR, 8, 8, 4, 0",
        "RC, 8, 4, 4, 0",
        "SM, 8, 4, 0, 0",
        "SH, 8, 4, 0, 0"
    })
    void eight_stands_of_muskets_bring(String weapon, int at4, int at8, int at12, int at16) {
        assertPoints(weapon, 8, 4, at4);
        assertPoints(weapon, 8, 4.5, at8);
        assertPoints(weapon, 8, 8, at8);
        assertPoints(weapon, 8, 12, at12);
        assertPoints(weapon, 8, 16, at16);
        assertPoints(weapon, 8, 16.5, 0);
    }

    @ParameterizedTest(
            name = "two stands of {0}: {1} at 4 inches, {2} at 12, {3} at 36, {4} at 48, {5} at 60, {6} at 72")
    @CsvSource({
        "HR, 8, 6, 4, 4, 4, 4",
        "LR, 6, 6, 4, 4, 2, 0",
        "HS, 10, 8, 6, 4, 2, 0",
        "LS, 8, 6, 4, 2, 0, 0",
        "LH, 10, 6, 6, 0, 0, 0"
    })
    void two_stands_of_guns_bring(String gun, int at4, int at12, int at36, int at48, int at60, int at72) {
        assertPoints(gun, 2, 4, at4);
        assertPoints(gun, 2, 12, at12);
        assertPoints(gun, 2, 36, at36);
        assertPoints(gun, 2, 48, at48);
        assertPoints(gun, 2, 60, at60);
        assertPoints(gun, 2, 72, at72);
        assertPoints(gun, 2, 72.5, 0);
    }

    private static void assertPoints(String weapon, int stands, double inches, int points) {
        var volley = new Volley().by(Weapon.find(weapon).orElseThrow(), stands, inches);
        if (points == 0) {
            assertThat(volley.refusal()).isEqualTo("out-of-range");
        } else {
            assertThat(volley.points()).isEqualTo(points);
        }
    }

    @ParameterizedTest(name = "{0} fire points are worth {1} on the die")
    @CsvSource({
        "1, -4", "2, -3", "3, -2", "4, -1", "5, -1", "6, 0", "7, 0", "8, 1", "9, 1", "10, 2", "11, 2", "12, 3", "14, 3",
        "15, 4", "19, 4", "20, 5", "24, 5", "25, 6", "40, 9"
    })
    void fire_points_are_worth(int points, int modifier) {
        assertThat(new Volley().by(SmallArm.RM, points, 8).worth("fire-points")).isEqualTo(modifier);
    }

    @Test
    void disordered_troops_fire_at_half() {
        assertThat(new Volley().by(SmallArm.RM, 8, 8, Weakness.DISORDERED).points())
                .isEqualTo(4);
    }

    @Test
    void troops_low_on_ammunition_fire_at_half_and_disordered_ones_no_worse() {
        assertThat(new Volley()
                        .by(SmallArm.RM, 8, 8, Weakness.LOW_ON_AMMUNITION)
                        .points())
                .isEqualTo(4);
        assertThat(new Volley()
                        .by(SmallArm.RM, 8, 8, Weakness.LOW_ON_AMMUNITION, Weakness.DISORDERED)
                        .points())
                .isEqualTo(4);
    }

    @Test
    void a_damaged_gun_fires_at_half() {
        assertThat(new Volley().by(Gun.LH, 2, 4, Weakness.DAMAGED).points()).isEqualTo(5);
    }

    @Test
    void each_group_is_halved_on_its_own_and_fractions_are_dropped_from_the_sum() {
        var volley = new Volley().by(SmallArm.RM, 7, 8).by(SmallArm.SM, 5, 8, Weakness.DISORDERED);
        assertThat(volley.answer().points().shares().get(1).points().value()).isEqualTo(1.25);
        assertThat(volley.points()).isEqualTo(8);
    }

    @Test
    void half_a_point_is_no_fire() {
        assertThat(new Volley().by(SmallArm.SH, 1, 8).refusal()).isEqualTo("too-few-points");
    }

    @Test
    void one_group_out_of_range_and_nobody_fires() {
        assertThat(sixPoints().by(SmallArm.SM, 4, 9).refusal()).isEqualTo("out-of-range");
    }

    @Test
    void an_umpire_may_let_them_fire_all_the_same() {
        var waived = TheRules.RFF.waiving(Set.of(RffRefusal.OUT_OF_RANGE, RffRefusal.TOO_FEW_POINTS));
        var far = new Volley().by(SmallArm.SH, 1, 10).order();
        assertThat(waived.fire(far).answer().modifiers().sum()).isEqualTo(-4);
    }

    @Test
    void buck_and_ball_helps_smoothbores_and_sharpshooters_help_once() {
        var smoothbores = new Volley().by(SmallArm.SM, 6, 4).withBuckAndBall().withSharpshooters();
        assertThat(smoothbores.worth("buck-and-ball-or-sharpshooters")).isEqualTo(1);
        assertThat(smoothbores.answer().modifiers().sum()).isEqualTo(1);
        assertThat(sixPoints().withSharpshooters().worth("buck-and-ball-or-sharpshooters"))
                .isEqualTo(1);
        assertThat(sixPoints().withBuckAndBall().refusal()).isEqualTo("buck-and-ball-needs-smoothbores");
        assertThat(sixPoints().by(SmallArm.SM, 1, 4).withBuckAndBall().worth("buck-and-ball-or-sharpshooters"))
                .isEqualTo(1);
    }

    @Test
    void one_green_regiment_makes_it_green_musketry() {
        var volley = sixPoints().by(SmallArm.RM, 1, 8, GREEN);
        assertThat(volley.worth("green-musketry")).isEqualTo(-1);
    }

    @Test
    void green_gunners_are_no_worse() {
        assertThat(new Volley().by(Gun.LR, 2, 12, GREEN).answer().modifiers().sum())
                .isZero();
    }

    @ParameterizedTest(name = "{0} troops are an easier target, once")
    @CsvSource({"FIELD_COLUMN", "CAVALRY", "MARCHED_BY_FLANK", "ABOUT_FACED", "PASSAGE_OF_LINES", "BROKEN"})
    void troops_in_an_awkward_state_are_an_easier_target(TargetCondition state) {
        assertThat(sixPoints().who(state).worth("exposed-troops")).isEqualTo(1);
        var twice = sixPoints().who(state, TargetCondition.FIELD_COLUMN, TargetCondition.CAVALRY);
        assertThat(twice.answer().modifiers().sum()).isEqualTo(1);
    }

    @Test
    void a_march_column_or_enfiladed_troops_are_easier_still() {
        var line = "march-column-or-enfiladed-troops";
        assertThat(sixPoints().who(TargetCondition.MARCH_COLUMN).worth(line)).isEqualTo(2);
        assertThat(sixPoints().who(TargetCondition.ENFILADED).worth(line)).isEqualTo(2);
        var both = sixPoints().who(TargetCondition.MARCH_COLUMN, TargetCondition.ENFILADED, TargetCondition.CAVALRY);
        assertThat(both.answer().modifiers().sum()).isEqualTo(3);
    }

    @Test
    void limbered_or_enfiladed_guns_are_easier_to_hit() {
        var line = "limbered-or-enfiladed-gun";
        assertThat(sixPoints().atGuns(TRAINED).who(TargetCondition.LIMBERED).worth(line))
                .isEqualTo(1);
        var both = sixPoints().atGuns(TRAINED).who(TargetCondition.LIMBERED, TargetCondition.ENFILADED);
        assertThat(both.worth(line)).isEqualTo(1);
        assertThat(both.answer().modifiers().sum()).isEqualTo(1);
    }

    @Test
    void partial_cover_or_an_extended_line_protects_a_little() {
        var line = "partial-cover-or-extended-line";
        assertThat(sixPoints().in(Cover.PARTIAL).worth(line)).isEqualTo(-1);
        assertThat(sixPoints().inExtendedLine().worth(line)).isEqualTo(-1);
    }

    @Test
    void full_cover_or_an_extended_line_in_partial_cover_protects_well() {
        var line = "full-cover-or-extended-line-in-partial-cover";
        assertThat(sixPoints().in(Cover.FULL).worth(line)).isEqualTo(-2);
        assertThat(sixPoints().in(Cover.PARTIAL).inExtendedLine().worth(line)).isEqualTo(-2);
        assertThat(sixPoints()
                        .in(Cover.FULL)
                        .inExtendedLine()
                        .answer()
                        .modifiers()
                        .sum())
                .isEqualTo(-2);
    }

    @Test
    void works_protect_best_and_an_extended_line_in_them_no_better() {
        assertThat(sixPoints().in(Cover.FORTIFIED).worth("fortified-position")).isEqualTo(-3);
        assertThat(sixPoints()
                        .in(Cover.FORTIFIED)
                        .inExtendedLine()
                        .answer()
                        .modifiers()
                        .sum())
                .isEqualTo(-3);
    }

    @Test
    void what_does_not_fit_the_target_is_refused() {
        assertThat(sixPoints().who(TargetCondition.LIMBERED).refusal()).isEqualTo("condition-does-not-fit");
        assertThat(sixPoints().atGuns(VETERAN).who(TargetCondition.CAVALRY).refusal())
                .isEqualTo("condition-does-not-fit");
        assertThat(sixPoints().atGuns(CRACK).inExtendedLine().refusal()).isEqualTo("condition-does-not-fit");
        assertThat(sixPoints().atGuns(CRACK).charging(Target.Charging.CHARGING).refusal())
                .isEqualTo("guns-do-not-charge");
        assertThat(new Volley().by(Gun.LR, 3, 3).withSharpshooters().refusal()).isEqualTo("condition-does-not-fit");
    }

    @Test
    void a_unit_is_marked_low_on_ammunition_only_if_half_of_it_fired() {
        assertThat(TheRules.RFF.runsLow(3, 6)).isTrue();
        assertThat(TheRules.RFF.runsLow(2, 5)).isFalse();
    }
}
