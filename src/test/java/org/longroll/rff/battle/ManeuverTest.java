package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.battle.Saying.check;
import static org.longroll.rff.battle.Saying.checkSaying;
import static org.longroll.rff.battle.Saying.hold;
import static org.longroll.rff.battle.Saying.musketry;
import static org.longroll.rff.battle.Saying.outOfCommand;
import static org.longroll.rff.battle.Saying.retreat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.longroll.battle.CommonOrder;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.rff.battle.ManeuverEvent.ManeuverResolved;
import org.longroll.rff.battle.RetreatEvent.Held;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.battle.TurnOrder.Adversity;
import org.longroll.rff.battle.UnitEvent.StandsLost;
import org.longroll.rff.battle.UnitEvent.UnitLost;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.Order;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;

class ManeuverTest {

    private final Skirmish skirmish = Skirmish.begun();

    @Test
    void what_the_journal_knows_is_added_to_what_is_said() {
        skirmish.then(new LeaderOrder.AttachLeader("meredith", "6-wisconsin"))
                .then(checkSaying(4, "6-wisconsin", ManeuverCondition.LINEAR_COVER));
        var resolved = skirmish.last(ManeuverResolved.class);
        assertThat(resolved.modifiers())
                .extracting(Modifier::id)
                .containsExactly(
                        "gallant-leader",
                        "attached-leader-or-brave-colonel",
                        "veteran",
                        "fresh",
                        "column-garrison-limbered-or-linear-cover");
        assertThat(resolved.total()).isEqualTo(10);
        assertThat(resolved.result()).isEqualTo(ManeuverResult.DOUBLE_QUICK);
        assertThat(resolved.odds().total()).isEqualTo(10);
    }

    @Test
    void one_die_is_rolled_for_a_group_and_each_unit_reads_its_own_effect() {
        skirmish.then(check(2, "6-wisconsin", "151-pa", "battery-b"));
        assertThat(skirmish.last()).filteredOn(DiceRolled.class::isInstance).hasSize(1);
        assertThat(skirmish.last())
                .filteredOn(ManeuverResolved.class::isInstance)
                .extracting(event -> ((ManeuverResolved) event).total())
                .containsExactly(6, 4, 8);
    }

    @Test
    void a_unit_takes_one_check_in_a_turn() {
        skirmish.then(check(5, "6-wisconsin"));
        assertThat(skirmish.refusal(check(5, "6-wisconsin")).code()).isEqualTo("already-checked");
        skirmish.allowed("already-checked", check(5, "6-wisconsin"));
    }

    @Test
    void a_leader_counts_only_for_those_in_command() {
        skirmish.then(outOfCommand(5, "6-wisconsin"));
        assertThat(skirmish.last(ManeuverResolved.class).modifier()).isEqualTo(3);
    }

    @Test
    void the_journal_knows_the_order_of_a_unit_better() {
        var refusal = skirmish.refusal(checkSaying(5, "6-wisconsin", ManeuverCondition.BROKEN));
        assertThat(refusal.code()).isEqualTo("kept-by-the-journal");
        assertThat(refusal.sentence()).isEqualTo("The journal does not have the 6-wisconsin as “broken”.");
    }

    @Test
    void a_typed_0_reads_10() {
        skirmish.then(check(0, "6-wisconsin"));
        assertThat(skirmish.last(ManeuverResolved.class).die()).isEqualTo(10);
        assertThat(skirmish.refusal(check(11, "7-wisconsin")).code()).isEqualTo("wrong-dice");
    }

    @Test
    void who_falls_back_retreats_disordered_and_does_not_fire() {
        skirmish.then(outOfCommand(1, "151-pa"));
        assertThat(skirmish.last(ManeuverResolved.class).result()).isEqualTo(ManeuverResult.FALL_BACK);
        assertThat(skirmish.unit("151-pa").order()).isEqualTo(Order.GOOD_ORDER);
        assertThat(skirmish.due().type()).isEqualTo("retreat");
        assertThat(skirmish.refusal(check(5, "6-wisconsin")).code()).isEqualTo("something-due");
        skirmish.then(new RetreatOrder.Retreat(skirmish.due().id(), "151-pa", null, Fraction.whole(5), null));
        assertThat(skirmish.unit("151-pa").order()).isEqualTo(Order.DISORDERED);
        assertThat(skirmish.field().dues()).isEmpty();
        skirmish.until(Part.OFFENSIVE_FIRE);
        assertThat(skirmish.refusal(musketry(5, "151-pa", "2-mississippi", 6)).code())
                .isEqualTo("may-not-fire");
    }

    @Test
    void who_holds_in_place_of_falling_back_keeps_its_order_and_fires() {
        skirmish.then(outOfCommand(1, "151-pa"));
        skirmish.then(hold(skirmish.due(), Hold.OUT_OF_CLOSE_RANGE));
        assertThat(skirmish.happened(Held.class)).isTrue();
        assertThat(skirmish.unit("151-pa").order()).isEqualTo(Order.GOOD_ORDER);
        skirmish.until(Part.OFFENSIVE_FIRE).then(musketry(5, "151-pa", "2-mississippi", 6));
    }

