package org.longroll.rff.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.chart.ManeuverResult.DOUBLE_QUICK;
import static org.longroll.rff.chart.ManeuverResult.FALL_BACK;
import static org.longroll.rff.chart.ManeuverResult.HASTY;
import static org.longroll.rff.chart.ManeuverResult.PANIC;
import static org.longroll.rff.chart.ManeuverResult.RALLY;
import static org.longroll.rff.chart.ManeuverResult.RALLY_WITH_ELAN;
import static org.longroll.rff.chart.ManeuverResult.ROUT;
import static org.longroll.rff.chart.ManeuverResult.TARDY;
import static org.longroll.rff.chart.ManeuverResult.WAVERING;
import static org.longroll.rff.chart.ManeuverResult.WELL_HANDLED;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Maneuver;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.MovementChart.MoverKind;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.Fraction;

/** Every line of the movement rates, and what every maneuver result lets a unit do. */
class MovementTest {

    private static final Mover LINE = new Mover.Foot(Formation.LINE);

    private static Mover mover(String kind, Formation formation) {
        return switch (kind) {
            case "infantry" -> new Mover.Foot(formation);
            case "cavalry" -> new Mover.Horse(formation);
            case "leader" -> new Mover.Leader(formation);
            case "field-gun" -> guns(MoverKind.FIELD_GUN, formation, GunState.READY);
            default -> guns(MoverKind.HORSE_GUN, formation, GunState.READY);
        };
    }

    private static Mover guns(MoverKind kind, Formation formation, GunState state) {
        return new Mover.Guns(kind, Optional.of(formation), state);
    }

    private static MovementAnswer move(Mover mover, ManeuverResult result, Leg... legs) {
        return TheRules.RFF
                .move(new Move(mover, result, Optional.empty(), List.of(legs)))
                .answer();
    }

    private static MovementAnswer doing(Mover mover, ManeuverResult result, Maneuver maneuver) {
        return TheRules.RFF
                .move(new Move(mover, result, Optional.of(maneuver), List.of()))
                .answer();
    }

    private static String refusal(Mover mover, ManeuverResult result, Optional<Maneuver> maneuver, Leg... legs) {
        return TheRules.RFF
                .move(new Move(mover, result, maneuver, List.of(legs)))
                .refusal()
                .orElseThrow()
                .code();
    }

    private static Leg leg(Ground ground, int inches) {
        return new Leg(ground, Fraction.whole(inches));
    }

    private static List<String> maneuvers(Mover mover, ManeuverResult result) {
        return move(mover, result).options().stream()
                .map(MovementAnswer.Option::maneuver)
                .toList();
    }

    private static String inches(MovementAnswer answer) {
        return String.join(
                " ",
                Arrays.stream(Ground.values())
                        .map(ground -> answer.allowances()
                                .get(ground)
                                .map(Fraction::toString)
                                .orElse("-"))
                        .toList());
    }

    @ParameterizedTest(name = "{0} in {1}: {2} inches full, {3} at the double quick")
    @CsvSource({
        "infantry, LINE, 12 8 6 -, 16 12 10 -",
        "infantry, FIELD_COLUMN, 12 10 8 -, 16 14 12 -",
        "infantry, EXTENDED_LINE, 12 10 8 -, 16 14 12 -",
        "infantry, MARCH_COLUMN, 12 10 8 18, 16 14 12 24",
        "infantry, BROKEN, 16 14 12 24, 16 14 12 24",
        "cavalry, LINE, 18 12 4 -, 24 16 6 -",
        "cavalry, FIELD_COLUMN, 18 14 6 -, 24 20 8 -",
        "cavalry, EXTENDED_LINE, 18 14 6 -, 24 20 8 -",
        "cavalry, MARCH_COLUMN, 18 14 6 24, 24 20 8 36",
        "cavalry, DISMOUNTED_EXTENDED_LINE, 12 10 8 -, 16 14 12 -",
        "cavalry, BROKEN, 24 20 8 36, 24 20 8 36",
        "field-gun, LIMBERED, 12 8 4 18, 16 12 6 24",
        "horse-gun, LIMBERED, 18 12 4 24, 24 16 6 36",
        "leader, MOUNTED, 24 20 12 36, 24 20 12 36",
        "leader, DISMOUNTED, 16 14 12 24, 16 14 12 24"
    })
    void they_move_open_broken_rough_and_by_road(String kind, Formation formation, String full, String quick) {
        assertThat(inches(move(mover(kind, formation), WELL_HANDLED))).isEqualTo(full);
        assertThat(inches(move(mover(kind, formation), DOUBLE_QUICK))).isEqualTo(quick);
    }

