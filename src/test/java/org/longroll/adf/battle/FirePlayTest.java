package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.battle.CommonOrder;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.GivenDice;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.JournalOrder;

class FirePlayTest {

    private static final GivenDice LOW = Say.thrown(1, 1);
    private static final GivenDice HIGH = Say.thrown(6, 6);

    @Test
    void a_fire_is_declared_rolled_and_resolved_in_one_entry() {
        var fire = Say.fire("20-maine", Say.thrown(4, 6), "15-alabama");
        var battle = Given.confederatePart("adf-15mm").say(fire);
        assertThat(battle.happened().getFirst()).isEqualTo(Given.declared(fire));
        assertThat(battle.last(JournalEvent.DiceRolled.class).faces()).containsExactly(4, 6);
        var resolved = battle.last(AdfEvent.FireResolved.class);
        assertThat(resolved.total()).isEqualTo(resolved.firepower() + resolved.modifier() + 10);
        assertThat(resolved.odds().total()).isPositive();
        assertThat(resolved.odds().probability(resolved.result().word())).isPositive();
    }

    @Test
    void hits_cost_figures_and_stands_and_call_a_check() {
        var battle = Given.confederatePart("adf-15mm").say(Say.fire("20-maine", HIGH, "15-alabama"));
        assertThat(battle.last(AdfEvent.FireResolved.class).result()).isEqualTo(FireResult.HIT_2);
        assertThat(battle.last(AdfEvent.FiguresLost.class)).isEqualTo(new AdfEvent.FiguresLost("20-maine", 2, 4));
        assertThat(battle.last(AdfEvent.StandLost.class)).isEqualTo(new AdfEvent.StandLost("20-maine", 1, 2));
        var due = battle.due("20-maine");
        assertThat(due.why()).isEqualTo(DueReason.FIRE);
        assertThat(due.checkModifier()).isEqualTo(2);
        assertThat(due.side()).isEqualTo("union");
    }

    @Test
    void while_a_check_is_due_nothing_else_is_accepted() {
        var battle = Given.confederatePart("adf-15mm").say(Say.fire("20-maine", HIGH, "15-alabama"));
        assertThat(battle.refusal(Say.move(1, "47-alabama")).code()).isEqualTo("something-due");
        battle.say(new JournalOrder.Note("What a volley.", List.of()))
                .say("union", Say.check(battle.due(), Say.thrown(6, 5)))
                .say(Say.move(1, "47-alabama"));
    }

    @Test
    void the_opening_volley_is_a_units_first_fire() {
        var battle = Given.confederatePart("adf-25mm").say(Say.fire("20-maine", LOW, "15-alabama"));
        assertThat(battle.last(AdfEvent.FireResolved.class).openingVolleys()).containsExactly("15-alabama");
        assertThat(battle.last(AdfEvent.FireResolved.class).modifiers())
                .anyMatch(modifier -> modifier.id().contains("opening-volley"));
        battle.nothingDue().say(Say.fire("20-maine", LOW, "15-alabama"));
        assertThat(battle.last(AdfEvent.FireResolved.class).openingVolleys()).isEmpty();
    }

    @Test
    void an_opening_volley_that_is_declined_is_kept() {
        var battle = Given.confederatePart("adf-25mm")
                .say(Say.keepingTheFirstVolley(Say.fire("20-maine", LOW, "15-alabama")));
        assertThat(battle.last(AdfEvent.FireResolved.class).openingVolleys()).isEmpty();
        assertThat(battle.unit("15-alabama").openingVolley()).isTrue();
    }

    @Test
    void three_regiments_combine_their_fire() {
        var battle = Given.confederatePart("adf-15mm")
                .set("15-alabama", "figures", "5")
                .set("47-alabama", "figures", "5")
                .set("4-alabama", "figures", "5")
                .say(Say.fire("20-maine", LOW, "15-alabama", "47-alabama", "4-alabama"));
        assertThat(battle.unit("4-alabama").activity().actions()).isEqualTo(1);
        assertThat(battle.last(AdfEvent.FireResolved.class).firers()).hasSize(3);
    }

    @Test
    void a_fire_passes_through_to_those_behind() {
        var fire = Say.through(Say.fire("20-maine", HIGH, "15-alabama"), "44-new-york", Say.thrown(6));
        var battle = Given.confederatePart("adf-15mm").say(fire);
        assertThat(battle.happened().stream().filter(AdfEvent.FireResolved.class::isInstance))
                .hasSize(2);
        assertThat(battle.unit("15-alabama").activity().firedAt()).containsExactly("20-maine", "44-new-york");
    }

    @Test
    void those_next_to_an_eliminated_unit_check_and_the_brigade_remembers() {
        var battle = Given.confederatePart("adf-15mm")
                .set("20-maine", "figures", "1")
                .say(Say.fire("20-maine", HIGH, "15-alabama"));
        assertThat(battle.unit("20-maine").morale()).isEqualTo(Morale.ELIMINATED);
        var question = battle.due();
        assertThat(question.why()).isEqualTo(DueReason.NEIGHBOUR_ELIMINATED);
        assertThat(question.candidates()).contains("44-new-york").doesNotContain("20-maine", "47-alabama");
        battle.refuses(Say.answer(question, "47-alabama"), AdfBattleRefusal.NOT_A_CANDIDATE)
                .say("union", Say.answer(question, "44-new-york", "83-pennsylvania"));
        assertThat(battle.field().dues()).hasSize(2);
        assertThat(battle.due("44-new-york").situation().eliminatedInBrigade()).isEqualTo(1);
        battle.say(Say.check(battle.due("83-pennsylvania"), Say.thrown(6, 5)))
                .say(Say.check(battle.due("44-new-york"), Say.thrown(6, 5)));
        assertThat(battle.field().dues()).isEmpty();
    }