    @Test
    void who_panics_cannot_hold() {
        skirmish.ruled("151-pa", "order", "disordered").then(outOfCommand(1, "151-pa"));
        assertThat(skirmish.last(ManeuverResolved.class).result()).isEqualTo(ManeuverResult.PANIC);
        assertThat(skirmish.unit("151-pa").order()).isEqualTo(Order.BROKEN);
        var due = skirmish.due();
        assertThat(skirmish.refusal(hold(due, Hold.FORTIFIED)).code()).isEqualTo("may-not-hold");
        skirmish.then(retreat(due));
        assertThat(skirmish.last(RetreatEvent.Retreated.class).how()).isEqualTo(Retreat.FULL);
    }

    @Test
    void nobody_retreats_farther_than_he_can_run() {
        skirmish.ruled("151-pa", "order", "disordered").then(outOfCommand(1, "151-pa"));
        var due = skirmish.due().id();
        assertThat(skirmish.refusal(new RetreatOrder.Retreat(due, "151-pa", null, Fraction.whole(25), null))
                        .code())
                .isEqualTo("too-far");
        skirmish.then(new RetreatOrder.Retreat(due, "151-pa", null, Fraction.whole(24), null));
    }

    @Test
    void a_rally_takes_effect_at_once() {
        skirmish.ruled("6-wisconsin", "order", "disordered").then(check(1, "6-wisconsin"));
        assertThat(skirmish.last(ManeuverResolved.class).result()).isEqualTo(ManeuverResult.RALLY_WITH_ELAN);
        assertThat(skirmish.unit("6-wisconsin").order()).isEqualTo(Order.GOOD_ORDER);
        assertThat(skirmish.field().dues()).isEmpty();
    }

    @Test
    void wavering_troops_reform_and_stay_disordered() {
        skirmish.ruled("151-pa", "order", "broken").then(outOfCommand(5, "151-pa"));
        assertThat(skirmish.last(ManeuverResolved.class).result()).isEqualTo(ManeuverResult.WAVERING);
        assertThat(skirmish.unit("151-pa").order()).isEqualTo(Order.DISORDERED);
        skirmish.then(hold(skirmish.due(), Hold.FORTIFIED));
        assertThat(skirmish.unit("151-pa").order()).isEqualTo(Order.DISORDERED);
    }

    @Test
    void a_rout_costs_a_stand_and_one_more_for_each_point_below_nothing() {
        skirmish.ruled("151-pa", "order", "broken")
                .ruled("151-pa", "stands", "3")
                .then(outOfCommand(1, "151-pa"));
        var resolved = skirmish.last(ManeuverResolved.class);
        assertThat(resolved.result()).isEqualTo(ManeuverResult.ROUT);
        assertThat(resolved.total()).isEqualTo(-5);
        assertThat(skirmish.last(StandsLost.class)).isEqualTo(new StandsLost("151-pa", 3, 0));
        assertThat(skirmish.happened(UnitLost.class)).isTrue();
        assertThat(skirmish.field().lostUnits()).containsExactly("151-pa");
        assertThat(skirmish.field().dues()).isEmpty();
    }

    /** Everything is against the battery, and the die shows 1. */
    private void pressed() {
        skirmish.then(new TurnOrder.SideStatus("union", List.of(Adversity.GREATER_LOSSES, Adversity.KEY_POSITION_LOST)))
                .then(new ManeuverOrder.Maneuver(
                        List.of("battery-b"), false, List.of(ManeuverCondition.OUTFLANKED), Saying.die(1)));
    }

    @Test
    void guns_that_fall_back_limber_and_go_silenced() {
        pressed();
        assertThat(skirmish.last(ManeuverResolved.class).result()).isEqualTo(ManeuverResult.FALL_BACK);
        assertThat(skirmish.unit("battery-b").battery()).isEqualTo(GunStands.ready(3));
        skirmish.then(retreat(skirmish.due()));
        assertThat(skirmish.unit("battery-b").formation()).isEqualTo(Formation.LIMBERED);
        assertThat(skirmish.unit("battery-b").battery()).isEqualTo(new GunStands(0, 3, 0, 0, 0));
    }

    @Test
    void fixed_guns_hold_where_others_fall_back() {
        skirmish.ruled("battery-b", "formation", "garrison");
        pressed();
        assertThat(skirmish.last(ManeuverResolved.class).result()).isEqualTo(ManeuverResult.FALL_BACK);
        assertThat(skirmish.happened(Held.class)).isTrue();
        assertThat(skirmish.field().dues()).isEmpty();
    }

    @Test
    void fixed_guns_are_lost_in_a_panic() {
        skirmish.ruled("battery-b", "formation", "garrison")
                .then(new CommonOrder.SetUnit(
                        "battery-b", new TreeMap<>(Map.of("ready", "1", "wrecked", "2")), "x", false));
        pressed();
        assertThat(skirmish.last(ManeuverResolved.class).result()).isEqualTo(ManeuverResult.PANIC);
        assertThat(skirmish.last(UnitLost.class)).isEqualTo(new UnitLost("battery-b", UnitLost.How.GUNS_TAKEN));
        assertThat(skirmish.field().dues()).isEmpty();
    }
}
