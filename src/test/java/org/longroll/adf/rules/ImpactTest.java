package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.adf.chart.Quality.VETERAN;
import static org.longroll.adf.rules.Editions.ALL;
import static org.longroll.adf.rules.Editions.MM10;
import static org.longroll.adf.rules.Editions.MM15;
import static org.longroll.adf.rules.Editions.MM25;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.ImpactOutcome.Defeat;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;

/** Every line of the impact results, for a beaten defender and a beaten attacker. */
class ImpactTest {

    /**
     * A meeting with the margin wanted: both sides are eight veterans in line with MMP 4 and 3 (the attacker charges), so
     * that equal dice leave the attacker one ahead.
     */
    private static ImpactOutcome meeting(AdfRules rules, int margin) {
        int extra = Math.abs(margin - 1);
        var attacker = line(margin >= 1 ? 8 + extra : 8, Morale.GOOD_ORDER);
        var defender = line(margin >= 1 ? 8 : 8 + extra, Morale.GOOD_ORDER);
        var answer = (ImpactAnswer.Contest) rules.impact(attacker, defender).answer();
        return answer.roll(Roll.of(3, 4), Roll.of(3, 4)).answer();
    }

    private static Contestant line(int figures, Morale morale) {
        var troops = new Troops(Arm.INFANTRY, VETERAN, Formation.BATTLE_LINE, false, morale);
        return new Contestant(troops, figures, new Losses(3, 3, 0), Situation.ALONE);
    }

    @Test
    void equal_values_mean_a_melee() {
        for (var rules : ALL) {
            var outcome = meeting(rules, 0);
            assertThat(outcome.result()).isEqualTo(ImpactResult.MELEE);
            assertThat(outcome.winner()).isEmpty();
            assertThat(outcome.defeat()).isEmpty();
        }
    }

    @Test
    void a_margin_of_one_stops_the_attacker_short_whoever_has_it() {
        for (var rules : ALL) {
            assertThat(meeting(rules, 1).result()).isEqualTo(ImpactResult.STOPPED_SHORT);
            assertThat(meeting(rules, -1).result()).isEqualTo(ImpactResult.STOPPED_SHORT);
            assertThat(meeting(rules, -1).defeat()).isEmpty();
        }
    }

    @Test
    void he_stops_so_many_half_inches_short_and_whole_ones_at_25_mm() {
        assertThat(MM15.stopsShort(3)).isEqualTo(new Fraction(3, 2));
        assertThat(MM10.stopsShort(3)).isEqualTo(new Fraction(3, 2));
        assertThat(MM25.stopsShort(3)).isEqualTo(Fraction.whole(3));
        assertThat(MM10.printed().impact().stopShortVolley()).isFalse();
        assertThat(MM15.printed().impact().stopShortVolley()).isTrue();
    }

    @Test
    void a_defender_beaten_by_two_to_four_loses_a_figure_and_his_order() {
        assertDefender(2, ImpactResult.DISORDERED, 2, 1, Morale.DISORDER);
        assertDefender(4, ImpactResult.DISORDERED, 4, 1, Morale.DISORDER);
    }

    @Test
    void a_defender_beaten_by_five_to_seven_loses_two_and_is_shaken() {
        assertDefender(5, ImpactResult.SHAKEN, 5, 2, Morale.SHAKEN);
        assertDefender(7, ImpactResult.SHAKEN, 7, 2, Morale.SHAKEN);
    }

    @Test
    void a_defender_beaten_by_eight_to_eleven_loses_three_and_routs() {
        assertDefender(8, ImpactResult.ROUTED, 8, 3, Morale.ROUTED);
        assertDefender(11, ImpactResult.ROUTED, 11, 3, Morale.ROUTED);
    }

    @Test
    void who_is_beaten_by_twelve_surrenders_defender_or_attacker() {
        for (var rules : ALL) {
            assertThat(meeting(rules, 12).defeat())
                    .contains(new Defeat(Side.DEFENDER, OptionalInt.empty(), OptionalInt.empty(), Morale.SURRENDERED));
            assertThat(meeting(rules, -12).defeat())
                    .contains(new Defeat(Side.ATTACKER, OptionalInt.empty(), OptionalInt.empty(), Morale.SURRENDERED));
        }
    }

    @Test
    void a_beaten_attacker_gets_off_with_an_inch_and_a_figure_less_and_is_never_worse_than_shaken() {
        assertAttacker(-3, ImpactResult.DISORDERED, 2, 0, Morale.DISORDER);
        assertAttacker(-6, ImpactResult.SHAKEN, 5, 1, Morale.SHAKEN);
        assertAttacker(-9, ImpactResult.SHAKEN, 8, 2, Morale.SHAKEN);
    }

