package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.adf.chart.Quality.ELITE;
import static org.longroll.adf.chart.Quality.GREEN;
import static org.longroll.adf.chart.Quality.TRAINED;
import static org.longroll.adf.chart.Quality.VETERAN;
import static org.longroll.adf.rules.Editions.ALL;
import static org.longroll.adf.rules.Editions.MM10;
import static org.longroll.adf.rules.Editions.MM15;
import static org.longroll.adf.rules.Editions.MM15_2014;
import static org.longroll.adf.rules.Editions.MM25;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.SmallArm;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;

/** Movement, rout, charge, and the printed rules outside the tables. */
class OnTheFieldTest {

    @Test
    void a_move_may_cross_several_kinds_of_ground_up_to_the_whole_of_it() {
        var thirds = march(
                MM15,
                line(Morale.SHAKEN),
                new Leg(Terrain.OPEN, Fraction.ONE),
                new Leg(Terrain.BROKEN, Fraction.whole(2)));
        assertThat(thirds.used()).isEqualTo(Fraction.ONE);
        assertThat(thirds.allowed()).isTrue();
        var more = march(MM15, line(Morale.SHAKEN), new Leg(Terrain.OPEN, new Fraction(31, 10)));
        assertThat(more.allowed()).isFalse();
    }

    @Test
    void a_line_does_not_march_on_a_road() {
        var move = new Move(
                new Mover.Unit(line(Morale.GOOD_ORDER)), false, 3, List.of(new Leg(Terrain.ROAD, Fraction.ONE)));
        assertThat(MM15.move(move).refusal().orElseThrow().code()).isEqualTo("not-on-this-ground");
    }

    @Test
    void a_leader_lengthens_every_move_but_opens_no_ground() {
        var guns = new Mover.Battery(battery(Formation.UNLIMBERED, Morale.GOOD_ORDER), Gun.THIRTY_POUNDER_PARROTT);
        var answer = (MovementAnswer.Marches)
                MM15.move(new Move(guns, false, 2, List.of())).answer();
        assertThat(answer.allowances().get(Terrain.OPEN)).isEqualTo(OptionalInt.of(3));
        assertThat(answer.allowances().get(Terrain.ROUGH)).isEqualTo(OptionalInt.of(0));
    }

    @Test
    void a_state_takes_the_place_of_the_formation() {
        var column = new Troops(Arm.INFANTRY, VETERAN, Formation.ROAD_COLUMN, false, Morale.DISORDER);
        assertThat(march(MM25, column).allowances().get(Terrain.ROAD)).isEqualTo(OptionalInt.of(8));
    }

    @Test
    void cavalry_disengages_at_twice_its_disorder_and_guns_as_they_are() {
        var riders = new Troops(Arm.CAVALRY, VETERAN, Formation.CAVALRY_LINE, true, Morale.GOOD_ORDER);
        var answer = (MovementAnswer.Marches)
                MM15.move(new Move(new Mover.Unit(riders), true, 0, List.of())).answer();
        assertThat(answer.allowances().get(Terrain.OPEN)).isEqualTo(OptionalInt.of(12));
        var guns = new Mover.Battery(battery(Formation.LIMBERED, Morale.DISORDER), Gun.NAPOLEON);
        var limbered = (MovementAnswer.Marches)
                MM15.move(new Move(guns, true, 0, List.of())).answer();
        assertThat(limbered.allowances().get(Terrain.OPEN)).isEqualTo(OptionalInt.of(9));
    }

    @Test
    void a_leader_rides_on_the_line_of_the_mounted_column() {
        var answer = (MovementAnswer.Marches)
                MM15.move(new Move(new Mover.Leader(), false, 0, List.of())).answer();
        assertThat(answer.allowances().get(Terrain.ROAD)).isEqualTo(OptionalInt.of(16));
        assertThat(answer.formationChange()).isEmpty();
    }

    @Test
    void green_troops_take_a_whole_action_to_change_formation_others_half_a_move() {
        for (var rules : ALL) {
            assertThat(rules.formationChange(new Nerves(rules).of(TRAINED).troops()))
                    .isEqualTo(Fraction.HALF);
            assertThat(rules.formationChange(new Nerves(rules).of(GREEN).troops()))
                    .isEqualTo(Fraction.ONE);
            var guns = new Troops(Arm.ARTILLERY, TRAINED, Formation.LIMBERED, false, Morale.GOOD_ORDER);
            assertThat(rules.formationChange(guns)).isEqualTo(rules == MM15_2014 ? Fraction.ONE : Fraction.HALF);
        }
    }

