package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.battle.Saying.broken;
import static org.longroll.rff.battle.Saying.cannonade;
import static org.longroll.rff.battle.Saying.check;
import static org.longroll.rff.battle.Saying.evolve;
import static org.longroll.rff.battle.Saying.form;
import static org.longroll.rff.battle.Saying.move;
import static org.longroll.rff.battle.Saying.open;
import static org.longroll.rff.battle.Saying.outOfCommand;
import static org.longroll.rff.battle.Saying.pass;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Position;
import org.longroll.rff.battle.ManeuverEvent.Maneuvered;
import org.longroll.rff.battle.ManeuverOrder.SimpleManeuver;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.TargetCondition;

class MovementTest {

    private final Skirmish skirmish = Skirmish.begun();

    @Test
    void nobody_moves_without_a_check() {
        assertThat(skirmish.refusal(move("6-wisconsin", open(6))).code()).isEqualTo("no-check-taken");
    }

    @Test
    void a_well_handled_line_moves_12_inches_and_no_more() {
        skirmish.then(check(3, "6-wisconsin"));
        assertThat(skirmish.refusal(move("6-wisconsin", open(13))).code()).isEqualTo("too-far");
        skirmish.then(move("6-wisconsin", open(12)));
        assertThat(skirmish.last(Maneuvered.class).maneuver()).isEqualTo("full-move");
    }

    @Test
    void a_tardy_unit_moves_half() {
        skirmish.then(outOfCommand(1, "6-wisconsin"));
        assertThat(skirmish.refusal(move("6-wisconsin", open(7))).code()).isEqualTo("too-far");
        skirmish.then(move("6-wisconsin", open(6)));
        assertThat(skirmish.last(Maneuvered.class).maneuver()).isEqualTo("half-move");
    }

    @Test
    void a_unit_has_one_maneuver_in_a_turn() {
        skirmish.then(check(3, "6-wisconsin")).then(move("6-wisconsin", open(3)));
        assertThat(skirmish.refusal(move("6-wisconsin", open(3))).code()).isEqualTo("already-maneuvered");
        assertThat(skirmish.refusal(form(Formation.MARCH_COLUMN, "6-wisconsin")).code())
                .isEqualTo("already-maneuvered");
    }

    @Test
    void a_tardy_unit_forms_line_but_no_column() {
        skirmish.then(outOfCommand(1, "6-wisconsin"));
        assertThat(skirmish.refusal(form(Formation.MARCH_COLUMN, "6-wisconsin")).code())
                .isEqualTo("maneuver-not-allowed");
        skirmish.then(form(Formation.EXTENDED_LINE, "6-wisconsin"));
        assertThat(skirmish.unit("6-wisconsin").formation()).isEqualTo(Formation.EXTENDED_LINE);
    }

    @Test
    void a_green_unit_is_disordered_by_forming_on_broken_ground() {
        skirmish.then(check(5, "151-pa", "6-wisconsin"))
                .then(form(Formation.FIELD_COLUMN, "151-pa", broken(2)))
                .then(form(Formation.FIELD_COLUMN, "6-wisconsin", broken(2)));
        assertThat(skirmish.unit("151-pa").order()).isEqualTo(Order.DISORDERED);
        assertThat(skirmish.unit("6-wisconsin").order()).isEqualTo(Order.GOOD_ORDER);
    }

    @Test
    void a_passage_of_lines_disorders_both_where_one_is_green_and_exposes_both() {
        skirmish.then(check(5, "6-wisconsin")).then(pass("6-wisconsin", "151-pa", open(4)));
        for (var unit : List.of("6-wisconsin", "151-pa")) {
            assertThat(skirmish.unit(unit).order()).isEqualTo(Order.DISORDERED);
            assertThat(skirmish.unit(unit).activity().exposed()).containsExactly(TargetCondition.PASSAGE_OF_LINES);
        }
    }

    @Test
    void nobody_passes_through_the_enemy_or_himself() {
        skirmish.then(check(5, "6-wisconsin"));
        assertThat(skirmish.refusal(pass("6-wisconsin", "2-mississippi")).code())
                .isEqualTo("not-an-enemy");
        assertThat(skirmish.refusal(pass("6-wisconsin", "6-wisconsin")).code()).isEqualTo("nobody-named");
    }

    @Test
    void marching_by_the_flank_and_facing_about_show_the_enemy_a_side() {
        skirmish.then(check(5, "6-wisconsin", "7-wisconsin"))
                .then(evolve(SimpleManeuver.FLANK_MARCH, "6-wisconsin", open(6)))
                .then(evolve(SimpleManeuver.ABOUT_FACE, "7-wisconsin"));
        assertThat(skirmish.unit("6-wisconsin").activity().exposed()).containsExactly(TargetCondition.MARCHED_BY_FLANK);
        assertThat(skirmish.unit("7-wisconsin").activity().exposed()).containsExactly(TargetCondition.ABOUT_FACED);
    }

    @Test
    void ammunition_is_replenished_by_a_well_handled_maneuver_only() {
        skirmish.ruled("6-wisconsin", "lowOnAmmunition", "true").ruled("7-wisconsin", "lowOnAmmunition", "true");
        skirmish.then(outOfCommand(1, "6-wisconsin")).then(check(3, "7-wisconsin"));
        assertThat(skirmish.refusal(evolve(SimpleManeuver.REPLENISH, "6-wisconsin"))
                        .code())
                .isEqualTo("maneuver-not-allowed");
        skirmish.then(evolve(SimpleManeuver.REPLENISH, "7-wisconsin"));
        assertThat(skirmish.unit("7-wisconsin").lowOnAmmunition()).isFalse();
        assertThat(skirmish.refusal(evolve(SimpleManeuver.REPLENISH, "151-pa")).code())
                .isEqualTo("no-check-taken");
    }