    @Test
    void a_defeat_never_improves_anyone_and_takes_no_more_than_there_is() {
        var few = (ImpactAnswer.Contest)
                MM15.impact(line(8, Morale.GOOD_ORDER), line(1, Morale.SHAKEN)).answer();
        var outcome = few.roll(Roll.of(1, 1), Roll.of(6, 6)).answer();
        assertThat(outcome.margin()).isEqualTo(6);
        assertThat(outcome.defeat().orElseThrow().figuresLost()).hasValue(1);
        var shaken = (ImpactAnswer.Contest)
                MM15.impact(line(7, Morale.GOOD_ORDER), line(8, Morale.SHAKEN)).answer();
        var disordered = shaken.roll(Roll.of(1, 1), Roll.of(3, 4)).answer();
        assertThat(disordered.result()).isEqualTo(ImpactResult.DISORDERED);
        assertThat(disordered.defeat().orElseThrow().after()).isEqualTo(Morale.SHAKEN);
    }

    @Test
    void a_routed_unit_in_contact_surrenders() {
        var answer =
                MM15.impact(line(8, Morale.GOOD_ORDER), line(8, Morale.ROUTED)).answer();
        assertThat(answer).isInstanceOf(ImpactAnswer.Surrender.class);
        assertThat(answer.defender().cmm()).isEmpty();
    }

    @Test
    void guns_and_runaways_do_not_charge_home() {
        var guns = new Contestant(
                new Troops(Arm.ARTILLERY, VETERAN, Formation.UNLIMBERED, false, Morale.GOOD_ORDER),
                3,
                Losses.NONE,
                Situation.ALONE);
        assertThat(MM15.impact(guns, line(8, Morale.GOOD_ORDER))
                        .refusal()
                        .orElseThrow()
                        .field())
                .isEqualTo("attacker.unit.arm");
        assertThat(MM15.impact(line(8, Morale.ROUTED), line(8, Morale.GOOD_ORDER))
                        .refusal()
                        .orElseThrow()
                        .code())
                .isEqualTo("routed-does-not-charge");
    }

    @Test
    void cavalry_counts_half_its_figures_at_25_mm_rounded_up() {
        var riders = new Contestant(
                new Troops(Arm.CAVALRY, VETERAN, Formation.CAVALRY_LINE, true, Morale.GOOD_ORDER),
                7,
                new Losses(3, 3, 0),
                Situation.ALONE);
        assertThat(MM25.impact(riders, line(8, Morale.GOOD_ORDER))
                        .answer()
                        .attacker()
                        .impactValue())
                .isEqualTo(4);
        assertThat(MM15.impact(riders, line(8, Morale.GOOD_ORDER))
                        .answer()
                        .attacker()
                        .impactValue())
                .isEqualTo(7);
    }

    @Test
    void support_is_held_to_two_in_the_impact_itself_at_25_mm() {
        var supported = new Contestant(
                line(8, Morale.DISORDER).troops(),
                8,
                new Losses(3, 3, 0),
                new Nerves(MM25).supports(3).situation());
        int at25 = MM25.impact(supported, line(8, Morale.GOOD_ORDER))
                .answer()
                .attacker()
                .mmp()
                .orElseThrow();
        int at15 = MM15.impact(supported, line(8, Morale.GOOD_ORDER))
                .answer()
                .attacker()
                .mmp()
                .orElseThrow();
        assertThat(at25 - at15).isEqualTo(1);
    }

    @Test
    void afterwards_nobody_involved_is_in_good_order() {
        assertThat(MM15.afterImpact(Morale.GOOD_ORDER)).isEqualTo(Morale.DISORDER);
        assertThat(MM15.afterImpact(Morale.SHAKEN)).isEqualTo(Morale.SHAKEN);
    }

    @Test
    void a_winning_attacker_may_follow_to_an_inch_less_and_pursues_in_disorder() {
        assertThat(MM15.follow(meeting(MM15, 6)).answer()).isEqualTo(5);
        assertThat(MM15.follow(meeting(MM15, -6)).refusal().orElseThrow().code())
                .isEqualTo("nothing-to-pursue");
        assertThat(MM15.pursuit(Morale.GOOD_ORDER)).isEqualTo(Morale.DISORDER);
    }

    private static void assertDefender(int margin, ImpactResult result, int back, int figures, Morale after) {
        for (var rules : ALL) {
            var outcome = meeting(rules, margin);
            assertThat(outcome.margin()).isEqualTo(margin);
            assertThat(outcome.winner()).isEqualTo(Optional.of(Side.ATTACKER));
            assertThat(outcome.result()).isEqualTo(result);
            assertThat(outcome.defeat())
                    .contains(new Defeat(Side.DEFENDER, OptionalInt.of(back), OptionalInt.of(figures), after));
        }
    }

    private static void assertAttacker(int margin, ImpactResult result, int back, int figures, Morale after) {
        for (var rules : ALL) {
            var outcome = meeting(rules, margin);
            assertThat(outcome.margin()).isEqualTo(-margin);
            assertThat(outcome.result()).isEqualTo(result);
            assertThat(outcome.defeat())
                    .contains(new Defeat(Side.ATTACKER, OptionalInt.of(back), OptionalInt.of(figures), after));
        }
    }
}
