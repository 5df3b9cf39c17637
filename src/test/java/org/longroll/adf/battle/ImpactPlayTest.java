package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.ChargeEvent.Ending;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.journal.Decision;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;

class ImpactPlayTest {

    @Test
    void the_loser_of_an_impact_goes_back_and_loses_figures() {
        var battle = ChargeTest.close();
        battle.say(Say.impact(ChargeTest.charge(battle).id(), Say.thrown(6, 6), Say.thrown(2, 2)));
        var impact = battle.last(ChargeEvent.ImpactResolved.class);
        assertThat(impact.winner()).isEqualTo(Side.ATTACKER);
        assertThat(impact.margin())
                .isEqualTo(impact.attacker().fiv() - impact.defender().fiv());
        assertThat(battle.last(AdfEvent.FellBack.class).unit()).isEqualTo("20-maine");
        assertThat(battle.unit("20-maine").strength()).isEqualTo(6 - impact.figuresLost());
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.DISORDER);
        assertThat(impact.odds().ways()).containsKey("attacker/routed");
    }

    @Test
    void a_losing_attacker_is_never_worse_than_shaken_but_for_surrender() {
        var battle = ChargeTest.close();
        battle.say(Say.impact(ChargeTest.charge(battle).id(), Say.thrown(1, 1), Say.thrown(5, 5)));
        var impact = battle.last(ChargeEvent.ImpactResolved.class);
        assertThat(impact.winner()).isEqualTo(Side.DEFENDER);
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.SHAKEN);
        assertThat(battle.field().charge()).isNull();
    }

    /** Dice that make the margin of the impact what the test wants it to be. */
    static Given impactWithMargin(int wanted, Given battle) {
        for (int attack = 2; attack <= 12; attack++) {
            for (int defence = 2; defence <= 12; defence++) {
                var impact = Say.impact(ChargeTest.charge(battle).id(), two(attack), two(defence), Say.thrown(4));
                if (battle.decide("umpire", impact) instanceof Decision.Accepted(var events)
                        && events.stream()
                                .anyMatch(event -> event instanceof ChargeEvent.ImpactResolved resolved
                                        && resolved.margin() == wanted)) {
                    return battle.say(impact);
                }
            }
        }
        throw new AssertionError("no dice make a margin of " + wanted);
    }

    private static GivenDice two(int sum) {
        return Say.thrown(Math.max(1, sum - 6), Math.min(6, sum - 1));
    }

    @Test
    void an_even_impact_is_a_melee_and_then_another_impact() {
        var battle = impactWithMargin(0, ChargeTest.close());
        assertThat(battle.last(ChargeEvent.ImpactResolved.class).outcome()).isEqualTo(ImpactResult.MELEE);
        var id = ChargeTest.charge(battle).id();
        battle.refuses(Say.impact(id, GivenDice.ROLL, GivenDice.ROLL), AdfBattleRefusal.NOT_AT_THIS_STAGE)
                .say(Say.melee(id, Say.thrown(1, 1, 1, 1, 1), Say.thrown(1, 1, 1, 1, 1)));
        assertThat(battle.happened().stream().filter(AdfEvent.FireResolved.class::isInstance))
                .hasSize(2);
        battle.nothingDue().say(Say.impact(id, Say.thrown(6, 6), Say.thrown(1, 1)));
    }

    @Test
    void both_sides_of_a_melee_fire_at_once() {
        var battle = impactWithMargin(0, ChargeTest.close());
        battle.say(Say.melee(ChargeTest.charge(battle).id(), Say.thrown(6, 6, 6, 6, 6), Say.thrown(6, 6, 6, 6, 6)));
        assertThat(battle.unit("20-maine").strength()).isLessThan(6);
        assertThat(battle.unit("15-alabama").strength()).isLessThan(6);
    }

    @Test
    void a_charge_that_is_stopped_short_leaves_both_a_volley_that_costs_nothing() {
        var battle = impactWithMargin(1, ChargeTest.close());
        assertThat(battle.last(ChargeEvent.AttackerStoppedShort.class).inches()).isEqualTo(Fraction.whole(2));
        assertThat(battle.unit("20-maine").morale()).isEqualTo(Morale.DISORDER);
        battle.say(Say.volley("20-maine", Say.thrown(1, 1), "15-alabama"))
                .nothingDue()
                .refuses(Say.volley("20-maine", Say.thrown(1, 1), "15-alabama"), AdfBattleRefusal.NOT_AT_THIS_STAGE)
                .say(Say.volley("15-alabama", Say.thrown(1, 1), "20-maine"));
        assertThat(battle.unit("15-alabama").activity().actions()).isEqualTo(1);
        assertThat(battle.unit("20-maine").activity().reacted()).isFalse();
    }

    @Test
    void how_far_short_takes_one_more_die() {
        var battle = impactWithMargin(1, ChargeTest.close());
        var short15 = battle.last(ChargeEvent.ImpactResolved.class);
        var again = ChargeTest.close();
        var impact = Say.impact(
                ChargeTest.charge(again).id(),
                GivenDice.Thrown.of(short15.attacker().dice().toArray(Integer[]::new)),
                GivenDice.Thrown.of(short15.defender().dice().toArray(Integer[]::new)));
        again.refuses(impact, AdfBattleRefusal.STOP_SHORT_DIE);
    }

    @Test
    void on_the_10_mm_chart_nobody_fires_a_volley_after_it() {
        var battle = Given.confederatePart("adf-10mm").say(Say.charge("20-maine", 1, GivenDice.ROLL, "15-alabama"));
        battle.say(Say.check(battle.due(), ChargeTest.STEADY));
        impactWithMargin(1, battle);
        assertThat(battle.last(ChargeEvent.ChargeEnded.class).how()).isEqualTo(Ending.STOPPED_SHORT);
    }

    @Test
    void a_winning_attacker_pursues_in_disorder_into_a_new_unit() {
        var battle = ChargeTest.close();
        var id = ChargeTest.charge(battle).id();
        battle.say(Say.impact(id, Say.thrown(6, 6), Say.thrown(2, 2)))
                .nothingDue()
                .refuses(Say.pursue(id, "20-maine"), AdfBattleRefusal.NOT_A_NEW_UNIT)
                .say("confederate", Say.pursue(id, "44-new-york"));
        assertThat(battle.due("44-new-york").why()).isEqualTo(DueReason.FEAR_OF_CHARGE);
        assertThat(battle.unit("15-alabama").activity().actions()).isEqualTo(1);
        battle.say(Say.check(battle.due(), ChargeTest.STEADY)).say(Say.impact(id, Say.thrown(6, 6), Say.thrown(6, 6)));
    }

    @Test
    void a_winning_attacker_follows_to_one_inch_less_than_the_loser_fell_back() {
        var battle = ChargeTest.close();
        var id = ChargeTest.charge(battle).id();
        battle.say(Say.impact(id, Say.thrown(6, 6), Say.thrown(2, 2)));
        int follow = ChargeTest.charge(battle).follow();
        assertThat(follow).isEqualTo(battle.last(AdfEvent.FellBack.class).inches() - 1);
        battle.nothingDue();
        battle.refuses(
                        new ChargeOrder.Pursue(id, null, Fraction.whole(follow + 1L), Aspect.FRONT, Map.of()),
                        AdfBattleRefusal.FOLLOWS_TOO_FAR)
                .say(new ChargeOrder.Pursue(id, null, Fraction.whole(follow), Aspect.FRONT, Map.of()));
        assertThat(battle.field().charge()).isNull();
    }
}
