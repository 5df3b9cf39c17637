package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.battle.Saying.charge;
import static org.longroll.rff.battle.Saying.check;
import static org.longroll.rff.battle.Saying.coldSteel;
import static org.longroll.rff.battle.Saying.combat;
import static org.longroll.rff.battle.Saying.countercharge;
import static org.longroll.rff.battle.Saying.musketry;
import static org.longroll.rff.battle.Saying.open;
import static org.longroll.rff.battle.Saying.outOfCommand;
import static org.longroll.rff.battle.Saying.retreat;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.rff.battle.ChargeEvent.ChargeEnded;
import org.longroll.rff.battle.ChargeEvent.ChargeResolved;
import org.longroll.rff.battle.ChargeEvent.PositionCarried;
import org.longroll.rff.battle.ChargeEvent.PositionHeld;
import org.longroll.rff.battle.ChargeEvent.StruggleContinues;
import org.longroll.rff.battle.UnitEvent.StandsLost;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.rules.ChargeCombat.Round;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;

class ChargeTest {

    private final Skirmish skirmish = Skirmish.begun();

    /** A unit has charged, nobody has stopped it, and it comes to blows. */
    private UUID contact(ChargeOrder.Charge charge) {
        skirmish.then(check(7, charge.units().toArray(String[]::new))).then(charge);
        var entry = skirmish.lastEntry();
        skirmish.until(Part.CHARGE);
        return entry;
    }

    @Test
    void a_charge_is_declared_after_the_check_and_within_its_reach() {
        assertThat(skirmish.refusal(charge("6-wisconsin", "2-mississippi")).code())
                .isEqualTo("no-check-taken");
        skirmish.then(outOfCommand(1, "6-wisconsin"));
        assertThat(skirmish.refusal(charge("6-wisconsin", "2-mississippi", open(7)))
                        .code())
                .isEqualTo("too-far");
        skirmish.then(charge("6-wisconsin", "2-mississippi", open(6)));
        assertThat(skirmish.refusal(charge("6-wisconsin", "42-mississippi")).code())
                .isEqualTo("already-maneuvered");
    }

    @Test
    void who_must_fall_back_does_not_charge() {
        skirmish.then(outOfCommand(1, "151-pa")).settled();
        assertThat(skirmish.refusal(charge("151-pa", "2-mississippi")).code()).isEqualTo("already-maneuvered");
    }

    @Test
    void guns_do_not_charge_and_nobody_charges_his_friends() {
        skirmish.then(check(5, "battery-b", "6-wisconsin"));
        assertThat(skirmish.refusal(charge("battery-b", "2-mississippi")).code())
                .isEqualTo("guns-do-not-charge");
        assertThat(skirmish.refusal(charge("6-wisconsin", "7-wisconsin")).code())
                .isEqualTo("not-an-enemy");
    }

    @Test
    void charges_come_to_blows_in_the_charge_phase() {
        skirmish.then(check(5, "6-wisconsin")).then(charge("6-wisconsin", "2-mississippi"));
        assertThat(skirmish.refusal(combat(skirmish.lastEntry(), 5, 5)).code()).isEqualTo("not-in-this-phase");
        assertThat(skirmish.refusal(combat(new UUID(9, 9), 5, 5)).code()).isEqualTo("unknown-charge");
    }

    @Test
    void both_dice_decide_with_what_is_known_and_what_is_said() {
        var charge = contact(coldSteel("6-wisconsin", "2-mississippi"));
        skirmish.by("confederate", combat(charge, 6, 5, ChargeCondition.FAVORABLE_GROUND));
        var resolved = skirmish.last(ChargeResolved.class);
        assertThat(resolved.attacker().modifiers())
                .extracting(Modifier::id)
                .containsExactly("veteran", "fresh", "cold-steel-or-breakthrough");
        assertThat(resolved.defender().modifiers())
                .extracting(Modifier::id)
                .containsExactly("trained", "fresh", "favorable-ground");
        assertThat(resolved.difference()).isEqualTo(2);
        assertThat(resolved.result()).isEqualTo(ChargeResult.HARD_PRESSED);
        assertThat(resolved.odds().total()).isEqualTo(100);
    }

    @Test
    void hard_pressed_troops_go_back_two_inches_and_the_charge_carries_the_position() {
        var charge = contact(charge("6-wisconsin", "2-mississippi"));
        skirmish.then(combat(charge, 6, 5));
        assertThat(skirmish.unit("2-mississippi").order()).isEqualTo(Order.DISORDERED);
        assertThat(skirmish.last(PositionCarried.class).units()).containsExactly("6-wisconsin");
        assertThat(skirmish.field().charges()).isEmpty();
        skirmish.by("confederate", retreat(skirmish.due()));
        assertThat(skirmish.last(RetreatEvent.Retreated.class).how()).isEqualTo(Retreat.SHORT);
    }

