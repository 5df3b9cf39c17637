package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.ChargeEvent.Ending;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.AdfRefusal;
import org.longroll.battle.CommonOrder;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.rules.Fraction;

class ChargeTest {

    static final GivenDice BONUS = Say.thrown(3, 3);
    static final GivenDice STEADY = Say.thrown(6, 5);

    /** The 15th Alabama charges the 20th Maine over three inches. */
    static Given charged() {
        return Given.confederatePart("adf-15mm").say(Say.charge("20-maine", 3, BONUS, "15-alabama"));
    }

    /** The same, at one inch, with the defender steady. */
    static Given close() {
        var battle = charged();
        return battle.say(Say.check(battle.due(), STEADY));
    }

    static AdfCharge charge(Given battle) {
        var charge = battle.field().charge();
        assertThat(charge).isNotNull();
        return charge;
    }

    @Test
    void a_charge_goes_its_move_and_half_of_the_rout_dice() {
        var battle = charged();
        var reach = battle.last(ChargeEvent.ChargeMade.class).reach();
        assertThat(reach.bonus()).isEqualTo(Fraction.whole(3));
        assertThat(reach.distance()).isEqualTo(Fraction.whole(reach.move() + 3));
        assertThat(battle.unit("15-alabama").activity().actions()).isEqualTo(1);
    }

    @Test
    void beyond_its_disorder_point_a_charging_unit_is_in_disorder() {
        assertThat(charged().unit("15-alabama").morale()).isEqualTo(Morale.GOOD_ORDER);
        var far = Given.confederatePart("adf-15mm").say(Say.charge("20-maine", 8, BONUS, "15-alabama"));
        assertThat(far.unit("15-alabama").morale()).isEqualTo(Morale.GOOD_ORDER);
        far.say(Say.check(far.due(), STEADY));
        assertThat(far.unit("15-alabama").morale()).isEqualTo(Morale.DISORDER);
    }

