package org.longroll.sequence.adf;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.MoraleCheck;
import org.longroll.adf.rules.MoraleOutcome;
import org.longroll.dice.Roll;
import org.longroll.sequence.Said;

/** Morale checks, rallies, the dice for leaders, and the questions about who stands near. */
record Nerves(Field field) {

    void check(Said said) {
        var duty = field.duty(said.text("due"));
        var unit = field.unit(duty.about());
        var known = new Situations(field).of(duty);
        if (duty.isFear()) {
            new ChargeStep(field).comesWithinAnInch();
        }
        field.settle(duty);
        roll(said, unit, duty.modifier(), duty.from(), known, said.fields().path("situation"), duty.hits());
    }

    /** "Same procedure and result for rally attempts." */
    void rally(Said said, Regiment unit) {
        unit.rallied = true;
        roll(
                said,
                unit,
                0,
                CheckCause.RALLY,
                new Situations(field).of(unit.id),
                said.fields().path("situation"),
                0);
    }

    private void roll(
            Said said,
            Regiment unit,
            int modifier,
            CheckCause from,
            Map<String, String> known,
            JsonNode saidOfIt,
            int hits) {
        var check = new MoraleCheck(unit.nerves(), unit.losses(hits), modifier, from, Situations.with(known, saidOfIt));
        var outcome =
                field.rules.check(check).answer().roll(new Roll(said.roll())).answer();
        field.by("morale check results: %s".formatted(outcome.result().word()));
        take(unit, outcome);
    }

    /** The level, the fall back, and on a natural 12 a figure or section that comes back, never above muster. */
    private void take(Regiment unit, MoraleOutcome outcome) {
        var before = unit.morale;
        unit.morale = outcome.after();
        if (outcome.roll() == 12) {
            unit.strength += Math.min(1, unit.mustered - unit.strength);
        }
        boolean routs = unit.isRouted() && before != Morale.ROUTED;
        if (routs) {
            new Casualties(field).routs(unit);
        }
        boolean fellBack = outcome.fallBackInches() > 0;
        new ChargeStep(field).afterCheck(unit, fellBack, outcome.fallBackInches());
    }

    /** "If a 6 is rolled the leader has been killed. Any attached or adjacent unit must also check morale." */
    void leader(Said said) {
        var duty = field.duty(said.text("due"));
        field.settle(duty);
        if (!said.roll().contains(6)) {
            return;
        }
        var leader = field.general(duty.about());
        leader.killed = true;
        var with = leader.with;
        leader.with = null;
        var side = field.company.sideOf(leader.id);
        // Our reading: a unit that loses two leaders to one fire checks once for both.
        if (with != null && field.neighbours.add(with)) {
            field.check(with, "leader-killed");
        }
        new Casualties(field).askNeighbours(leader.id, "leader-killed", side, with == null ? List.of() : List.of(with));
    }

    void answer(Said said) {
        var duty = field.duty(said.text("due"));
        field.settle(duty);
        var named = said.texts("units");
        if (duty.reason().equals("still-in-reach")) {
            new ChargeStep(field).stillInReach(!named.isEmpty());
            return;
        }
        for (var unit : named) {
            if (field.company.there(unit)) {
                field.neighbours.add(unit);
                field.check(unit, duty.reason());
            }
        }
    }
}
