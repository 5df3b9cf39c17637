package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.battle.Saying.answer;
import static org.longroll.rff.battle.Saying.check;
import static org.longroll.rff.battle.Saying.die;
import static org.longroll.rff.battle.Saying.musketry;
import static org.longroll.rff.battle.Saying.open;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Muster;
import org.longroll.rff.battle.LeaderEvent.LeaderReturned;
import org.longroll.rff.battle.LeaderEvent.LeaderStruck;
import org.longroll.rff.battle.ManeuverEvent.ManeuverResolved;
import org.longroll.rff.chart.FieldChart.LeaderFate;
import org.longroll.rules.Modifier;

class LeadersTest {

    private Skirmish skirmish = Skirmish.begun();

    /** Somebody falls near the target of a fire with a natural 10. */
    private void struck(int die) {
        skirmish.then(new LeaderOrder.AttachLeader("meredith", "6-wisconsin"))
                .until(Part.DEFENSIVE_FIRE)
                .then(musketry(10, "2-mississippi", "6-wisconsin", 8))
                .then(new LeaderOrder.FallenLeader(skirmish.due().id(), die(die)));
    }

    @Test
    void leaders_join_and_leave_units_before_the_first_check() {
        skirmish.then(new LeaderOrder.AttachLeader("meredith", "6-wisconsin"))
                .then(new LeaderOrder.AttachLeader("meredith", "7-wisconsin"))
                .then(new LeaderOrder.DetachLeader("meredith"))
                .then(check(5, "6-wisconsin"));
        assertThat(skirmish.refusal(new LeaderOrder.AttachLeader("meredith", "6-wisconsin"))
                        .code())
                .isEqualTo("leaders-come-first");
        assertThat(skirmish.refusal(new LeaderOrder.AttachLeader("custer", "6-wisconsin"))
                        .code())
                .isEqualTo("unknown-leader");
    }

    @Test
    void a_leader_whose_command_has_not_come_is_nowhere_near() {
        var later = Skirmish.of(Skirmish.opening(
                Skirmish.units().stream()
                        .map(unit -> unit.command().equals("gamble") ? inTurn2(unit) : unit)
                        .toList(),
                3));
        assertThat(later.refusal(new LeaderOrder.AttachLeader("buford", "6-wisconsin"))
                        .code())
                .isEqualTo("leader-awaited");
        assertThat(later.next()).allSatisfy(next -> assertThat(next.options().getOrDefault("leaders", List.of()))
                .doesNotContain("buford"));
        later.until(Part.DEFENSIVE_FIRE).then(musketry(10, "2-mississippi", "6-wisconsin", 8));
        assertThat(later.due().prepared().choices()).containsExactly("meredith");
    }

    private static Muster inTurn2(Muster unit) {
        return new Muster(
                unit.id(),
                unit.name(),
                unit.command(),
                unit.arm(),
                unit.quality(),
                unit.weapon(),
                unit.nation(),
                unit.figures(),
                unit.sections(),
                unit.stands(),
                unit.gunStands(),
                unit.wornAt(),
                unit.spentAt(),
                unit.formation(),
                unit.mounted(),
                2);
    }

    @Test
    void a_leader_joins_nobody_of_the_enemy() {
        assertThat(skirmish.refusal(new LeaderOrder.AttachLeader("meredith", "2-mississippi"))
                        .code())
                .isEqualTo("leader-of-the-enemy");
    }

    @Test
    void a_detached_leader_rides_24_inches_once() {
        var ride = new LeaderOrder.LeaderMove("meredith", List.of(open(24)), null);
        assertThat(skirmish.refusal(new LeaderOrder.LeaderMove("meredith", List.of(open(25)), null))
                        .code())
                .isEqualTo("too-far");
        skirmish.then(check(5, "6-wisconsin")).then(ride);
        assertThat(skirmish.refusal(ride).code()).isEqualTo("leader-already-moved");
    }

    @Test
    void a_leader_with_the_target_is_the_closest() {
        struck(3);
        assertThat(skirmish.last(LeaderStruck.class).fate()).isEqualTo(LeaderFate.IGNORES_THE_FIRE);
        assertThat(skirmish.leader("meredith").leads()).isTrue();
        assertThat(skirmish.field().dues()).isEmpty();
    }

