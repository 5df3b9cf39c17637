package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.AdfRefusal;
import org.longroll.battle.CommonEvent;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;

class TurnTest {

    private static final TurnOrder END_PART = new TurnOrder.EndPart();

    @ParameterizedTest
    @ValueSource(strings = {"adf-15mm", "adf-15mm-2014"})
    void in_the_15_mm_editions_the_leaders_move_before_all_others(String edition) {
        var battle = Given.battle(edition).say(new TurnOrder.BeginPart());
        assertThat(battle.field().clock().part()).isEqualTo(Part.LEADERS);
        battle.say("union", new LeaderOrder.LeaderMove("vincent-col", Say.legs(Terrain.OPEN, 6), null))
                .say("confederate", new LeaderOrder.AttachLeader("law-gen", "15-alabama"))
                .refuses(Say.move(4, "15-alabama"), AdfBattleRefusal.PART_NOT_OPEN)
                .say(END_PART);
        assertThat(battle.field().clock().part()).isEqualTo(Part.FIRST);
        battle.refuses(new LeaderOrder.DetachLeader("law-gen"), AdfBattleRefusal.NOT_THE_LEADERS_PART);
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf-25mm", "adf-10mm"})
    void in_the_other_editions_leaders_move_in_their_sides_part(String edition) {
        var battle = Given.battle(edition).say(new TurnOrder.BeginPart());
        assertThat(battle.field().clock().part()).isEqualTo(Part.FIRST);
        battle.say("confederate", new LeaderOrder.AttachLeader("law-gen", "15-alabama"))
                .refuses(new LeaderOrder.AttachLeader("vincent-col", "20-maine"), AdfBattleRefusal.NOT_ITS_PART);
    }

    @Test
    void the_side_with_the_initiative_acts_first_and_then_the_other() {
        var battle = Given.confederatePart("adf-15mm");
        assertThat(battle.field().activeSide()).isEqualTo("confederate");
        battle.refuses(Say.move(1, "20-maine"), AdfBattleRefusal.NOT_ITS_PART).say(END_PART);
        assertThat(battle.field().activeSide()).isEqualTo("union");
        battle.say(Say.move(1, "20-maine"))
                .say(END_PART)
                .refuses(END_PART, AdfBattleRefusal.NOT_THE_NEXT_STEP)
                .say(new TurnOrder.EndTurn());
        assertThat(battle.field().turn()).isEqualTo(2);
    }

    @Test
    void a_turn_without_leaders_has_no_part_for_them() {
        var battle = Given.battle("adf-15mm").withoutLeaders().say(new TurnOrder.BeginPart());
        assertThat(battle.field().clock().part()).isEqualTo(Part.FIRST);
    }

    @Test
    void the_last_turn_ends_the_battle_by_its_points() {
        var battle = Given.battle("adf-25mm")
                .turns(1)
                .say(new TurnOrder.BeginPart())
                .say(END_PART)
                .say(END_PART)
                .say(new TurnOrder.EndTurn());
        var ended = battle.last(CommonEvent.BattleEnded.class);
        assertThat(ended.how()).isEqualTo(CommonEvent.BattleEnded.How.TURN_LIMIT);
        assertThat(ended.winner()).isEqualTo("union");
        assertThat(ended.points()).containsEntry("union", 3);
    }

    @Test
    void a_unit_has_two_actions_in_its_part() {
        Given.confederatePart("adf-15mm")
                .say(Say.move(6, "15-alabama"))
                .say(Say.move(6, "15-alabama"))
                .refuses(Say.move(1, "15-alabama"), AdfBattleRefusal.NO_ACTION_LEFT)
                .say(Say.move(6, "47-alabama"));
    }

    @Test
    void a_deliberate_fire_takes_both_actions() {
        var battle = Given.confederatePart("adf-15mm");
        battle.say(Say.deliberate("20-maine", Say.thrown(1, 1), "reilly"));
        assertThat(battle.unit("reilly").activity().spent()).isEqualTo(Fraction.whole(2));
        assertThat(Given.confederatePart("adf-15mm")
                        .say(new Maneuver.Face(List.of("reilly"), null, Map.of()))
                        .refusal(Say.deliberate("20-maine", Say.thrown(1, 1), "reilly"))
                        .code())
                .isEqualTo("no-action-left");
    }

    @Test
    void a_change_of_formation_and_half_a_move_are_one_action() {
        var battle = Given.confederatePart("adf-15mm")
                .say(Say.form(Formation.EXTENDED_LINE, "15-alabama"))
                .say(Say.move(3, "15-alabama"));
        assertThat(battle.unit("15-alabama").activity().actions()).isEqualTo(1);
        battle.say(Say.fire("20-maine", Say.thrown(1, 1), "15-alabama"));
        assertThat(battle.unit("15-alabama").activity().actions()).isEqualTo(2);
    }

    @Test
    void a_green_regiment_needs_a_whole_action_to_change_formation() {
        var battle = Given.battle("adf-25mm")
                .with(Musters.muster("15-alabama", "law", "infantry", "green", "rifle-musket", "battle-line"))
                .say(new TurnOrder.BeginPart())
                .say(Say.form(Formation.EXTENDED_LINE, "15-alabama"));
        assertThat(battle.unit("15-alabama").activity().spent()).isEqualTo(Fraction.ONE);
    }

    @Test
    void a_move_is_no_longer_than_the_chart_allows() {
        var battle = Given.confederatePart("adf-15mm");
        battle.refuses(Say.move(40, "15-alabama"), AdfBattleRefusal.TOO_FAR)
                .refuses(Say.move(0, "15-alabama"), AdfBattleRefusal.NO_LEGS);
    }

    @Test
    void routed_units_run_before_the_others_act() {
        Given.confederatePart("adf-15mm")
                .in("15-alabama", Morale.ROUTED)
                .refuses(Say.move(1, "47-alabama"), AdfBattleRefusal.ROUTED_UNITS_RUN_FIRST)
                .refuses(END_PART, AdfBattleRefusal.ROUTED_UNITS_RUN_FIRST)
                .say(Say.rout("15-alabama", GivenDice.ROLL))
                .nothingDue()
                .say(Say.move(1, "47-alabama"));
    }

    @Test
    void a_routed_unit_runs_with_its_first_action_and_rallies_with_its_second() {
        var battle = Given.confederatePart("adf-15mm").in("15-alabama", Morale.ROUTED);
        battle.refuses(Say.rally(null, "15-alabama", GivenDice.ROLL), AdfBattleRefusal.ROUTED_UNITS_RUN_FIRST)
                .say(Say.rout("15-alabama", Say.thrown(4, 5)));
        assertThat(battle.last(AdfEvent.UnitRan.class).inches()).isEqualTo(9);
        battle.nothingDue()
                .refuses(Say.rout("15-alabama", GivenDice.ROLL), AdfBattleRefusal.RAN_ALREADY)
                .refuses(
                        new Maneuver.Face(List.of("15-alabama"), null, Map.of()), AdfBattleRefusal.ROUTED_UNIT_DOES_NOT)
                .say(Say.rally(null, "15-alabama", Say.thrown(6, 6)));
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.GOOD_ORDER);
    }