    @Test
    void a_line_that_moves_six_inches_in_the_open_and_four_through_broken_ground_has_used_its_move() {
        var answer = move(LINE, WELL_HANDLED, leg(Ground.OPEN, 6), leg(Ground.BROKEN, 4));
        assertThat(answer.used()).isEqualTo(Fraction.ONE);
        assertThat(answer.allowed()).isTrue();
        assertThat(move(LINE, WELL_HANDLED, leg(Ground.OPEN, 6), leg(Ground.BROKEN, 5))
                        .allowed())
                .isFalse();
    }

    @Test
    void well_handled_troops_move_fully_or_half_with_something_else() {
        assertThat(maneuvers(LINE, WELL_HANDLED))
                .containsExactly(
                        "full-move",
                        "half-move",
                        "change-formation",
                        "passage-of-lines",
                        "flank-march",
                        "about-face",
                        "scale-obstacle",
                        "replenish");
        for (var maneuver : TroopManeuver.values()) {
            if (maneuver != TroopManeuver.FULL_MOVE && maneuver != TroopManeuver.COUNTERCHARGE) {
                assertThat(inches(doing(LINE, WELL_HANDLED, maneuver))).isEqualTo("6 4 3 -");
                assertThat(inches(doing(LINE, DOUBLE_QUICK, maneuver))).isEqualTo("8 6 5 -");
            }
        }
    }

    @Test
    void tardy_troops_move_half_or_do_one_thing_where_they_stand() {
        assertThat(maneuvers(LINE, TARDY))
                .containsExactly("half-move", "change-formation", "about-face", "scale-obstacle");
        assertThat(maneuvers(LINE, RALLY_WITH_ELAN)).isEqualTo(maneuvers(LINE, TARDY));
        assertThat(inches(move(LINE, TARDY))).isEqualTo("6 4 3 -");
        assertThat(inches(doing(LINE, TARDY, TroopManeuver.ABOUT_FACE))).isEqualTo("0 0 0 -");
        var change = move(LINE, TARDY).options().get(1);
        assertThat(change.into())
                .containsExactlyInAnyOrder(Formation.LINE, Formation.EXTENDED_LINE, Formation.GARRISON);
        assertThat(move(LINE, WELL_HANDLED).options().get(2).into()).isEmpty();
    }

    @Test
    void only_mounted_cavalry_countercharges_and_halfway() {
        var horse = new Mover.Horse(Formation.LINE);
        assertThat(maneuvers(horse, HASTY)).containsExactly("countercharge");
        assertThat(inches(move(horse, HASTY))).isEqualTo("9 6 2 -");
        assertThat(refusal(LINE, HASTY, Optional.empty())).isEqualTo("maneuver-not-allowed");
        assertThat(refusal(new Mover.Horse(Formation.DISMOUNTED_EXTENDED_LINE), HASTY, Optional.empty()))
                .isEqualTo("maneuver-not-allowed");
    }

    @Test
    void troops_that_must_go_back_retreat_or_hold() {
        assertThat(maneuvers(LINE, FALL_BACK)).containsExactly("retreat", "hold-position-and-fire");
        assertThat(maneuvers(LINE, RALLY)).containsExactly("retreat", "hold-position");
        assertThat(maneuvers(LINE, WAVERING)).containsExactly("retreat", "hold-position");
        assertThat(maneuvers(LINE, PANIC)).containsExactly("retreat");
        assertThat(maneuvers(LINE, ROUT)).containsExactly("retreat");
    }

    @Test
    void broken_troops_run_at_the_rate_of_the_broken() {
        assertThat(inches(move(LINE, PANIC))).isEqualTo("16 14 12 24");
        assertThat(inches(move(new Mover.Horse(Formation.LINE), ROUT))).isEqualTo("24 20 8 36");
    }

    @Test
    void well_handled_guns_limber_unlimber_pivot_haul_replenish_and_may_do_less() {
        var limbered = guns(MoverKind.FIELD_GUN, Formation.LIMBERED, GunState.READY);
        assertThat(maneuvers(limbered, WELL_HANDLED))
                .containsExactly(
                        "full-move-and-unlimber",
                        "unlimber-and-fire",
                        "replenish",
                        "full-move-limbered",
                        "limber-or-unlimber");
        var unlimbered = guns(MoverKind.FIELD_GUN, Formation.UNLIMBERED, GunState.READY);
        assertThat(maneuvers(unlimbered, WELL_HANDLED))
                .contains("limber-and-full-move", "pivot-and-fire", "hand-haul", "fire", "pivot")
                .doesNotContain("full-move-and-unlimber", "rally");
        assertThat(inches(doing(unlimbered, WELL_HANDLED, GunManeuver.HAND_HAUL)))
                .isEqualTo("2 2 2 2");
        assertThat(inches(doing(unlimbered, DOUBLE_QUICK, GunManeuver.LIMBER_AND_FULL_MOVE)))
                .isEqualTo("16 12 6 24");
        assertThat(inches(doing(unlimbered, WELL_HANDLED, GunManeuver.PIVOT_AND_FIRE)))
                .isEqualTo("0 0 0 0");
    }

