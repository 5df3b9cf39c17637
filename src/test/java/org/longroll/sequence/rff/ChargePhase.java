package org.longroll.sequence.rff;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.longroll.rff.chart.ChargeChart.Advance;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.Order;
import org.longroll.rff.rules.ChargeCombat;
import org.longroll.rff.rules.Contender;
import org.longroll.rff.rules.Lot;
import org.longroll.rules.Word;
import org.longroll.sequence.Said;

/** Charges: declared and met in the maneuver phase, fought in the charge phase, carried on in the breakthrough. */
record ChargePhase(Field field) {

    /** 2b. Declare charges: the unit's maneuver of this turn. */
    void declare(Said said) {
        new ManeuverPhase(field).maneuver(said, "charge");
        said.texts("units").forEach(unit -> field.unit(unit).mayFire = false);
        if (said.texts("units").size() > 1) {
            field.count("charges of several units");
        }
        field.charges.add(new Charge(
                said.id(), said.texts("units"), said.text("target"), said.is("coldSteel"), ground(said, Ground.OPEN)));
    }

    /** 2b. The opponent declares cavalry countercharges. */
    void countercharge(Said said) {
        field.count("countercharges");
        var unit = field.unit(said.text("unit"));
        unit.maneuver = "countercharge";
        unit.mayFire = false;
        var charge = field.charge(said.text("charge"));
        charge.target = unit.id;
        charge.counterOver = ground(said, Ground.OPEN);
    }

    /** The ground of a charge is what is said, else the worst of its legs, else open. */
    private static Ground ground(Said said, Ground unsaid) {
        return said.maybe("ground")
                .map(word -> Word.find(Ground.class, word).orElseThrow())
                .orElseGet(() -> ManeuverPhase.grounds(said.fields().path("legs")).stream()
                        .max(Comparator.comparing(
                                List.of(Ground.ROAD, Ground.OPEN, Ground.BROKEN, Ground.ROUGH)::indexOf))
                        .orElse(unsaid));
    }

    /** 3rd phase: both sides roll; attacker minus defender. */
    void combat(Said said) {
        var charge = field.charge(said.text("charge"));
        var target = field.unit(Objects.requireNonNull(charge.target));
        var attackers = new ArrayList<>(charge.attackers);
        var lead = largest(attackers);
        int strength =
                attackers.stream().mapToInt(unit -> field.unit(unit).left()).sum();
        var combat = new ChargeCombat(
                contender(lead, said.fields().path("attacker"), strength, charge, false),
                contender(target, said.fields().path("defender"), target.left(), charge, true),
                charge.second ? ChargeCombat.Round.SECOND : ChargeCombat.Round.FIRST);
        int attack = said.die();
        int defence = said.die();
        var outcome = field.rules.charge(combat).answer().roll(attack, defence).answer();
        field.by("Charge table: %d, %s, with %s against %s of %s"
                .formatted(
                        outcome.difference(),
                        outcome.result().word(),
                        combat.attacker().conditions(),
                        combat.defender().conditions(),
                        target.guns));
        boolean struggle = outcome.result() == ChargeResult.DESPERATE_STRUGGLE;
        if (struggle) {
            charge.struggled = true;
        } else if (outcome.attacker().breaksThrough()) {
            charge.breakthroughOwed = true;
        } else {
            field.charges.remove(charge);
        }
        boolean attackerLost = outcome.difference() < 0;
        if (attackerLost || struggle) {
            suffer(attackers, outcome.attacker(), struggle);
            suffer(List.of(target.id), outcome.defender(), struggle);
        } else {
            suffer(List.of(target.id), outcome.defender(), false);
            suffer(attackers, outcome.attacker(), false);
        }
        if (struggle && (target.lost || charge.attackers.isEmpty())) {
            field.charges.remove(charge);
        }
    }

    private Regiment largest(List<String> units) {
        return units.stream()
                .map(field::unit)
                .reduce((one, other) -> other.left() > one.left() ? other : one)
                .orElseThrow();
    }

    private Contender contender(Regiment unit, JsonNode said, int stands, Charge charge, boolean defends) {
        var conditions = Said.texts(said.path("conditions")).stream()
                .map(word -> Word.find(ChargeCondition.class, word).orElseThrow())
                .toList();
        var all = new Conditions(field).inCharge(unit, conditions);
        boolean meets = defends && charge.counterOver != null && !charge.second;
        if (!defends) {
            if (charge.coldSteel && !charge.second && !charge.struggled) {
                all.add(ChargeCondition.COLD_STEEL);
            }
            if (charge.second && !charge.struggled) {
                all.add(ChargeCondition.BREAKTHROUGH);
            }
            Conditions.cavalry(unit, charge.ground, charge.struggled, all);
        } else if (meets) {
            Conditions.cavalry(unit, Objects.requireNonNull(charge.counterOver), charge.struggled, all);
        }
        var arm = unit.isBattery() ? ChargeArm.GUNS : unit.isMounted() ? ChargeArm.CAVALRY : ChargeArm.TROOPS;
        return new Contender(
                unit.quality,
                unit.effectiveness(),
                said.hasNonNull("stands") ? said.path("stands").asInt() : stands,
                all,
                Optional.of(arm),
                unit.isFixed(),
                !unit.isBattery() && unit.order != Order.GOOD_ORDER,
                meets,
                defends ? Optional.ofNullable(charge.counterOver).filter(over -> meets) : Optional.of(charge.ground));
    }

