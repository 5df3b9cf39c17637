package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.adf.chart.Quality.ELITE;
import static org.longroll.adf.chart.Quality.GREEN;
import static org.longroll.adf.chart.Quality.TRAINED;
import static org.longroll.adf.chart.Quality.VETERAN;
import static org.longroll.adf.rules.Editions.MM10;
import static org.longroll.adf.rules.Editions.MM15;
import static org.longroll.adf.rules.Editions.MM25;
import static org.longroll.adf.rules.Shooting.battery;
import static org.longroll.adf.rules.Shooting.infantry;
import static org.longroll.adf.rules.Shooting.openingVolley;
import static org.longroll.adf.rules.Shooting.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.chart.SmallArm;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;

/** The nine worked examples of Across A Deadly Field, by hand from the charts. */
class WorkedExamplesTest {

    @Test
    void six_veterans_fire_at_a_trained_line_in_disorder_in_light_woods() {
        var fire = new Shooting(MM15)
                .by(infantry(VETERAN, 6))
                .at(Arm.INFANTRY, TRAINED, Formation.BATTLE_LINE)
                .in(Cover.LIGHT_WOODS)
                .whoIs(Morale.DISORDER)
                .inches(3);
        assertThat(fire.answer().modifiers().sum()).isEqualTo(1);
        assertThat(fire.roll(3, 5).total()).isEqualTo(15);
        assertThat(fire.roll(3, 5).result()).isEqualTo(FireResult.MC_2);
        assertThat(fire.roll(3, 5).column()).contains(15);
    }

    @Test
    void eight_green_figures_open_fire_at_an_inch() {
        var green = openingVolley(infantry(GREEN, 8));
        assertThat(new Shooting(MM15).by(green).inches(1).roll(6, 4, 3).total()).isEqualTo(20);
        assertThat(new Shooting(MM25).by(green).inches(1).roll(6, 4, 3).total()).isEqualTo(22);
        assertThat(new Shooting(MM15).by(green).inches(1).roll(6, 4, 3).result())
                .isEqualTo(FireResult.HIT_2);
    }

    @Test
    void three_napoleons_fire_deliberately_at_a_green_column() {
        var fire = new Shooting(MM10)
                .by(battery(Gun.NAPOLEON, 3))
                .at(Arm.INFANTRY, GREEN, Formation.ATTACK_COLUMN)
                .as(FireKind.DELIBERATE)
                .inches(8);
        var outcome = fire.roll(4, 3);
        assertThat(outcome.total()).isEqualTo(22);
        assertThat(outcome.result()).isEqualTo(FireResult.HIT_1);
        assertThat(outcome.check()).hasValue(2);
    }

    @Test
    void seven_smoothbores_meet_a_charging_column_at_point_blank() {
        var fire = new Shooting(MM25)
                .by(with(infantry(VETERAN, 7), SmallArm.SMOOTHBORE_MUSKET))
                .at(Arm.INFANTRY, VETERAN, Formation.ATTACK_COLUMN)
                .in(Cover.HEAVY_WOODS)
                .charging()
                .as(FireKind.POINT_BLANK);
        var outcome = fire.roll(2, 5, 3, 6);
        assertThat(outcome.total()).isEqualTo(26);
        assertThat(outcome.result()).isEqualTo(FireResult.HIT_3);
        assertThat(outcome.check()).hasValue(3);
    }

    @Test
    void a_trained_regiment_checks_behind_hasty_works() {
        assertThat(behindWorks(MM15).answer().mmp()).isEqualTo(6);
        assertThat(behindWorks(MM15).roll(3, 2).after()).isEqualTo(Morale.DISORDER);
        assertThat(behindWorks(MM15).roll(3, 2).fallBackInches()).isEqualTo(1);
        assertThat(behindWorks(MM25).answer().mmp()).isEqualTo(7);
        assertThat(behindWorks(MM25).roll(3, 2).fallBackInches()).isEqualTo(2);
    }

    private static Nerves behindWorks(AdfRules rules) {
        return new Nerves(rules)
                .of(TRAINED)
                .having(3, 2, 2)
                .behind(Works.HASTY_WORKS)
                .supports(2)
                .leader(1)
                .enemyNear()
                .checkingAt(2);
    }

    @Test
    void elite_riders_throw_snake_eyes() {
        var outcome = new Nerves(MM25)
                .of(ELITE)
                .mounted()
                .having(2, 2, 0)
                .checkingAt(2)
                .roll(1, 1);
        assertThat(outcome.after()).isEqualTo(Morale.SHAKEN);
        assertThat(outcome.fallBackInches()).isEqualTo(9);
    }

    @Test
    void a_line_moves_half_in_the_open_and_half_in_the_woods() {
        var legs = List.of(new Leg(Terrain.OPEN, Fraction.whole(3)), new Leg(Terrain.LIGHT_WOODS, Fraction.whole(2)));
        var mover = new Mover.Unit(new Nerves(MM15).troops());
        var answer = (MovementAnswer.Marches)
                MM15.move(new Move(mover, false, 0, legs)).answer();
        assertThat(answer.used()).isEqualTo(Fraction.ONE);
        assertThat(answer.allowed()).isTrue();
    }

    @Test
    void two_columns_charge_in_the_open() {
        var elite = new Troops(Arm.INFANTRY, ELITE, Formation.ATTACK_COLUMN, false, Morale.GOOD_ORDER);
        assertThat(MM25.charge(new Charge(elite, Terrain.OPEN, 0))
                        .answer()
                        .roll(Roll.of(4, 2, 5))
                        .answer())
                .isEqualTo(new ChargeAnswer.Outcome(new Fraction(11, 2), new Fraction(29, 2), new Fraction(47, 4)));
        var veterans = new Troops(Arm.INFANTRY, VETERAN, Formation.ATTACK_COLUMN, false, Morale.GOOD_ORDER);
        assertThat(MM15.charge(new Charge(veterans, Terrain.OPEN, 0))
                        .answer()
                        .roll(Roll.of(4, 3))
                        .answer())
                .isEqualTo(new ChargeAnswer.Outcome(new Fraction(7, 2), new Fraction(21, 2), new Fraction(21, 4)));
    }

    @Test
    void a_column_is_thrown_back_by_a_line() {
        var attacker = new Contestant(
                new Troops(Arm.INFANTRY, VETERAN, Formation.ATTACK_COLUMN, false, Morale.DISORDER),
                8,
                new Losses(4, 4, 0),
                new Nerves(MM15).supports(2).situation());
        var defender = new Contestant(new Nerves(MM15).troops(), 7, new Losses(4, 4, 1), Situation.ALONE);
        var contest = (ImpactAnswer.Contest) MM15.impact(attacker, defender).answer();
        var outcome = contest.roll(Roll.of(2, 3), Roll.of(5, 4)).answer();
        assertThat(contest.attacker().mmp()).hasValue(6);
        assertThat(outcome.attackFiv()).isEqualTo(7);
        assertThat(outcome.defenceFiv()).isEqualTo(12);
        var defeat = outcome.defeat().orElseThrow();
        assertThat(defeat.fallBackInches()).hasValue(4);
        assertThat(defeat.figuresLost()).hasValue(1);
        assertThat(defeat.after()).isEqualTo(Morale.SHAKEN);
    }
}