    @Test
    void an_even_rout_loses_the_guns_and_an_odd_one_saves_them() {
        var guns = new Mover.Battery(battery(Formation.LIMBERED, Morale.ROUTED), Gun.NAPOLEON);
        var rout = MM15.rout(guns, Terrain.OPEN).answer();
        assertThat(rout.roll(Roll.of(3, 3)).answer()).isEqualTo(new RoutAnswer.Outcome(0, true));
        assertThat(rout.roll(Roll.of(3, 4)).answer()).isEqualTo(new RoutAnswer.Outcome(7, false));
        assertThat(rout.odds().chance(RoutAnswer.Outcome::gunsLost)).isEqualTo(0.5);
        assertThat(MM15.rout(guns, Terrain.HEAVY_WOODS)
                        .answer()
                        .roll(Roll.of())
                        .answer()
                        .inches())
                .isEqualTo(2);
        assertThat(MM15.rout(guns, Terrain.ROUGH)
                        .answer()
                        .roll(Roll.of())
                        .answer()
                        .gunsLost())
                .isTrue();
    }

    @Test
    void a_routed_regiment_runs_by_the_dice_and_by_nothing_else() {
        var runaways = new Mover.Unit(line(Morale.ROUTED));
        assertThat(MM25.rout(runaways, Terrain.OPEN).answer().dice().count()).isEqualTo(3);
        assertThat(MM25.rout(runaways, Terrain.OPEN)
                        .answer()
                        .roll(Roll.of(2, 2, 2))
                        .answer()
                        .inches())
                .isEqualTo(6);
        var legs = List.of(new Leg(Terrain.OPEN, Fraction.ONE));
        assertThat(MM25.move(new Move(runaways, false, 0, legs))
                        .refusal()
                        .orElseThrow()
                        .code())
                .isEqualTo("routed-runs");
        assertThat(MM25.rout(new Mover.Unit(line(Morale.SHAKEN)), Terrain.OPEN)
                        .refusal()
                        .orElseThrow()
                        .code())
                .isEqualTo("not-routed");
    }

    @Test
    void every_quality_falls_into_disorder_at_its_own_point() {
        assertPoint(MM15, GREEN, Fraction.ZERO);
        assertPoint(MM25, GREEN, Fraction.ZERO);
        assertPoint(MM10, GREEN, new Fraction(17, 4));
        for (var rules : ALL) {
            var half = charge(rules, TRAINED).distance().times(Fraction.HALF);
            assertPoint(rules, TRAINED, half);
            boolean at15 = rules == MM15 || rules == MM15_2014;
            assertPoint(rules, VETERAN, at15 ? half : charge(rules, ELITE).disorderPoint());
        }
    }

    @Test
    void guns_and_runaways_do_not_charge_and_nobody_charges_where_he_cannot_go() {
        assertThat(chargeCode(battery(Formation.LIMBERED, Morale.GOOD_ORDER), Terrain.OPEN))
                .isEqualTo("artillery-does-not-charge");
        assertThat(chargeCode(line(Morale.ROUTED), Terrain.OPEN)).isEqualTo("routed-does-not-charge");
        assertThat(chargeCode(line(Morale.GOOD_ORDER), Terrain.ROAD)).isEqualTo("not-on-this-ground");
    }

    @Test
    void disorder_reforms_but_the_shaken_must_rally() {
        assertThat(MM15.reform(line(Morale.DISORDER)).answer().morale()).isEqualTo(Morale.GOOD_ORDER);
        assertThat(MM15.reform(line(Morale.SHAKEN)).refusal().orElseThrow().code())
                .isEqualTo("cannot-reform");
    }

    @Test
    void a_charged_unit_may_countercharge_unless_it_is_shaken() {
        assertThat(MM15.countercharge(line(Morale.DISORDER)).refusal()).isEmpty();
        assertThat(MM15.countercharge(line(Morale.SHAKEN))
                        .refusal()
                        .orElseThrow()
                        .code())
                .isEqualTo("cannot-countercharge");
    }

    @Test
    void a_group_is_of_one_arm_in_one_formation() {
        var line = line(Morale.GOOD_ORDER);
        var column = new Troops(Arm.INFANTRY, VETERAN, Formation.ATTACK_COLUMN, false, Morale.GOOD_ORDER);
        assertThat(MM15.group(List.of(line, line)).refusal()).isEmpty();
        assertThat(MM15.group(List.of(line, column)).refusal().orElseThrow().code())
                .isEqualTo("not-a-group");
    }