    @Test
    void where_no_leader_is_with_the_target_the_players_say_who_is_near() {
        skirmish.until(Part.OFFENSIVE_FIRE).then(musketry(10, "6-wisconsin", "2-mississippi", 8));
        assertThat(skirmish.due().kind()).isEqualTo(RffDue.Kind.LEADER_NEAR_TARGET);
        skirmish.then(answer(skirmish.due(), "joe-davis"));
        assertThat(skirmish.due().type()).isEqualTo("fallen-leader");
        assertThat(skirmish.due().unit()).isEqualTo("joe-davis");
    }

    @Test
    void nobody_near_is_an_answer() {
        skirmish.until(Part.OFFENSIVE_FIRE).then(musketry(10, "6-wisconsin", "2-mississippi", 8));
        skirmish.then(answer(skirmish.due()));
        assertThat(skirmish.field().dues()).isEmpty();
    }

    @Test
    void a_fallen_leader_leaves_a_provisional_command_until_he_is_replaced() {
        struck(9);
        assertThat(skirmish.field().lostLeaders()).containsExactly("meredith");
        skirmish.settled().turnOver().turnOver().then(check(5, "7-wisconsin"));
        assertThat(modifiers()).contains("provisional-command").doesNotContain("gallant-leader");
        skirmish.turnOver().turnOver().then(new LeaderOrder.ReplaceLeader("meredith", "Col. Robinson", null));
        skirmish.then(check(5, "7-wisconsin"));
        assertThat(modifiers()).doesNotContain("provisional-command", "gallant-leader");
        assertThat(skirmish.field().lostLeaders()).containsExactly("meredith");
    }

    @Test
    void a_leader_with_a_flesh_wound_misses_the_next_turn_of_his_side() {
        struck(7);
        skirmish.settled();
        assertThat(skirmish.leader("meredith").leads()).isFalse();
        skirmish.turnOver().turnOver();
        assertThat(skirmish.field().turn()).isEqualTo(2);
        assertThat(skirmish.refusal(new LeaderOrder.AttachLeader("meredith", "6-wisconsin"))
                        .code())
                .isEqualTo("leader-away");
        skirmish.turnOver().turnOver();
        assertThat(skirmish.last(LeaderReturned.class).leader()).isEqualTo("meredith");
        assertThat(skirmish.leader("meredith").leads()).isTrue();
    }

    @Test
    void a_leader_without_a_horse_walks_for_a_turn() {
        struck(6);
        skirmish.settled().turnOver().turnOver().then(new LeaderOrder.DetachLeader("meredith"));
        assertThat(skirmish.refusal(new LeaderOrder.LeaderMove("meredith", List.of(open(17)), null))
                        .code())
                .isEqualTo("too-far");
        skirmish.then(new LeaderOrder.LeaderMove("meredith", List.of(open(16)), null));
    }

    @Test
    void only_a_leader_who_has_fallen_is_replaced() {
        assertThat(skirmish.refusal(new LeaderOrder.ReplaceLeader("meredith", null, null))
                        .code())
                .isEqualTo("leader-not-fallen");
    }

    @Test
    void a_brave_colonel_is_with_his_regiment_without_being_named() {
        var units = new ArrayList<>(Skirmish.units());
        units.set(0, bravelyLed(units.getFirst()));
        skirmish = Skirmish.of(Skirmish.opening(units, 3));
        skirmish.then(check(5, "6-wisconsin"));
        assertThat(modifiers()).contains("attached-leader-or-brave-colonel");
        skirmish.then(check(5, "7-wisconsin"));
        assertThat(modifiers()).doesNotContain("attached-leader-or-brave-colonel");
    }

    private static Muster bravelyLed(Muster unit) {
        return new Muster(
                unit.id(),
                unit.name(),
                unit.command(),
                unit.arm(),
                unit.quality(),
                unit.weapon(),
                null,
                null,
                null,
                unit.stands(),
                null,
                unit.wornAt(),
                unit.spentAt(),
                unit.formation(),
                false,
                1,
                null,
                true);
    }

    private List<String> modifiers() {
        return skirmish.last(ManeuverResolved.class).modifiers().stream()
                .map(Modifier::id)
                .toList();
    }
}
