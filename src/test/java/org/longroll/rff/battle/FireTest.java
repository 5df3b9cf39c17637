package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.battle.Saying.answer;
import static org.longroll.rff.battle.Saying.cannonade;
import static org.longroll.rff.battle.Saying.charge;
import static org.longroll.rff.battle.Saying.check;
import static org.longroll.rff.battle.Saying.coldSteel;
import static org.longroll.rff.battle.Saying.evolve;
import static org.longroll.rff.battle.Saying.fire;
import static org.longroll.rff.battle.Saying.musketry;
import static org.longroll.rff.battle.Saying.open;
import static org.longroll.rff.battle.Saying.retreat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.longroll.battle.CommonOrder;
import org.longroll.rff.battle.ChargeEvent.ChargeChecked;
import org.longroll.rff.battle.FireEvent.FireResolved;
import org.longroll.rff.battle.ManeuverOrder.SimpleManeuver;
import org.longroll.rff.battle.UnitEvent.EffectivenessChanged;
import org.longroll.rff.battle.UnitEvent.RanLowOnAmmunition;
import org.longroll.rff.battle.UnitEvent.StandsLost;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.FireChart.ChargeFate;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;

class FireTest {

    private final Skirmish skirmish = Skirmish.begun();

    @Test
    void a_volley_of_eight_stands_disorders_a_regiment_and_then_costs_it_a_stand() {
        skirmish.until(Part.OFFENSIVE_FIRE).then(musketry(4, "6-wisconsin", "2-mississippi", 8));
        assertThat(skirmish.last(FireResolved.class).result()).isEqualTo(FireResult.GALLING);
        assertThat(skirmish.last(FireResolved.class).points()).isEqualTo(8);
        assertThat(skirmish.unit("2-mississippi").order()).isEqualTo(Order.DISORDERED);
        skirmish.then(musketry(4, "7-wisconsin", "2-mississippi", 4));
        assertThat(skirmish.last(StandsLost.class)).isEqualTo(new StandsLost("2-mississippi", 1, 7));
    }

    @Test
    void a_unit_fires_once_in_a_fire_step() {
        skirmish.until(Part.OFFENSIVE_FIRE).then(musketry(3, "6-wisconsin", "2-mississippi", 8));
        assertThat(skirmish.refusal(musketry(3, "6-wisconsin", "42-mississippi", 8))
                        .code())
                .isEqualTo("already-fired");
    }

    @Test
    void nobody_fires_while_units_maneuver() {
        assertThat(skirmish.refusal(musketry(3, "6-wisconsin", "2-mississippi", 8))
                        .code())
                .isEqualTo("not-in-this-phase");
    }

    @Test
    void nobody_fires_at_his_friends() {
        skirmish.until(Part.OFFENSIVE_FIRE);
        assertThat(skirmish.refusal(musketry(3, "6-wisconsin", "151-pa", 8)).code())
                .isEqualTo("not-an-enemy");
    }

    @Test
    void disordered_troops_fire_at_half_effect_and_broken_ones_not_at_all() {
        skirmish.ruled("6-wisconsin", "order", "disordered").ruled("7-wisconsin", "order", "broken");
        skirmish.until(Part.OFFENSIVE_FIRE).then(musketry(3, "6-wisconsin", "2-mississippi", 8));
        assertThat(skirmish.last(FireResolved.class).points()).isEqualTo(4);
        assertThat(skirmish.refusal(musketry(3, "7-wisconsin", "2-mississippi", 4))
                        .code())
                .isEqualTo("cannot-fire");
    }

    @Test
    void what_the_target_did_and_is_counts_against_it() {
        skirmish.then(check(5, "6-wisconsin"))
                .then(evolve(SimpleManeuver.FLANK_MARCH, "6-wisconsin"))
                .until(Part.DEFENSIVE_FIRE)
                .then(musketry(3, "2-mississippi", "6-wisconsin", 8, TargetCondition.ENFILADED));
        assertThat(skirmish.last(FireResolved.class).modifiers())
                .extracting(Modifier::id)
                .contains("exposed-troops", "march-column-or-enfiladed-troops");
        assertThat(skirmish.refusal(musketry(3, "42-mississippi", "6-wisconsin", 8, TargetCondition.CAVALRY))
                        .code())
                .isEqualTo("kept-by-the-journal");
    }

