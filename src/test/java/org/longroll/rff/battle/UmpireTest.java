package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.battle.Saying.check;
import static org.longroll.rff.battle.Saying.musketry;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Flaw;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.rff.chart.Effectiveness;

class UmpireTest {

    private final Skirmish skirmish = Skirmish.begun();

    @ParameterizedTest
    @CsvSource({
        "6-wisconsin, stands, 9",
        "6-wisconsin, stands, -1",
        "6-wisconsin, order, ready",
        "6-wisconsin, formation, limbered",
        "6-wisconsin, silenced, 1",
        "6-wisconsin, figures, 5",
        "battery-b, stands, 2",
        "battery-b, order, broken",
        "battery-b, silenced, 1",
        "battery-b, lowOnAmmunition, perhaps",
        "battery-b, result, brilliant"
    })
    void a_unit_is_not_set_to_what_it_cannot_be(String unit, String property, String value) {
        var refusal =
                skirmish.refusal(new CommonOrder.SetUnit(unit, new TreeMap<>(Map.of(property, value)), "x", false));
        assertThat(refusal.code()).isEqualTo("cannot-be-set");
        assertThat(refusal.field()).startsWith("sets.");
    }

    @Test
    void the_umpire_takes_a_unit_out_of_the_battle_and_brings_it_back() {
        skirmish.ruled("151-pa", "stands", "0");
        assertThat(skirmish.field().lostUnits()).containsExactly("151-pa");
        skirmish.ruled("151-pa", "stands", "4");
        assertThat(skirmish.field().lostUnits()).isEmpty();
        assertThat(skirmish.unit("151-pa").effectiveness()).isEqualTo(Effectiveness.WORN);
    }

    @Test
    void the_umpire_may_strike_what_is_due() {
        skirmish.until(Part.OFFENSIVE_FIRE).then(musketry(10, "6-wisconsin", "2-mississippi", 8));
        skirmish.then(new CommonOrder.Settle(skirmish.due().id(), "nobody is near", false));
        assertThat(skirmish.field().dues()).isEmpty();
    }

    @Test
    void a_corrected_unit_keeps_its_losses() {
        skirmish.ruled("151-pa", "stands", "6");
        skirmish.then(new CommonOrder.Reinforce(foot("151-pa", 10), "it was mistyped"));
        assertThat(skirmish.unit("151-pa").mustered()).isEqualTo(10);
        assertThat(skirmish.unit("151-pa").stands()).isEqualTo(8);
        skirmish.then(new CommonOrder.Reinforce(foot("151-pa", 5), "and again"));
        assertThat(skirmish.unit("151-pa").stands()).isEqualTo(3);
        skirmish.then(new CommonOrder.Reinforce(foot("151-pa", 2), "it was never more than two"));
        assertThat(skirmish.field().lostUnits()).containsExactly("151-pa");
        skirmish.then(new CommonOrder.Reinforce(foot("151-pa", 8), "it was eight after all"));
        assertThat(skirmish.field().lostUnits()).isEmpty();
    }

    @Test
    void nobody_leads_who_is_brilliant() {
        assertThat(Skirmish.REFEREE.flaws(new Leader("x", "X", "iron", null, "brilliant"), "leaders[0]"))
                .containsExactly(new Flaw(
                        "leaders[0].quality", "“brilliant” is no leader's quality; gallant, able and poor are"));
    }

    @Test
    void every_flaw_of_a_muster_is_named() {
        var muster = new Muster(
                "x", "X", "iron", "artillery", "elite", "RM", null, null, null, 3, null, 4, 9, "line", false, 1);
        assertThat(Skirmish.REFEREE.flaws(muster, "units[0]"))
                .extracting(Flaw::field)
                .containsExactly(
                        "units[0].quality",
                        "units[0].weapon",
                        "units[0].formation",
                        "units[0].gunStands",
                        "units[0].spentAt");
    }

    @Test
    void a_forgotten_unit_is_added_and_plays() {
        skirmish.then(new CommonOrder.Reinforce(foot("24-michigan", 9), "it was forgotten"));
        skirmish.then(check(5, "24-michigan"));
        assertThat(skirmish.refusal(new CommonOrder.Reinforce(foot("19-indiana", 0), "x"))
                        .code())
                .isEqualTo("cannot-be-set");
    }

    private static Muster foot(String id, int stands) {
        return new Muster(
                id,
                id,
                "iron",
                "infantry",
                "veteran",
                "RM",
                null,
                null,
                null,
                stands,
                null,
                Math.min(4, stands),
                Math.min(2, stands),
                "line",
                false,
                1);
    }

    @Test
    void units_come_and_go_in_the_maneuver_phase() {
        skirmish.until(Part.DEFENSIVE_FIRE);
        assertThat(skirmish.refusal(new CommonOrder.LeaveTable(List.of("151-pa"), null))
                        .code())
                .isEqualTo("not-in-this-phase");
    }

    @Test
    void a_unit_that_leaves_takes_no_further_part() {
        skirmish.then(new CommonOrder.LeaveTable(List.of("151-pa"), null));
        assertThat(skirmish.refusal(check(5, "151-pa")).code()).isEqualTo("not-on-the-table");
    }
}