    @Test
    void tardy_guns_move_if_limbered_fire_if_not() {
        assertThat(maneuvers(guns(MoverKind.HORSE_GUN, Formation.LIMBERED, GunState.READY), TARDY))
                .containsExactly("full-move-limbered", "limber-or-unlimber");
        assertThat(maneuvers(guns(MoverKind.HORSE_GUN, Formation.UNLIMBERED, GunState.READY), TARDY))
                .containsExactly("fire", "limber-or-unlimber", "pivot", "limber-and-full-retreat-silenced");
    }

    @Test
    void silenced_guns_rally_and_do_not_fire() {
        var silenced = guns(MoverKind.FIELD_GUN, Formation.UNLIMBERED, GunState.SILENCED);
        assertThat(maneuvers(silenced, TARDY)).contains("rally").doesNotContain("fire");
        assertThat(maneuvers(silenced, WELL_HANDLED)).contains("rally").doesNotContain("pivot-and-fire");
    }

    @Test
    void guns_that_fall_back_or_panic_go() {
        var guns = guns(MoverKind.FIELD_GUN, Formation.UNLIMBERED, GunState.READY);
        assertThat(maneuvers(guns, FALL_BACK)).containsExactly("retreat", "hold-position-and-fire");
        assertThat(maneuvers(guns, PANIC)).containsExactly("retreat");
        assertThat(inches(move(guns, PANIC))).isEqualTo("12 8 4 18");
    }

    @Test
    void what_the_result_or_the_formation_does_not_allow_is_refused() {
        assertThat(refusal(LINE, TARDY, Optional.of(TroopManeuver.REPLENISH))).isEqualTo("maneuver-not-allowed");
        assertThat(refusal(LINE, WELL_HANDLED, Optional.empty(), leg(Ground.ROAD, 1)))
                .isEqualTo("not-on-this-ground");
        assertThat(refusal(LINE, TARDY, Optional.of(TroopManeuver.ABOUT_FACE), leg(Ground.OPEN, 1)))
                .isEqualTo("maneuver-not-allowed");
        assertThat(refusal(new Mover.Foot(Formation.LIMBERED), TARDY, Optional.empty()))
                .isEqualTo("formation-does-not-fit");
        assertThat(refusal(mover("field-gun", Formation.LIMBERED), ROUT, Optional.empty()))
                .isEqualTo("no-result-of-the-kind");
        assertThat(refusal(mover("field-gun", Formation.LIMBERED), HASTY, Optional.empty()))
                .isEqualTo("maneuver-not-allowed");
    }

    @Test
    void an_umpire_may_let_a_line_use_the_road() {
        var waived = TheRules.RFF.waiving(Set.of(RffRefusal.NOT_ON_THIS_GROUND));
        var move = new Move(LINE, WELL_HANDLED, Optional.empty(), List.of(leg(Ground.ROAD, 12)));
        assertThat(waived.move(move).answer().used()).isEqualTo(Fraction.ONE);
    }

    @Test
    void green_troops_that_change_formation_on_bad_ground_are_disordered() {
        assertThat(disorders(TroopManeuver.CHANGE_FORMATION, passing(Quality.GREEN, Order.GOOD_ORDER, Ground.BROKEN)))
                .isTrue();
        assertThat(disorders(TroopManeuver.CHANGE_FORMATION, passing(Quality.GREEN, Order.GOOD_ORDER, Ground.OPEN)))
                .isFalse();
        assertThat(disorders(TroopManeuver.CHANGE_FORMATION, passing(Quality.TRAINED, Order.GOOD_ORDER, Ground.ROUGH)))
                .isFalse();
        assertThat(disorders(TroopManeuver.ABOUT_FACE, passing(Quality.GREEN, Order.GOOD_ORDER, Ground.ROUGH)))
                .isFalse();
    }

    @Test
    void a_passage_of_lines_disorders_both_if_one_is_disordered_green_or_on_bad_ground() {
        var steady = passing(Quality.VETERAN, Order.GOOD_ORDER, Ground.OPEN);
        var passage = TroopManeuver.PASSAGE_OF_LINES;
        assertThat(disorders(passage, steady, steady)).isFalse();
        assertThat(disorders(passage, steady, passing(Quality.GREEN, Order.GOOD_ORDER, Ground.OPEN)))
                .isTrue();
        assertThat(disorders(passage, steady, passing(Quality.CRACK, Order.DISORDERED, Ground.OPEN)))
                .isTrue();
        assertThat(disorders(passage, steady, passing(Quality.CRACK, Order.GOOD_ORDER, Ground.ROUGH)))
                .isTrue();
    }

    private static boolean disorders(TroopManeuver maneuver, Passing... units) {
        return TheRules.RFF.disorders(maneuver, List.of(units));
    }

    private static Passing passing(Quality quality, Order order, Ground ground) {
        return new Passing(quality, order, Set.of(ground));
    }
}