    @Test
    void units_fire_together_with_as_many_stands_as_they_say() {
        skirmish.until(Part.OFFENSIVE_FIRE)
                .then(fire(FireKind.MUSKETRY, 3, List.of("6-wisconsin", "7-wisconsin"), "2-mississippi", 4, List.of()));
        assertThat(skirmish.last(FireResolved.class).points()).isEqualTo(16);
        var tooMany = new RffOrder.Fire.Group("151-pa", 9, Fraction.whole(4));
        var order = fire(FireKind.MUSKETRY, 3, List.of(), "2-mississippi", 4, List.of());
        assertThat(skirmish.refusal(new RffOrder.Fire(
                                order.kind(),
                                List.of(tooMany),
                                order.target(),
                                List.of(),
                                order.cover(),
                                false,
                                false,
                                List.of(),
                                order.dice()))
                        .code())
                .isEqualTo("too-many-stands");
    }

    @Test
    void out_of_range_is_refused_unless_the_umpire_allows_it() {
        skirmish.until(Part.OFFENSIVE_FIRE);
        var far = musketry(3, "6-wisconsin", "2-mississippi", 17);
        assertThat(skirmish.refusal(far).code()).isEqualTo("out-of-range");
        skirmish.allowed("out-of-range", far);
    }

    @Test
    void a_unit_of_no_stands_is_out_of_the_battle() {
        skirmish.ruled("2-mississippi", "stands", "1").until(Part.OFFENSIVE_FIRE);
        skirmish.then(musketry(7, "6-wisconsin", "2-mississippi", 8));
        assertThat(skirmish.field().lostUnits()).containsExactly("2-mississippi");
        assertThat(skirmish.refusal(musketry(3, "7-wisconsin", "2-mississippi", 4))
                        .code())
                .isEqualTo("out-of-the-battle");
    }

    @Test
    void losses_wear_a_unit_out() {
        skirmish.ruled("2-mississippi", "stands", "6").until(Part.OFFENSIVE_FIRE);
        skirmish.then(musketry(7, "6-wisconsin", "2-mississippi", 8));
        assertThat(skirmish.last(EffectivenessChanged.class).after()).isEqualTo(Effectiveness.WORN);
    }

    @Test
    void a_natural_10_marks_the_one_who_fired_low_on_ammunition() {
        skirmish.until(Part.OFFENSIVE_FIRE).then(musketry(10, "6-wisconsin", "2-mississippi", 8));
        assertThat(skirmish.last(RanLowOnAmmunition.class).unit()).isEqualTo("6-wisconsin");
        assertThat(skirmish.unit("6-wisconsin").lowOnAmmunition()).isTrue();
    }

    @Test
    void where_several_fired_the_players_say_who_runs_low() {
        skirmish.until(Part.OFFENSIVE_FIRE)
                .then(fire(FireKind.MUSKETRY, 0, List.of("6-wisconsin", "7-wisconsin"), "2-mississippi", 4, List.of()));
        var question = skirmish.field().dues().stream()
                .filter(due -> due.kind() == RffDue.Kind.LOW_ON_AMMUNITION)
                .findFirst()
                .orElseThrow();
        assertThat(question.prepared().choices()).containsExactly("6-wisconsin", "7-wisconsin");
        assertThat(skirmish.refusal(answer(question)).code()).isEqualTo("one-answer");
        assertThat(skirmish.refusal(answer(question, "151-pa")).code()).isEqualTo("not-among-the-choices");
        skirmish.then(answer(question, "7-wisconsin"));
        assertThat(skirmish.unit("7-wisconsin").lowOnAmmunition()).isTrue();
    }

    @Test
    void units_close_behind_the_target_suffer_the_next_lower_effect() {
        skirmish.until(Part.OFFENSIVE_FIRE)
                .then(fire(FireKind.MUSKETRY, 7, List.of("6-wisconsin"), "2-mississippi", 8, null));
        assertThat(skirmish.last(FireResolved.class).result()).isEqualTo(FireResult.TELLING);
        assertThat(skirmish.due().kind()).isEqualTo(RffDue.Kind.MASSED_TARGET);
        skirmish.by("confederate", answer(skirmish.due(), "42-mississippi", "pegram"));
        assertThat(skirmish.unit("42-mississippi").order()).isEqualTo(Order.DISORDERED);
        assertThat(skirmish.unit("pegram").battery()).isEqualTo(new GunStands(2, 1, 0, 0, 0));
        assertThat(skirmish.field().dues()).isEmpty();
    }