    @Test
    void works_hold_and_throw_the_charge_back_two_inches() {
        var charge = contact(charge("6-wisconsin", "2-mississippi"));
        skirmish.then(combat(charge, 8, 5, ChargeCondition.FORTIFIED));
        assertThat(skirmish.last(PositionHeld.class).units()).containsExactly("2-mississippi");
        assertThat(skirmish.due().kind()).isEqualTo(RffDue.Kind.WORKS_HELD);
        assertThat(skirmish.due().unit()).isEqualTo("6-wisconsin");
    }

    @Test
    void a_desperate_struggle_costs_both_a_stand_and_goes_on_without_cold_steel() {
        var charge = contact(coldSteel("6-wisconsin", "2-mississippi"));
        skirmish.then(combat(charge, 4, 6));
        assertThat(skirmish.last(ChargeResolved.class).result()).isEqualTo(ChargeResult.DESPERATE_STRUGGLE);
        assertThat(skirmish.happened(StruggleContinues.class)).isTrue();
        assertThat(skirmish.unit("6-wisconsin").stands()).isEqualTo(7);
        assertThat(skirmish.unit("2-mississippi").order()).isEqualTo(Order.DISORDERED);
        skirmish.then(combat(charge, 4, 6));
        assertThat(skirmish.last(ChargeResolved.class).attacker().modifiers())
                .extracting(Modifier::id)
                .containsExactly("veteran", "fresh", "disordered-troops-or-silenced-gun");
    }

    @Test
    void those_swept_from_the_field_run_broken_and_the_charge_breaks_through_once() {
        var first = contact(charge("6-wisconsin", "2-mississippi"));
        skirmish.then(combat(first, 10, 1));
        assertThat(skirmish.last(StandsLost.class)).isEqualTo(new StandsLost("2-mississippi", 3, 5));
        assertThat(skirmish.unit("2-mississippi").order()).isEqualTo(Order.BROKEN);
        skirmish.settled();
        assertThat(skirmish.refusal(new TurnOrder.EndTurn()).code()).isEqualTo("breakthrough-owed");
        skirmish.until(Part.BREAKTHROUGH);
        assertThat(skirmish.refusal(breakthrough(first, "42-mississippi", 7)).code())
                .isEqualTo("too-far");
        skirmish.then(breakthrough(first, "42-mississippi", 6));
        var second = skirmish.lastEntry();
        assertThat(skirmish.field().charge(second).orElseThrow().round()).isEqualTo(Round.SECOND);
        skirmish.then(combat(second, 10, 1));
        assertThat(skirmish.last(ChargeResolved.class).attacker().modifiers())
                .extracting(Modifier::id)
                .contains("cold-steel-or-breakthrough");
        assertThat(skirmish.happened(PositionCarried.class)).isTrue();
        assertThat(skirmish.unit("6-wisconsin").order()).isEqualTo(Order.DISORDERED);
        skirmish.settled().then(new TurnOrder.EndTurn());
    }

    @Test
    void a_breakthrough_may_find_nobody() {
        var charge = contact(charge("6-wisconsin", "2-mississippi"));
        skirmish.then(combat(charge, 10, 1)).settled().until(Part.BREAKTHROUGH);
        skirmish.then(new ChargeOrder.Breakthrough(charge, null, null, List.of(open(6)), Map.of()));
        skirmish.then(new TurnOrder.EndTurn());
    }

    private static ChargeOrder.Breakthrough breakthrough(UUID charge, String target, int inches) {
        return new ChargeOrder.Breakthrough(charge, target, null, List.of(open(inches)), Map.of());
    }

    @Test
    void a_repulsed_charge_is_broken_and_its_leader_is_looked_for() {
        skirmish.then(new LeaderOrder.AttachLeader("meredith", "6-wisconsin"));
        var charge = contact(charge("6-wisconsin", "2-mississippi"));
        skirmish.then(combat(charge, 1, 10, ChargeCondition.STRONG_POSITION));
        assertThat(skirmish.last(ChargeResolved.class).result()).isEqualTo(ChargeResult.REPULSED);
        assertThat(skirmish.unit("6-wisconsin").order()).isEqualTo(Order.BROKEN);
        assertThat(skirmish.field().dues())
                .extracting(RffDue::type)
                .containsExactlyInAnyOrder("retreat", "fallen-leader");
    }

    @Test
    void those_beaten_by_cavalry_lose_another_stand_and_break_and_cavalry_must_go_on() {
        var charge = contact(charge("8-illinois", "2-mississippi"));
        skirmish.then(combat(charge, 7, 3));
        assertThat(skirmish.last(ChargeResolved.class).result()).isEqualTo(ChargeResult.DRIVEN_BACK);
        assertThat(skirmish.last(ChargeResolved.class).attacker().modifiers())
                .extracting(Modifier::id)
                .contains("cavalry-open-ground");
        assertThat(skirmish.unit("2-mississippi").stands()).isEqualTo(6);
        assertThat(skirmish.unit("2-mississippi").order()).isEqualTo(Order.BROKEN);
        assertThat(skirmish.unit("8-illinois").order()).isEqualTo(Order.DISORDERED);
        assertThat(skirmish.field().charge(charge).orElseThrow().stage()).isEqualTo(RffCharge.Stage.BREAKING_THROUGH);
    }