    @Test
    void nobody_stands_near_is_an_answer() {
        var battle = Given.confederatePart("adf-15mm")
                .set("20-maine", "figures", "1")
                .say(Say.fire("20-maine", HIGH, "15-alabama"));
        battle.say(Say.answer(battle.due()));
        assertThat(battle.field().dues()).isEmpty();
    }

    @Test
    void a_unit_checks_as_a_neighbour_once_for_one_cause() {
        var battle = Given.confederatePart("adf-15mm")
                .set("20-maine", "figures", "1")
                .say(Say.fire("20-maine", HIGH, "15-alabama"));
        battle.say(Say.answer(battle.due(), "44-new-york", "83-pennsylvania"))
                .say(Say.check(battle.due("44-new-york"), Say.thrown(1, 1)));
        assertThat(battle.unit("44-new-york").morale()).isEqualTo(Morale.ROUTED);
        var again = battle.due("44-new-york");
        assertThat(again.why()).isEqualTo(DueReason.NEIGHBOUR_ROUTED);
        assertThat(again.candidates()).doesNotContain("83-pennsylvania").contains("hazlett");
    }

    @Test
    void a_leader_with_a_unit_that_is_hit_rolls_a_die_for_each_hit() {
        var battle = Given.battle("adf-15mm")
                .say(new TurnOrder.BeginPart())
                .say(new LeaderOrder.AttachLeader("vincent-col", "20-maine"))
                .say(new TurnOrder.EndPart())
                .say(Say.fire("20-maine", HIGH, "15-alabama"));
        var risk = battle.due("vincent-col");
        assertThat(risk.hits()).isEqualTo(2);
        assertThat(battle.due("20-maine").situation().leaderBenefit()).isEqualTo(2);
        battle.say("union", new LeaderOrder.LeaderCasualty(risk.id(), Say.thrown(2, 6)));
        assertThat(battle.field().lostLeaders()).containsExactly("vincent-col");
        assertThat(battle.field().dues())
                .extracting(AdfDue::why)
                .containsExactly(DueReason.FIRE, DueReason.LEADER_KILLED, DueReason.LEADER_KILLED);
    }

    @Test
    void a_battery_checks_by_the_sections_it_had_lost_before() {
        var battle = Given.confederatePart("adf-15mm")
                .set("hazlett", "sections", "2")
                .say(Say.fire("hazlett", HIGH, "15-alabama"));
        assertThat(battle.last(AdfEvent.SectionsLost.class).left()).isEqualTo(1);
        assertThat(battle.due("hazlett").lostBefore()).isEqualTo(1);
    }

    @Test
    void dice_are_as_many_as_the_chart_says_and_from_where_the_battle_has_them() {
        var battle = Given.confederatePart("adf-15mm");
        assertThat(battle.refusal(Say.fire("20-maine", Say.thrown(1, 7), "15-alabama"))
                        .code())
                .isEqualTo("wrong-dice");
        var thrown = Given.battle("adf-25mm").dice(DicePolicy.THROWN).say(new TurnOrder.BeginPart());
        assertThat(thrown.refusal(Say.fire("20-maine", GivenDice.ROLL, "15-alabama"))
                        .code())
                .isEqualTo("dice-are-thrown");
    }

    @Test
    void the_umpire_allows_what_the_chart_forbids() {
        var fire = Say.fire("20-maine", LOW, "15-alabama");
        var battle = Given.confederatePart("adf-15mm").say(Say.form(Formation.ROAD_COLUMN, "15-alabama"));
        var refusal = battle.refusal(fire);
        assertThat(refusal.code()).isEqualTo("column-no-fire");
        assertThat(refusal.field()).isEqualTo("units[0]");
        battle.say(new CommonOrder.Allow("column-no-fire", fire, "they were deploying", false));
        assertThat(battle.happened(AdfEvent.FireResolved.class)).isTrue();
    }

    @Test
    void nobody_fires_on_his_own_side() {
        Given.confederatePart("adf-15mm").refuses(Say.fire("47-alabama", LOW, "15-alabama"), AdfBattleRefusal.OWN_SIDE);
    }

    @Test
    void a_check_changes_the_level_drives_back_and_may_bring_a_figure_back() {
        var battle = Given.confederatePart("adf-15mm").say(Say.fire("20-maine", HIGH, "15-alabama"));
        battle.say(Say.check(battle.due(), Say.thrown(6, 6)));
        assertThat(battle.unit("20-maine").strength()).isEqualTo(5);
        assertThat(battle.unit("20-maine").morale()).isEqualTo(Morale.GOOD_ORDER);
        var other = Given.confederatePart("adf-15mm").say(Say.fire("20-maine", HIGH, "15-alabama"));
        other.say(Say.check(other.due(), Say.thrown(2, 3)));
        var check = other.last(AdfEvent.CheckResolved.class);
        assertThat(other.last(AdfEvent.FellBack.class).inches()).isEqualTo(check.mmp() - 5);
        assertThat(other.unit("20-maine").morale()).isEqualTo(Morale.DISORDER);
    }

    @Test
    void a_unit_may_not_end_its_question_with_a_check() {
        var battle = Given.confederatePart("adf-15mm").say(Say.fire("20-maine", HIGH, "15-alabama"));
        battle.refuses(Say.answer(battle.due()), AdfBattleRefusal.NOT_WHAT_IS_DUE);
        assertThat(battle.refusal("confederate", Say.check(battle.due(), HIGH)).code())
                .isEqualTo("wrong-seat");
    }
}