    /** The lot of one side: losses one by one from the largest that is left, the rest for all of them. */
    private void suffer(List<String> units, Lot lot, boolean struggle) {
        if (lot.fixedGunsLost()) {
            units.forEach(unit -> field.lose(field.unit(unit), field.unit(unit).left()));
        } else {
            for (int i = 0; i < lot.standsLost(); i++) {
                field.lose(largest(units), 1);
            }
        }
        for (var id : units) {
            var unit = field.unit(id);
            if (unit.isBattery()) {
                guns(unit, lot);
            } else if (unit.stands > 0) {
                unit.order = unit.order.orWorse((Order) lot.after());
            }
            boolean winnerGoesBack =
                    lot.advance().filter(Advance.RETREAT_SHORT::equals).isPresent();
            var leaders = field.leadersWith(id);
            field.loseIfNothingIsLeft(unit);
            if (!unit.lost) {
                goBack(unit, lot, winnerGoesBack);
            }
            boolean mayGo = lot.mayRecall() && lot.retreat() == Retreat.NONE && !winnerGoesBack;
            boolean kept = unit.mayRecall && lot.advance().isPresent();
            unit.mayRecall = !unit.lost && (kept || mayGo && unit.isMounted());
            if (lot.fallenLeaderCheck()) {
                leaders.forEach(
                        leader -> field.call("fallen-leader", "leader-under-fire", leader, null, null, List.of()));
            }
        }
    }

    private void guns(Regiment unit, Lot lot) {
        boolean beaten = lot.advance().isEmpty();
        if (beaten && !lot.after().word().equals("ready")) {
            unit.guns.silenceAll();
        }
        for (int i = 0; i < lot.gunStandsDamaged(); i++) {
            unit.guns.damageOne();
        }
    }

    private void goBack(Regiment unit, Lot lot, boolean winner) {
        var how = winner ? Retreat.SHORT : lot.retreat();
        if (how == Retreat.NONE) {
            return;
        }
        if (!winner) {
            field.hasNoTargetAt(unit.id);
            field.stopCharging(unit.id);
        }
        field.call(
                "retreat",
                winner ? "works-held" : "charge-lost",
                unit.id,
                new Duty.Back(
                        how,
                        unit.isBroken() ? Rate.BROKEN : Rate.FULL,
                        Holding.NO,
                        null,
                        false,
                        lot.mayRecall() && unit.isMounted()),
                null,
                List.of());
    }

    /** A retreat that is due, or the tardy guns' own: limber and full retreat silenced. */
    void retreat(Said said) {
        var unit = field.unit(said.text("unit"));
        if (!said.says("due")) {
            unit.maneuver = "retreat";
            unit.mayFire = false;
            unit.guns.silenceAll();
            unit.formation = org.longroll.rff.chart.Formation.LIMBERED;
            return;
        }
        var duty = field.duty(said.text("due"));
        var back = Objects.requireNonNull(duty.back());
        field.duties.remove(duty);
        if (said.says("holds")) {
            unit.maneuver = "hold-position";
            unit.mayFire = true;
            return;
        }
        unit.maneuver = "retreat";
        unit.mayFire = false;
        if (back.orderThen() != null) {
            unit.order = unit.order.orWorse(Objects.requireNonNull(back.orderThen()));
        }
        if (unit.isBattery()) {
            if (back.silencedThen()) {
                unit.guns.silenceAll();
            }
            unit.formation = org.longroll.rff.chart.Formation.LIMBERED;
        }
        new ManeuverPhase(field).leaveGarrison(unit);
    }

    void recall(Said said) {
        var unit = field.unit(said.text("unit"));
        said.maybe("due").ifPresent(due -> field.duties.remove(field.duty(due)));
        unit.maneuver = "recall";
        unit.mayRecall = false;
        unit.mayFire = false;
    }

    /** Move breakthrough charge units: half a move toward the closest enemy, if one is within reach. */
    void breakThrough(Said said) {
        var charge = field.charge(said.text("charge"));
        field.charges.remove(charge);
        if (said.says("target")) {
            var second = new Charge(said.id(), charge.attackers, said.text("target"), false, ground(said, Ground.OPEN));
            second.second = true;
            field.charges.add(second);
        }
    }
}