    @Test
    void cavalry_that_wins_narrowly_may_be_recalled() {
        var charge = contact(charge("8-illinois", "2-mississippi"));
        skirmish.then(combat(charge, 5, 5)).settled();
        assertThat(skirmish.types()).contains("recall");
        skirmish.then(new RetreatOrder.Recall(null, "8-illinois", Fraction.whole(10), null));
        assertThat(skirmish.refusal(new RetreatOrder.Recall(null, "8-illinois", null, null))
                        .code())
                .isEqualTo("may-not-recall");
    }

    @Test
    void charged_cavalry_countercharges_and_does_not_fire() {
        skirmish.then(check(7, "8-illinois")).then(charge("8-illinois", "1-virginia"));
        var charge = skirmish.lastEntry();
        assertThat(skirmish.refusal(countercharge("2-mississippi", charge)).code())
                .isEqualTo("not-of-this-arm");
        assertThat(skirmish.refusal("union", countercharge("1-virginia", charge))
                        .code())
                .isEqualTo("wrong-seat");
        skirmish.by("confederate", countercharge("1-virginia", charge));
        assertThat(skirmish.refusal(countercharge("1-virginia", charge)).code()).isEqualTo("already-countercharged");
        skirmish.until(Part.DEFENSIVE_FIRE);
        assertThat(skirmish.refusal(musketry(5, "1-virginia", "8-illinois", 4)).code())
                .isEqualTo("may-not-fire");
        skirmish.until(Part.CHARGE).then(combat(charge, 3, 5));
        assertThat(skirmish.last(ChargeResolved.class).defender().modifiers())
                .extracting(Modifier::id)
                .contains("cavalry-open-ground");
        assertThat(skirmish.last(ChargeResolved.class).result()).isEqualTo(ChargeResult.FALTER);
        assertThat(skirmish.unit("1-virginia").activity().recall()).isTrue();
        skirmish.settled();
    }

    @Test
    void the_largest_of_those_who_charge_together_speaks_for_all() {
        skirmish.ruled("151-pa", "stands", "4");
        var both = new ChargeOrder.Charge(
                List.of("151-pa", "6-wisconsin"), "2-mississippi", false, Ground.BROKEN, List.of(), Map.of());
        var charge = contact(both);
        skirmish.then(combat(charge, 7, 1));
        var resolved = skirmish.last(ChargeResolved.class);
        assertThat(resolved.attacker().stands()).isEqualTo(12);
        assertThat(resolved.attacker().modifiers()).extracting(Modifier::id).contains("veteran");
        assertThat(resolved.defender().modifiers()).extracting(Modifier::id).contains("outnumbered-3-to-2");
        assertThat(skirmish.unit("151-pa").order()).isEqualTo(Order.DISORDERED);
    }

    @Test
    void a_second_charge_upon_those_who_ran_finds_nobody() {
        skirmish.then(check(7, "6-wisconsin", "7-wisconsin")).then(charge("6-wisconsin", "2-mississippi"));
        var first = skirmish.lastEntry();
        skirmish.then(charge("7-wisconsin", "2-mississippi")).until(Part.CHARGE).then(combat(first, 6, 5));
        assertThat(skirmish.last(ChargeEnded.class).why()).isEqualTo(ChargeEnded.Why.DECIDED);
        assertThat(skirmish.last())
                .filteredOn(ChargeEnded.class::isInstance)
                .extracting(event -> ((ChargeEnded) event).why())
                .contains(ChargeEnded.Why.TARGET_GONE);
        assertThat(skirmish.field().charges()).isEmpty();
    }

    @Test
    void guns_that_are_beaten_limber_and_go_and_fixed_guns_are_taken() {
        for (var formation : List.of("unlimbered", "garrison")) {
            var there =
                    Skirmish.begun().ruled("battery-b", "formation", formation).turnOver();
            there.then(check(9, "2-mississippi")).then(charge("2-mississippi", "battery-b"));
            var charge = there.lastEntry();
            there.until(Part.CHARGE).then(combat(charge, 8, 2, ChargeCondition.UNSUPPORTED_GUNS));
            if (formation.equals("garrison")) {
                assertThat(there.field().lostUnits()).containsExactly("battery-b");
            } else {
                there.settled();
                assertThat(there.unit("battery-b").formation()).isEqualTo(Formation.LIMBERED);
                assertThat(there.unit("battery-b").battery().serving()).isZero();
            }
        }
    }

    @Test
    void the_journal_knows_whether_cold_steel_was_chosen() {
        var charge = contact(charge("6-wisconsin", "2-mississippi"));
        var late = new ChargeOrder.ChargeCombat(
                charge,
                new ChargeOrder.Party(null, List.of(ChargeCondition.COLD_STEEL), Saying.die(5)),
                new ChargeOrder.Party(null, List.of(), Saying.die(5)));
        assertThat(skirmish.refusal(late).code()).isEqualTo("kept-by-the-journal");
        assertThat(skirmish.refusal(late).field()).isEqualTo("attacker.conditions");
    }
}
