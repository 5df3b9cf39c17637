package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.rules.AdfRefusal;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Muster;
import org.longroll.battle.Standing.Presence;
import org.longroll.journal.JournalEvent;

class GroupTest {

    private static Given grouped() {
        return Given.confederatePart("adf-15mm").say(Say.group(List.of("move", "fire"), "15-alabama", "47-alabama"));
    }

    @Test
    void a_group_does_the_same_together_as_it_was_declared() {
        grouped()
                .refuses(Say.move(2, "15-alabama"), AdfBattleRefusal.ACTS_WITH_ITS_GROUP)
                .say(Say.move(2, "15-alabama", "47-alabama"))
                .refuses(Say.form(Formation.SKIRMISHERS, "15-alabama", "47-alabama"), AdfBattleRefusal.NOT_AS_DECLARED);
    }

    @Test
    void members_lost_on_the_way_leave_the_group_and_the_rest_go_on() {
        var battle = grouped().in("47-alabama", Morale.ROUTED);
        battle.say(Say.rout("47-alabama", Say.thrown(2, 2))).nothingDue().say(Say.move(2, "15-alabama"));
    }

    @Test
    void one_that_runs_out_of_its_group_rallies_by_itself() {
        grouped()
                .in("47-alabama", Morale.ROUTED)
                .say(Say.rout("47-alabama", Say.thrown(2, 2)))
                .nothingDue()
                .say(Say.rally(null, "47-alabama", Say.thrown(6, 5)));
    }

    @Test
    void a_leader_with_one_of_a_group_lengthens_the_move_of_all() {
        var battle = Given.battle("adf-15mm")
                .say(new TurnOrder.BeginPart())
                .say(new LeaderOrder.AttachLeader("law-gen", "15-alabama"))
                .say(new TurnOrder.EndPart())
                .refuses(Say.move(7, "47-alabama"), AdfBattleRefusal.TOO_FAR)
                .say(Say.group(List.of("move", "move"), "15-alabama", "47-alabama"))
                .say(Say.move(7, "15-alabama", "47-alabama"));
        assertThat(battle.unit("47-alabama").activity().actions()).isEqualTo(1);
    }

    @Test
    void a_group_is_of_one_arm_in_one_formation_and_has_not_acted() {
        var battle = Given.confederatePart("adf-15mm");
        assertThat(battle.refusal(Say.group(List.of("move", "fire"), "15-alabama", "reilly"))
                        .code())
                .isEqualTo(AdfRefusal.NOT_A_GROUP.word());
        battle.say(Say.move(1, "15-alabama"))
                .refuses(Say.group(List.of("move", "fire"), "15-alabama", "47-alabama"), AdfBattleRefusal.HAS_ACTED)
                .refuses(Say.group(List.of("dance"), "4-alabama", "47-alabama"), AdfBattleRefusal.NOT_A_GROUP_ACTION);
    }

    @Test
    void two_regiments_of_a_brigade_merge_and_go_by_the_better_ones_first_column() {
        var battle = Given.battle("adf-25mm")
                .with(Musters.muster("47-alabama", "law", "infantry", "elite", "rifle-musket", "battle-line"))
                .say(new TurnOrder.BeginPart())
                .set("15-alabama", "figures", "3")
                .set("47-alabama", "figures", "2")
                .say(new Deed.Merge(List.of("47-alabama", "15-alabama")));
        assertThat(battle.unit("15-alabama").strength()).isEqualTo(5);
        assertThat(battle.unit("15-alabama").mergedAs()).isEqualTo(Quality.ELITE);
        assertThat(battle.field().present("47-alabama")).isFalse();
        assertThat(battle.field().lostUnits()).isEmpty();
        battle.unionPart().say(Say.fire("15-alabama", Say.thrown(6, 6), "20-maine"));
        battle.say(Say.check(battle.due("15-alabama"), Say.thrown(6, 5)));
        assertThat(battle.last(AdfEvent.CheckResolved.class).bmp()).isEqualTo(3);
        assertThat(battle.last(AdfEvent.CheckResolved.class).modifiers())
                .anyMatch(modifier -> modifier.id().contains("merged"));
    }

    @Test
    void a_regiment_that_is_part_of_another_does_not_come_back() {
        var battle = Given.battle("adf-25mm")
                .say(new TurnOrder.BeginPart())
                .set("15-alabama", "figures", "3")
                .set("47-alabama", "figures", "2")
                .say(new Deed.Merge(List.of("47-alabama", "15-alabama")));
        assertThat(battle.field().presence("47-alabama")).isEqualTo(Presence.MERGED);
        var refusal = battle.refusal(new CommonOrder.Return(List.of("47-alabama"), Map.of(), "It was only resting."));
        assertThat(refusal.code()).isEqualTo("not-gone");
        assertThat(refusal.sentence()).isEqualTo("The 47-alabama is part of another unit now.");
    }

    @Test
    void a_battery_and_a_regiment_do_not_merge() {
        assertThat(Given.confederatePart("adf-25mm")
                        .refusal(new Deed.Merge(List.of("15-alabama", "reilly")))
                        .code())
                .isEqualTo(AdfRefusal.CANNOT_MERGE.word());
    }

    @Test
    void a_unit_that_was_mistyped_keeps_its_losses_when_it_is_corrected() {
        var corrected = new Muster(
                "20-maine",
                "20th Maine",
                "vincent",
                "infantry",
                "elite",
                "rifle-musket",
                null,
                8,
                null,
                4,
                null,
                null,
                null,
                "battle-line",
                false,
                1);
        var battle = Given.confederatePart("adf-15mm")
                .set("20-maine", "figures", "4")
                .say(new CommonOrder.Reinforce(corrected, "eight figures"));
        assertThat(battle.unit("20-maine").strength()).isEqualTo(6);
        assertThat(battle.unit("20-maine").quality()).isEqualTo(Quality.ELITE);
    }

    @Test
    void a_unit_that_was_forgotten_is_added_and_acts() {
        var battle = Given.confederatePart("adf-15mm")
                .say(new CommonOrder.Reinforce(Musters.infantry("48-alabama", "law"), "forgotten"))
                .say(Say.move(2, "48-alabama"));
        assertThat(battle.happened(JournalEvent.Declared.class)).isTrue();
        var flawed = Musters.muster("49-alabama", "law", "infantry", "veteran", "napoleon", "battle-line");
        assertThat(battle.refusal(new CommonOrder.Reinforce(flawed, "wrong")).field())
                .isEqualTo("unit.weapon");
    }

    @Test
    void the_umpire_sets_what_a_unit_is_within_what_it_can_be() {
        var battle = Given.confederatePart("adf-15mm")
                .set("20-maine", "figures", "3")
                .set("20-maine", "formation", "extended-line")
                .set("15-alabama", "actions", "2")
                .refuses(Say.move(1, "15-alabama"), AdfBattleRefusal.NO_ACTION_LEFT);
        assertThat(battle.unit("20-maine").formation()).isEqualTo(Formation.EXTENDED_LINE);
        for (var wrong : List.of("figures=7", "morale=happy", "formation=limbered", "mounted=true", "hats=3")) {
            var property = wrong.split("=");
            var ruling =
                    new CommonOrder.SetUnit("20-maine", new TreeMap<>(Map.of(property[0], property[1])), "no", false);
            assertThat(battle.refusal(ruling).code()).isEqualTo("cannot-be-set");
        }
    }
}