    @Test
    void a_charge_that_is_too_short_ends_when_its_side_goes_on() {
        var battle = Given.confederatePart("adf-15mm").say(Say.charge("20-maine", 11, BONUS, "15-alabama"));
        assertThat(battle.field().dues()).isEmpty();
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.GOOD_ORDER);
        battle.say(Say.move(1, "47-alabama"));
        assertThat(battle.last(ChargeEvent.ChargeEnded.class).how()).isEqualTo(Ending.FELL_SHORT);
        assertThat(battle.field().charge()).isNull();
        assertThat(battle.field().dues()).isEmpty();
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.DISORDER);
    }

    @Test
    void the_defender_checks_at_one_inch_and_reaction_fire_may_come_before() {
        var battle = charged();
        var fear = battle.due();
        assertThat(fear.why()).isEqualTo(DueReason.FEAR_OF_CHARGE);
        assertThat(fear.situation().chargedBy()).isEqualTo(Arm.INFANTRY);
        assertThat(fear.situation().inCharge()).isTrue();
        assertThat(battle.refusal(Say.move(1, "47-alabama")).code()).isEqualTo("something-due");
        battle.say(Say.react(battle.entry(), "15-alabama", Say.thrown(1, 1), "44-new-york"));
        assertThat(battle.last(AdfEvent.FireResolved.class).unit()).isEqualTo("15-alabama");
        assertThat(battle.field().dues()).contains(fear);
    }

    @Test
    void several_units_react_to_one_charge() {
        var battle = charged();
        var charge = battle.entry();
        battle.say(Say.react(charge, "15-alabama", Say.thrown(1, 1), "44-new-york"))
                .say(Say.react(charge, "15-alabama", Say.thrown(1, 1), "83-pennsylvania"));
    }

    @Test
    void point_blank_fire_comes_after_the_check_and_is_the_defenders_reaction() {
        var battle = charged();
        var charge = battle.entry();
        battle.refuses(
                        Say.pointBlank(charge, "15-alabama", GivenDice.ROLL, "20-maine"),
                        AdfBattleRefusal.NOT_AT_THIS_STAGE)
                .say(Say.check(battle.due(), STEADY))
                .refuses(
                        Say.pointBlank(charge, "15-alabama", GivenDice.ROLL, "44-new-york"),
                        AdfBattleRefusal.NOT_THE_CHARGED_UNIT)
                .say(Say.pointBlank(charge, "15-alabama", Say.thrown(1, 1, 1, 1), "20-maine"));
        assertThat(battle.unit("20-maine").activity().reacted()).isTrue();
    }

    @Test
    void a_defender_that_has_reacted_fires_in_desperation_at_another_charger_only() {
        var battle = charged();
        var charge = battle.entry();
        battle.say(Say.react(charge, "15-alabama", Say.thrown(1, 1), "20-maine"))
                .say(Say.check(battle.due(), STEADY))
                .refuses(
                        Say.pointBlank(charge, "15-alabama", GivenDice.ROLL, "20-maine"),
                        AdfBattleRefusal.REACTED_ALREADY)
                .refuses(
                        Say.desperately(charge, "15-alabama", GivenDice.ROLL, "20-maine"),
                        AdfBattleRefusal.FIRED_AT_ALREADY)
                .say(Say.impact(charge, Say.thrown(1, 1), Say.thrown(6, 6)))
                .nothingDue()
                .say(Say.charge("20-maine", 3, BONUS, "47-alabama"));
        battle.say(Say.check(battle.due(), STEADY))
                .say(Say.desperately(battle.field().charge().id(), "47-alabama", Say.thrown(1), "20-maine"));
    }

    @Test
    void while_a_charge_is_under_way_nothing_else_goes_on() {
        close().refuses(Say.move(1, "47-alabama"), AdfBattleRefusal.CHARGE_UNDER_WAY)
                .refuses(new TurnOrder.EndPart(), AdfBattleRefusal.CHARGE_UNDER_WAY);
    }

    @Test
    void what_the_umpire_allows_in_between_does_not_make_it_too_late_to_meet_the_charge() {
        var battle = close();
        var charge = charge(battle).id();
        battle.say(allowed(Say.move(1, "47-alabama")))
                .say(Say.pointBlank(charge, "15-alabama", Say.thrown(1, 1, 1, 1), "20-maine"));
        assertThat(battle.unit("20-maine").activity().reacted()).isTrue();
    }

    @Test
    void a_charge_is_over_when_the_umpire_lets_the_part_end() {
        var battle = close().say(allowed(new TurnOrder.EndPart()));
        assertThat(battle.last(ChargeEvent.ChargeEnded.class).how()).isEqualTo(Ending.RULED);
        assertThat(battle.field().charge()).isNull();
    }

    private static CommonOrder allowed(Order order) {
        return new CommonOrder.Allow(AdfBattleRefusal.CHARGE_UNDER_WAY.word(), order, "We agreed.", false);
    }

    @Test
    void a_charger_that_falls_back_before_fire_is_stopped() {
        var battle = charged();
        battle.say(Say.react(battle.entry(), "15-alabama", Say.thrown(6, 6), "44-new-york"))
                .say(Say.check(battle.due("15-alabama"), Say.thrown(1, 3)));
        assertThat(battle.last(ChargeEvent.ChargeEnded.class).how()).isEqualTo(Ending.STOPPED_BY_FIRE);
        assertThat(battle.field().dues()).noneMatch(due -> due.why() == DueReason.FEAR_OF_CHARGE);
    }

    @Test
    void a_charger_that_is_shot_to_pieces_charges_no_more() {
        var battle = Given.confederatePart("adf-15mm")
                .set("15-alabama", "figures", "1")
                .say(Say.charge("20-maine", 3, BONUS, "15-alabama"));
        battle.say(Say.react(battle.entry(), "15-alabama", Say.thrown(6, 6), "44-new-york"));
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.ELIMINATED);
        assertThat(battle.field().charge()).isNull();
        assertThat(battle.field().dues()).noneMatch(due -> due.why() == DueReason.FEAR_OF_CHARGE);
    }

    @Test
    void a_charged_unit_that_falls_back_may_be_out_of_reach() {
        var battle = charged();
        battle.say(Say.check(battle.due(), Say.thrown(1, 2)));
        var question = battle.due();
        assertThat(question.why()).isEqualTo(DueReason.STILL_IN_REACH);
        assertThat(question.side()).isEqualTo("confederate");
        battle.say("confederate", Say.answer(question));
        assertThat(battle.last(ChargeEvent.ChargeEnded.class).how()).isEqualTo(Ending.TARGET_GONE);
    }

    @Test
    void a_routed_unit_in_contact_surrenders() {
        var battle = charged();
        var charge = battle.entry();
        battle.say(Say.check(battle.due(), Say.thrown(1, 1)));
        assertThat(battle.unit("20-maine").morale()).isEqualTo(Morale.ROUTED);
        battle.say(Say.answer(battle.field().dues().getFirst()));
        battle.say(Say.answer(battle.due(), "20-maine")).say(Say.impact(charge, GivenDice.ROLL, GivenDice.ROLL));
        assertThat(battle.unit("20-maine").morale()).isEqualTo(Morale.SURRENDERED);
        assertThat(charge(battle).stage()).isEqualTo(AdfCharge.Stage.WON);
    }

    @Test
    void the_charged_unit_may_go_to_meet_the_charge_in_place_of_its_check() {
        var battle = charged();
        var charge = battle.entry();
        battle.refuses(Say.countercharge(charge, "44-new-york", BONUS), AdfBattleRefusal.NOT_THE_CHARGED_UNIT)
                .say("union", Say.countercharge(charge, "20-maine", BONUS));
        assertThat(battle.field().dues()).isEmpty();
        assertThat(charge(battle).stage()).isEqualTo(AdfCharge.Stage.CONTACT);
        assertThat(battle.unit("20-maine").activity().reacted()).isTrue();
        battle.say(Say.impact(charge, Say.thrown(6, 6), Say.thrown(1, 1)));
        assertThat(battle.last(ChargeEvent.ImpactResolved.class).defender().modifiers())
                .anyMatch(modifier -> modifier.id().contains("charging"));
    }

    @Test
    void a_shaken_unit_does_not_countercharge() {
        var battle = Given.confederatePart("adf-15mm")
                .in("20-maine", Morale.SHAKEN)
                .say(Say.charge("20-maine", 3, BONUS, "15-alabama"));
        assertThat(battle.refusal(Say.countercharge(battle.entry(), "20-maine", BONUS))
                        .code())
                .isEqualTo(AdfRefusal.CANNOT_COUNTERCHARGE.word());
    }

    @Test
    void artillery_does_not_charge() {
        assertThat(Given.confederatePart("adf-15mm")
                        .refusal(Say.charge("20-maine", 1, BONUS, "reilly"))
                        .code())
                .isEqualTo("artillery-does-not-charge");
    }

    @Test
    void a_group_charges_together_behind_its_leading_unit() {
        var battle = Given.confederatePart("adf-15mm")
                .refuses(
                        Say.charge("20-maine", 2, BONUS, "15-alabama", "47-alabama"),
                        AdfBattleRefusal.NOT_A_DECLARED_GROUP)
                .say(Say.group(List.of("move", "charge"), "15-alabama", "47-alabama"))
                .say(Say.charge("20-maine", 2, BONUS, "15-alabama", "47-alabama"));
        battle.say(Say.react(battle.entry(), "15-alabama", Say.thrown(6, 6), "44-new-york"))
                .say(Say.check(battle.due("15-alabama"), Say.thrown(1, 3)));
        assertThat(battle.happened(ChargeEvent.ChargerStopped.class)).isTrue();
        assertThat(charge(battle).units()).containsExactly("47-alabama");
    }

    @Test
    void a_charge_on_the_flank_frightens_more() {
        var charge = new Deed.Charge(
                List.of("15-alabama"), "20-maine", Terrain.OPEN, null, Aspect.FULL_FLANK, GivenDice.ROLL, Map.of());
        var battle = Given.confederatePart("adf-15mm").say(charge);
        battle.say(Say.check(battle.due(), STEADY));
        assertThat(battle.last(AdfEvent.CheckResolved.class).modifiers()).anyMatch(modifier -> modifier.value() == 4);
    }
}