    @Test
    void guns_unlimber_and_fire_but_do_not_move_and_fire() {
        skirmish.turnOver().then(check(7, "pegram")).then(evolve(SimpleManeuver.UNLIMBER, "pegram"));
        assertThat(skirmish.last(Maneuvered.class).maneuver()).isEqualTo("unlimber-and-fire");
        skirmish.until(Part.OFFENSIVE_FIRE).then(cannonade(5, "pegram", "6-wisconsin", 20));
        var other = Skirmish.begun().turnOver().then(check(7, "pegram"));
        other.then(evolve(SimpleManeuver.UNLIMBER, "pegram", open(8))).until(Part.OFFENSIVE_FIRE);
        assertThat(other.refusal(cannonade(5, "pegram", "6-wisconsin", 20)).code())
                .isEqualTo("may-not-fire");
    }

    @Test
    void guns_limber_pivot_and_are_hauled_by_hand() {
        skirmish.then(check(5, "battery-b"));
        assertThat(skirmish.refusal(evolve(SimpleManeuver.HAND_HAUL, "battery-b", open(3)))
                        .code())
                .isEqualTo("too-far");
        assertThat(skirmish.refusal(move("battery-b", open(3))).code()).isEqualTo("maneuver-not-allowed");
        skirmish.then(evolve(SimpleManeuver.LIMBER, "battery-b", open(12)));
        assertThat(skirmish.unit("battery-b").formation()).isEqualTo(Formation.LIMBERED);
        var other = Skirmish.begun().then(check(5, "battery-b")).then(evolve(SimpleManeuver.PIVOT, "battery-b"));
        assertThat(other.last(Maneuvered.class).maneuver()).isEqualTo("pivot-and-fire");
    }

    @Test
    void silenced_guns_rally_with_their_maneuver_and_do_not_fire_in_it() {
        skirmish.then(
                new CommonOrder.SetUnit("battery-b", new TreeMap<>(Map.of("ready", "1", "silenced", "2")), "x", false));
        skirmish.then(check(5, "battery-b")).then(evolve(SimpleManeuver.RALLY, "battery-b"));
        assertThat(skirmish.unit("battery-b").battery()).isEqualTo(GunStands.ready(3));
        skirmish.until(Part.OFFENSIVE_FIRE);
        assertThat(skirmish.refusal(cannonade(5, "battery-b", "2-mississippi", 10))
                        .code())
                .isEqualTo("may-not-fire");
    }

    @Test
    void fixed_guns_stay() {
        skirmish.ruled("battery-b", "formation", "garrison").then(check(5, "battery-b"));
        assertThat(skirmish.refusal(evolve(SimpleManeuver.LIMBER, "battery-b")).code())
                .isEqualTo("fixed-guns");
        skirmish.then(evolve(SimpleManeuver.PIVOT, "battery-b"));
    }

    @Test
    void troopers_dismount_and_mount() {
        skirmish.then(check(7, "8-illinois")).then(evolve(SimpleManeuver.DISMOUNT, "8-illinois"));
        assertThat(skirmish.unit("8-illinois").mounted()).isFalse();
        skirmish.turnOver().turnOver().then(check(7, "8-illinois"));
        assertThat(skirmish.refusal(form(Formation.LINE, "8-illinois")).code()).isEqualTo("formation-does-not-fit");
        skirmish.then(new ManeuverOrder.Mount(List.of("8-illinois"), null, List.of(), Map.of()));
        assertThat(skirmish.unit("8-illinois").formation()).isEqualTo(Formation.LINE);
    }

    @Test
    void what_one_arm_does_another_does_not() {
        skirmish.then(check(5, "6-wisconsin", "battery-b"));
        assertThat(skirmish.refusal(evolve(SimpleManeuver.LIMBER, "6-wisconsin"))
                        .code())
                .isEqualTo("not-of-this-arm");
        assertThat(skirmish.refusal(evolve(SimpleManeuver.FLANK_MARCH, "battery-b"))
                        .code())
                .isEqualTo("not-of-this-arm");
        assertThat(skirmish.refusal(evolve(SimpleManeuver.DISMOUNT, "6-wisconsin"))
                        .code())
                .isEqualTo("not-of-this-arm");
    }

    @Test
    void a_garrison_that_leaves_its_post_is_a_line() {
        skirmish.ruled("6-wisconsin", "formation", "garrison").then(check(3, "6-wisconsin"));
        skirmish.then(move("6-wisconsin", open(3)));
        assertThat(skirmish.unit("6-wisconsin").formation()).isEqualTo(Formation.LINE);
    }

    @Test
    void a_position_may_come_with_any_move() {
        var here = new Position(12, 30, 90.0);
        skirmish.then(check(3, "6-wisconsin"))
                .then(new ManeuverOrder.Move(List.of("6-wisconsin"), List.of(open(3)), Map.of("6-wisconsin", here)));
        assertThat(skirmish.battle().table().units().get("6-wisconsin").position())
                .isEqualTo(here);
    }

    @Test
    void tardy_guns_may_limber_and_go_silenced() {
        skirmish.then(outOfCommand(1, "battery-b"));
        skirmish.then(new RetreatOrder.Retreat(null, "battery-b", null, null, null));
        assertThat(skirmish.unit("battery-b").formation()).isEqualTo(Formation.LIMBERED);
        assertThat(skirmish.unit("battery-b").battery().serving()).isZero();
        assertThat(skirmish.refusal(new RetreatOrder.Retreat(null, "6-wisconsin", null, null, null))
                        .code())
                .isEqualTo("no-retreat");
    }
}