    @Test
    void two_regiments_merge_under_the_better_name_and_the_larger_colours() {
        var large = new Regiment(new Nerves(MM15).of(GREEN).in(Morale.DISORDER).troops(), 8, 5, 4);
        var small = new Regiment(new Nerves(MM15).of(ELITE).troops(), 6, 4, 3);
        var merged = MM15.merge(small, SmallArm.RIFLE_MUSKET, large, SmallArm.SMOOTHBORE_MUSKET)
                .answer();
        assertThat(merged.figures()).isEqualTo(8);
        assertThat(merged.weapon()).isEqualTo(SmallArm.SMOOTHBORE_MUSKET);
        assertThat(merged.bmpQuality()).isEqualTo(ELITE);
        assertThat(merged.troops().morale()).isEqualTo(Morale.DISORDER);
    }

    @Test
    void leaders_reach_by_their_benefit() {
        assertThat(MM15.commandRadius(2)).isEqualTo(8);
        assertThat(MM15.reactionRadius(2)).isEqualTo(4);
        assertThat(MM25.commandRadius(2)).isEqualTo(12);
        assertThat(MM25.reactionRadius(2)).isEqualTo(6);
    }

    @Test
    void adjacent_is_an_inch_in_the_open_half_in_the_woods_and_touching_in_the_thick() {
        assertThat(MM15.adjacent(Terrain.OPEN)).isEqualTo(Fraction.ONE);
        assertThat(MM15.adjacent(Terrain.LIGHT_WOODS)).isEqualTo(Fraction.HALF);
        assertThat(MM15.adjacent(Terrain.HEAVY_WOODS)).isEqualTo(Fraction.ZERO);
        assertThat(MM10.adjacentToLeader(Terrain.OPEN)).isEqualTo(Fraction.HALF);
        assertThat(MM15.adjacentToLeader(Terrain.OPEN)).isEqualTo(Fraction.ONE);
    }

    @Test
    void the_scales_are_those_of_the_figures() {
        assertThat(MM25.printed().field().scales().yardsPerInchFrom()).isEqualTo(60);
        assertThat(MM10.printed().field().scales().yardsPerInchTo()).isEqualTo(120);
        assertThat(MM15.printed().fire().procedure().arcDegrees()).isEqualTo(45);
        assertThat(MM15.printed().fire().procedure().passThroughInches().get(Arm.ARTILLERY))
                .isEqualTo(Fraction.whole(2));
        assertThat(MM15.printed().field().turn().leadersMoveFirst()).isTrue();
        assertThat(MM25.printed().field().turn().leadersMoveFirst()).isFalse();
    }

    @Test
    void stands_go_as_figures_go() {
        var regiment = new Regiment(line(Morale.GOOD_ORDER), 6, 6, 3);
        assertThat(regiment.losing(1).standsLeft()).isEqualTo(3);
        assertThat(regiment.losing(2).standsLeft()).isEqualTo(2);
        assertThat(regiment.losing(9).eliminated()).isTrue();
    }

    private static void assertPoint(AdfRules rules, Quality quality, Fraction inches) {
        assertThat(charge(rules, quality).disorderPoint())
                .as("%s %s", rules.chart().heading().key(), quality)
                .isEqualTo(inches);
    }

    private static ChargeAnswer.Outcome charge(AdfRules rules, Quality quality) {
        var answer = rules.charge(new Charge(new Nerves(rules).of(quality).troops(), Terrain.OPEN, 0))
                .answer();
        return answer.roll(answer.dice().count() == 3 ? Roll.of(2, 3, 2) : Roll.of(3, 4))
                .answer();
    }

    private static String chargeCode(Troops troops, Terrain terrain) {
        return MM15.charge(new Charge(troops, terrain, 0))
                .refusal()
                .orElseThrow()
                .code();
    }

    private static MovementAnswer.Marches march(AdfRules rules, Troops troops, Leg... legs) {
        return (MovementAnswer.Marches) rules.move(new Move(new Mover.Unit(troops), false, 0, List.of(legs)))
                .answer();
    }

    private static Troops line(Morale morale) {
        return new Troops(Arm.INFANTRY, VETERAN, Formation.BATTLE_LINE, false, morale);
    }

    private static Troops battery(Formation formation, Morale morale) {
        return new Troops(Arm.ARTILLERY, VETERAN, formation, false, morale);
    }
}
