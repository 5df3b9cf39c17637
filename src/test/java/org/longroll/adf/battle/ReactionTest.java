package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.battle.CommonOrder;
import org.longroll.journal.GivenDice;

class ReactionTest {

    private static final GivenDice LOW = Say.thrown(1, 1);

    @Test
    void a_regiment_reacts_once_in_the_enemys_part() {
        var battle = Given.confederatePart("adf-15mm").say(Say.move(4, "15-alabama"));
        battle.say("union", Say.react(battle.entry(), "15-alabama", LOW, "20-maine"))
                .nothingDue()
                .say(Say.move(4, "47-alabama"));
        battle.refuses(Say.react(battle.entry(), "47-alabama", LOW, "20-maine"), AdfBattleRefusal.REACTED_ALREADY);
    }

    @Test
    void one_unit_reacts_to_each_trigger() {
        var battle = Given.confederatePart("adf-15mm").say(Say.move(1.5, "15-alabama"));
        var move = battle.entry();
        battle.say(Say.react(move, "15-alabama", LOW, "20-maine"))
                .nothingDue()
                .refuses(Say.react(move, "15-alabama", LOW, "44-new-york"), AdfBattleRefusal.TRIGGER_TAKEN)
                .say(Say.move(2, "15-alabama"));
        battle.say(Say.react(battle.entry(), "15-alabama", LOW, "44-new-york"));
    }

    @Test
    void reacting_units_may_form_a_group_for_one_reaction() {
        var battle = Given.confederatePart("adf-15mm").say(Say.move(4, "15-alabama"));
        battle.say(Say.react(battle.entry(), "15-alabama", LOW, "20-maine", "44-new-york"));
        assertThat(battle.last(AdfEvent.FireResolved.class).firers()).containsExactly("20-maine", "44-new-york");
        assertThat(battle.unit("44-new-york").activity().reacted()).isTrue();
    }

    @Test
    void after_its_reaction_a_regiment_has_only_desperation_fire_and_never_at_the_same_enemy() {
        var battle = Given.confederatePart("adf-15mm").say(Say.move(4, "15-alabama"));
        battle.say(Say.react(battle.entry(), "15-alabama", LOW, "20-maine"))
                .nothingDue()
                .say(Say.move(2, "15-alabama"));
        battle.refuses(
                        Say.desperately(battle.entry(), "15-alabama", Say.thrown(1), "20-maine"),
                        AdfBattleRefusal.FIRED_AT_ALREADY)
                .say(Say.move(2, "47-alabama"));
        var move = battle.entry();
        battle.say(Say.desperately(move, "47-alabama", Say.thrown(1), "20-maine"))
                .nothingDue()
                .refuses(
                        Say.desperately(move, "47-alabama", Say.thrown(1), "20-maine"),
                        AdfBattleRefusal.FIRED_AT_ALREADY);
    }

    @Test
    void desperation_fire_is_for_those_who_have_reacted() {
        var battle = Given.confederatePart("adf-15mm").say(Say.move(4, "15-alabama"));
        battle.refuses(
                Say.desperately(battle.entry(), "15-alabama", Say.thrown(1), "20-maine"),
                AdfBattleRefusal.REACTION_NOT_USED);
    }

    @Test
    void a_reaction_names_its_trigger_and_comes_before_the_next_deed() {
        var battle = Given.confederatePart("adf-15mm").say(Say.move(4, "15-alabama"));
        var first = battle.entry();
        battle.say(Say.move(4, "47-alabama"))
                .refuses(Say.react(first, "15-alabama", LOW, "20-maine"), AdfBattleRefusal.TOO_LATE);
        assertThat(battle.refusal(Say.react(new UUID(9, 9), "15-alabama", LOW, "20-maine"))
                        .code())
                .isEqualTo("unknown-entry");
        battle.say(
                new CommonOrder.Allow("too-late", Say.react(first, "15-alabama", LOW, "20-maine"), "we agreed", false));
        assertThat(battle.unit("20-maine").activity().reacted()).isTrue();
    }

    @Test
    void reaction_fire_is_at_those_who_called_it_forth() {
        var battle = Given.confederatePart("adf-15mm").say(Say.move(4, "15-alabama"));
        battle.refuses(
                Say.react(battle.entry(), "47-alabama", LOW, "20-maine"), AdfBattleRefusal.REACTS_AT_ITS_TRIGGER);
    }

    @Test
    void a_fire_is_answered_with_a_change_of_formation() {
        var battle = Given.confederatePart("adf-15mm")
                .say(Say.fire("20-maine", LOW, "15-alabama"))
                .nothingDue();
        battle.say("union", Say.reactForming(battle.entry(), Formation.SKIRMISHERS, "44-new-york"));
        assertThat(battle.unit("44-new-york").formation()).isEqualTo(Formation.SKIRMISHERS);
        assertThat(battle.unit("44-new-york").activity().actions()).isZero();
    }

    @Test
    void reforming_rallying_facing_and_disengaging_are_reactions_too() {
        var battle = Given.confederatePart("adf-15mm")
                .in("20-maine", Morale.DISORDER)
                .in("44-new-york", Morale.SHAKEN)
                .say(Say.move(1, "15-alabama"));
        battle.say(Say.reform(battle.entry(), "20-maine")).say(Say.move(1, "15-alabama"));
        battle.say(Say.rally(battle.entry(), "44-new-york", Say.thrown(6, 5))).say(Say.move(1, "15-alabama"));
        battle.say(new Maneuver.Face(List.of("83-pennsylvania"), battle.entry(), Map.of()))
                .say(Say.move(1, "15-alabama"));
        battle.say(new Maneuver.Disengage(List.of("1-vermont"), Say.legs(Terrain.OPEN, 3), battle.entry(), Map.of()));
        assertThat(battle.unit("20-maine").morale()).isEqualTo(Morale.GOOD_ORDER);
        assertThat(battle.unit("1-vermont").activity().reacted()).isTrue();
    }

    @Test
    void a_unit_does_not_react_in_its_own_part() {
        var battle = Given.confederatePart("adf-15mm").say(Say.move(4, "15-alabama"));
        battle.refuses(
                Say.reactForming(battle.entry(), Formation.SKIRMISHERS, "47-alabama"), AdfBattleRefusal.NOT_A_REACTION);
    }

    @Test
    void a_unit_that_reacted_reacts_again_in_the_enemys_next_part() {
        var battle = Given.confederatePart("adf-25mm").say(Say.move(2, "15-alabama"));
        battle.say(Say.react(battle.entry(), "15-alabama", LOW, "20-maine"))
                .nothingDue()
                .unionPart()
                .say(new TurnOrder.EndPart())
                .say(new TurnOrder.EndTurn())
                .say(new TurnOrder.BeginPart())
                .say(Say.move(2, "15-alabama"));
        battle.say(Say.react(battle.entry(), "15-alabama", LOW, "20-maine"));
    }
}