    @Test
    void nobody_is_asked_who_stands_behind_where_it_cannot_matter() {
        skirmish.until(Part.OFFENSIVE_FIRE)
                .then(fire(FireKind.MUSKETRY, 4, List.of("6-wisconsin"), "2-mississippi", 8, null));
        assertThat(skirmish.last(FireResolved.class).result()).isEqualTo(FireResult.GALLING);
        assertThat(skirmish.field().dues()).isEmpty();
    }

    @Test
    void telling_fire_damages_one_gun_stand_and_withering_fire_wrecks_one() {
        skirmish.turnOver().until(Part.OFFENSIVE_FIRE).then(musketry(7, "2-mississippi", "battery-b", 4));
        assertThat(skirmish.unit("battery-b").battery()).isEqualTo(new GunStands(2, 0, 0, 1, 0));
        skirmish.then(musketry(10, "42-mississippi", "battery-b", 4, TargetCondition.ENFILADED))
                .settled();
        assertThat(skirmish.unit("battery-b").battery()).isEqualTo(new GunStands(0, 2, 0, 0, 1));
        assertThat(skirmish.unit("battery-b").stands()).isEqualTo(2);
    }

    @Test
    void damaged_and_low_gun_stands_fire_at_half_effect_and_silenced_ones_not() {
        skirmish.then(new CommonOrder.SetUnit(
                "battery-b", new TreeMap<>(Map.of("ready", "1", "damaged", "1", "silenced", "1")), "x", false));
        skirmish.until(Part.OFFENSIVE_FIRE).then(cannonade(3, "battery-b", "2-mississippi", 10));
        assertThat(skirmish.last(FireResolved.class).points()).isEqualTo(6);
        assertThat(skirmish.last(FireResolved.class).shares())
                .extracting(FireEvent.Share::points)
                .containsExactly(Fraction.whole(4), Fraction.whole(2));
    }

    @Test
    void fire_checks_a_charge_and_sends_it_back() {
        skirmish.then(check(5, "6-wisconsin"))
                .then(charge("6-wisconsin", "2-mississippi", open(8)))
                .until(Part.DEFENSIVE_FIRE)
                .then(musketry(9, "2-mississippi", "6-wisconsin", 4));
        assertThat(skirmish.last(FireResolved.class).charge()).isEqualTo(ChargeFate.CHECKED);
        assertThat(skirmish.happened(ChargeChecked.class)).isTrue();
        assertThat(skirmish.field().charges()).isEmpty();
        skirmish.then(retreat(skirmish.due()));
        var back = skirmish.last(RetreatEvent.Retreated.class);
        assertThat(back.how()).isEqualTo(Retreat.SHORT);
        assertThat(back.inches()).isEqualTo(Fraction.whole(2));
    }

    @Test
    void cold_steel_carries_a_charge_through_some_fire() {
        for (var with : List.of(charge("6-wisconsin", "2-mississippi"), coldSteel("6-wisconsin", "2-mississippi"))) {
            var there =
                    Skirmish.begun().then(check(5, "6-wisconsin")).then(with).until(Part.DEFENSIVE_FIRE);
            there.then(musketry(8, "2-mississippi", "6-wisconsin", 4));
            assertThat(there.field().charges().isEmpty()).isEqualTo(!with.coldSteel());
        }
    }

    @Test
    void checked_cavalry_may_be_recalled() {
        skirmish.then(check(7, "8-illinois"))
                .then(charge("8-illinois", "2-mississippi"))
                .until(Part.DEFENSIVE_FIRE)
                .then(musketry(9, "2-mississippi", "8-illinois", 4));
        var due = skirmish.due();
        skirmish.then(new RetreatOrder.Recall(due.id(), "8-illinois", Fraction.whole(18), null));
        assertThat(skirmish.field().dues()).isEmpty();
    }

    @Test
    void charging_units_do_not_fire() {
        skirmish.then(check(5, "6-wisconsin"))
                .then(charge("6-wisconsin", "2-mississippi"))
                .until(Part.OFFENSIVE_FIRE);
        assertThat(skirmish.refusal(musketry(5, "6-wisconsin", "2-mississippi", 1))
                        .code())
                .isEqualTo("may-not-fire");
    }
}