    @Test
    void those_next_to_a_running_unit_check() {
        var battle = Given.confederatePart("adf-15mm")
                .in("15-alabama", Morale.ROUTED)
                .say(Say.rout("15-alabama", GivenDice.ROLL));
        assertThat(battle.due().why()).isEqualTo(DueReason.NEIGHBOUR_ROUTED);
        battle.say(Say.answer(battle.due(), "47-alabama"));
        assertThat(battle.due("47-alabama").kind()).isEqualTo(AdfDue.Kind.MORALE_CHECK);
    }

    @Test
    void a_routed_battery_that_rolls_even_loses_its_guns() {
        var battle = Given.confederatePart("adf-15mm")
                .in("reilly", Morale.ROUTED)
                .say(new Deed.Rout(List.of("reilly"), Terrain.ROUGH, Say.thrown(), Map.of()));
        assertThat(battle.unit("reilly").morale()).isEqualTo(Morale.ELIMINATED);
        assertThat(battle.field().lostUnits()).contains("reilly");
    }

    @Test
    void reforming_takes_an_action_and_no_die() {
        var battle = Given.confederatePart("adf-15mm")
                .in("15-alabama", Morale.DISORDER)
                .say(Say.reform(null, "15-alabama"));
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.GOOD_ORDER);
        assertThat(battle.unit("15-alabama").activity().actions()).isEqualTo(1);
        battle.in("47-alabama", Morale.SHAKEN);
        assertThat(battle.refusal(Say.reform(null, "47-alabama")).code()).isEqualTo(AdfRefusal.CANNOT_REFORM.word());
    }

    @Test
    void a_side_records_for_its_own_units_and_the_umpire_for_all() {
        var battle = Given.confederatePart("adf-15mm");
        assertThat(battle.refusal("union", Say.move(2, "15-alabama")).code()).isEqualTo("wrong-seat");
        assertThat(battle.refusal("union", END_PART).code()).isEqualTo("wrong-seat");
        battle.say("confederate", Say.move(2, "15-alabama"));
    }

    @Test
    void a_competence_test_is_for_the_15_mm_editions() {
        var test = new AdfOrder.CompetenceTest("15-alabama", Say.thrown(4));
        var battle = Given.confederatePart("adf-15mm").say(test);
        assertThat(battle.last(AdfEvent.CompetenceTested.class).passed()).isTrue();
        assertThat(Given.confederatePart("adf-10mm").refusal(test).code()).isEqualTo("no-competence-test");
    }

    @Test
    void a_battle_that_reached_its_limit_is_at_its_last_turn_and_not_at_the_one_after() {
        var battle = Given.battle("adf-15mm").turns(1).say(new TurnOrder.BeginPart());
        while (battle.field().clock().part() != Clock.Part.TURN_ENDS) {
            battle.say(new TurnOrder.EndPart());
        }
        battle.say(new TurnOrder.EndTurn());
        assertThat(battle.field().table().over()).isTrue();
        assertThat(battle.field().turn()).isEqualTo(1);
        assertThat(battle.field().part()).isEqualTo("turn-ends");
    }
}
