package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.adf.battle.ChargeEvent.Ending;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.battle.Possibility;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Modifier;

/** What holds at the moment of a roll: who is alive, how far a charge has come, who was in a melee. */
class TrueWhenRolledTest {

    private static final String EDITION = "adf-15mm";

    /** Vincent rides with the 20th Maine, which loses two figures and must check. */
    private static Given vincentUnderFire() {
        return Given.battle(EDITION)
                .say(new TurnOrder.BeginPart())
                .say(new LeaderOrder.AttachLeader("vincent-col", "20-maine"))
                .say(new TurnOrder.EndPart())
                .say(Say.fire("20-maine", Say.thrown(6, 6), "15-alabama"));
    }

    @Test
    void the_leaders_own_roll_comes_before_the_check_that_the_same_fire_called() {
        var battle = vincentUnderFire();
        var check = Say.check(battle.due("20-maine"), Say.thrown(4, 4));
        assertThat(battle.refusal(check).code()).isEqualTo("something-due");
        assertThat(battle.next().stream().map(Possibility::type))
                .contains("leader-casualty")
                .doesNotContain("morale-check");
        battle.say(new LeaderOrder.LeaderCasualty(battle.due("vincent-col").id(), unhurt(battle)))
                .say(check);
        assertThat(modifiers(battle)).contains("leader");
    }

    @Test
    void a_leader_who_falls_between_a_fire_and_its_check_gives_nothing_and_counts_among_the_fallen() {
        var battle = vincentUnderFire();
        var check = battle.due("20-maine");
        var dice = battle.due("vincent-col").hits() == 1 ? Say.thrown(6) : Say.thrown(6, 6);
        battle.say(new LeaderOrder.LeaderCasualty(battle.due("vincent-col").id(), dice))
                .say(Say.check(check, Say.thrown(4, 4)));
        assertThat(modifiers(battle)).doesNotContain("leader").contains("eliminated-in-brigade");
    }

    private static GivenDice unhurt(Given battle) {
        return battle.due("vincent-col").hits() == 1 ? Say.thrown(1) : Say.thrown(1, 1);
    }

    private static List<String> modifiers(Given battle) {
        return battle.last(AdfEvent.CheckResolved.class).modifiers().stream()
                .map(Modifier::id)
                .toList();
    }

    @Test
    void the_charged_unit_that_fires_early_finds_the_charger_in_good_order() {
        var battle = charge();
        battle.say(reaction(battle, "20-maine", 6.0, null));
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.GOOD_ORDER);
    }

    @Test
    void the_charged_unit_that_fires_late_finds_it_past_its_disorder_point() {
        var battle = charge();
        battle.say(reaction(battle, "20-maine", 1.5, null));
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.DISORDER);
        assertThat(battle.last(AdfEvent.FireResolved.class).modifiers().stream().map(Modifier::id))
                .contains("target-disorder");
    }

    @Test
    void for_any_other_firer_the_players_say_whether_the_point_was_reached_and_unsaid_it_was() {
        var before = charge();
        before.say(reaction(before, "44-new-york", 6.0, false));
        assertThat(before.unit("15-alabama").morale()).isEqualTo(Morale.GOOD_ORDER);
        var unsaid = charge();
        unsaid.say(reaction(unsaid, "44-new-york", 6.0, null));
        assertThat(unsaid.unit("15-alabama").morale()).isEqualTo(Morale.DISORDER);
    }

    /** Eight inches, which is beyond the disorder point. */
    private static Given charge() {
        return Given.confederatePart(EDITION).say(Say.charge("20-maine", 8, Say.thrown(4, 2), "15-alabama"));
    }

    private static Deed.Fire reaction(Given battle, String unit, double inches, Boolean reached) {
        return new Deed.Fire(
                FireKind.REACTION,
                List.of(unit),
                "15-alabama",
                Say.inches(inches),
                null,
                Aspect.FRONT,
                List.of(),
                false,
                false,
                true,
                MountedWith.WEAPON,
                List.of(),
                battle.entry(),
                reached,
                inches > 3 ? Say.thrown(1) : Say.thrown(1, 1),
                null);
    }

    @Test
    void when_the_defender_of_a_melee_falls_back_the_attacker_is_in_disorder() {
        var battle = ImpactPlayTest.impactWithMargin(0, ChargeTest.close());
        battle.say(Say.melee(ChargeTest.charge(battle).id(), Say.thrown(6, 6, 6, 6, 6), Say.thrown(1, 1, 1, 1, 1)));
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.GOOD_ORDER);
        battle.say(Say.check(battle.due("20-maine"), Say.thrown(1, 2)));
        while (!battle.field().dues().isEmpty()) {
            battle.say(new AdfOrder.Answer(battle.due().id(), List.of()));
        }
        assertThat(battle.last(ChargeEvent.ChargeEnded.class).how()).isEqualTo(Ending.TARGET_GONE);
        assertThat(battle.unit("15-alabama").morale()).isEqualTo(Morale.DISORDER);
        assertThat(ChargeTest.charge(battle).stage()).isEqualTo(AdfCharge.Stage.WON);
    }
}
