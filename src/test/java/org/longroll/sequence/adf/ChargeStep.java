package org.longroll.sequence.adf;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.ChargeChart.DisorderPoint;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.ChargeAnswer;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;
import org.longroll.sequence.Said;
import org.longroll.sequence.adf.Charge.Step;

/** The charge until contact: declaration, reactions, the check at one inch, the countercharge. */
record ChargeStep(Field field) {

    /** One action each; the move and half of a routed movement; together as far as the slowest. */
    void declare(Said said) {
        var units = said.texts("units");
        new Actions(field).acted(said, true, Fraction.ZERO);
        field.trigger = new Field.Trigger(
                said.id(), said.kind(), units, true, Fraction.ONE, Integer.MAX_VALUE, new ArrayList<>());
        var asked = units.stream().map(id -> reach(said, id)).toList();
        var rolled = asked.getFirst().roll(new Roll(said.roll())).answer();
        int move = asked.stream().mapToInt(ChargeAnswer::move).min().orElseThrow();
        var distance = Fraction.whole(move).plus(rolled.bonus());
        var aspect = Word.find(Aspect.class, said.text("aspect")).orElse(Aspect.FRONT);
        var charge = new Charge(said.id(), units, said.text("target"), aspect, distance);
        charge.gap = said.says("inches") ? Fraction.parse(said.text("inches")).orElseThrow() : Fraction.whole(move);
        for (int i = 0; i < units.size(); i++) {
            var point = point(asked.get(i).disorderPoint(), move, rolled.bonus());
            charge.disorderPoints.put(units.get(i), point);
            field.unit(units.get(i)).takeActions(1);
        }
        field.charge = charge;
        field.count(units.size() > 1 ? "charges of several units" : "charges");
        hasCome(Fraction.ZERO);
        if (charge.comesWithinAnInch()) {
            field.check(charge.target, "fear-of-charge");
        } else {
            field.count("charges that fall short");
        }
    }

    private ChargeAnswer reach(Said said, String id) {
        var terrain = Word.find(Terrain.class, said.text("terrain")).orElseThrow();
        return field.rules
                .charge(new org.longroll.adf.rules.Charge(field.unit(id).troops(), terrain, field.benefitOfMove(id)))
                .answer();
    }

    private static Fraction point(DisorderPoint where, int move, Fraction bonus) {
        return switch (where) {
            case START -> Fraction.ZERO;
            case HALF_DISTANCE -> Fraction.whole(move).plus(bonus).times(Fraction.HALF);
            case HALF_BONUS -> Fraction.whole(move).plus(bonus.times(Fraction.HALF));
        };
    }

    static Fraction less(Fraction from, Fraction by) {
        return from.plus(by.times(-1));
    }

    private static Fraction least(Fraction one, Fraction other) {
        return one.atMost(other) ? one : other;
    }

    private Charge charge() {
        return Objects.requireNonNull(field.charge);
    }

    /** A point that is reached is passed: from there on a unit is in disorder. */
    void hasCome(Fraction inches) {
        charge().attackers.forEach(unit -> hasCome(unit, inches));
    }

    private void hasCome(String id, Fraction inches) {
        var point = charge().disorderPoints.get(id);
        if (point != null && point.atMost(inches)) {
            disorder(id);
        }
    }

    void disorder(String id) {
        var unit = field.unit(id);
        unit.morale = unit.morale.orWorse(Morale.DISORDER);
    }

    /** The charged unit's fire tells how far the charge has come; of another's the players say it, unsaid it has. */
    void isFiredOn(Regiment target, Said said, @Nullable Fraction inches) {
        var charge = field.charge;
        if (charge == null || !charge.isUnderWay() || !charge.attackers.contains(target.id)) {
            return;
        }
        var gap = charge.gap;
        if (said.texts("units").contains(charge.target) && inches != null && gap != null) {
            hasCome(least(charge.distance, less(gap, inches)));
        } else if (!said.says("disorderPointReached") || said.is("disorderPointReached")) {
            hasCome(wayOf(charge));
        }
    }

    /** As far as it goes: to its target, or its whole distance. */
    private static Fraction wayOf(Charge charge) {
        return charge.gap == null ? charge.distance : least(charge.distance, charge.gap);
    }

    /** Step 3: at one inch, before point blank and desperation fire. */
    void comesWithinAnInch() {
        var gap = charge().gap;
        if (gap != null) {
            hasCome(least(charge().distance, less(gap, Fraction.ONE)));
        }
    }

    /** They meet in the overlap: the charge has come the gap less the inches of the countercharge. */
    void countercharge(Said said) {
        field.count("countercharges");
        var charge = charge();
        var id = charge.target;
        var asked = reach(said, id);
        var rolled = asked.roll(new Roll(said.roll())).answer();
        new Reactions(field).react(said);
        field.duties.removeIf(Duty::isFear);
        charge.countercharged = true;
        charge.step = Step.CONTACT;
        charge.disorderPoints.put(id, rolled.disorderPoint());
        var own = met(said, charge, asked, rolled.distance());
        if (charge.gap != null) {
            charge.come = less(charge.gap, own);
            hasCome(least(charge.distance, charge.come));
        }
        hasCome(id, own);
        if (charge.come != null && !charge.come.atMost(charge.distance)) {
            field.count("countercharges that fall short");
            over();
        }
    }

    /** Said, or halfway, or as near to that as both distances let them. */
    private static Fraction met(Said said, Charge charge, ChargeAnswer asked, Fraction distance) {
        if (said.says("inches")) {
            return Fraction.parse(said.text("inches")).orElseThrow();
        }
        if (charge.gap == null) {
            return Fraction.whole(asked.move());
        }
        var half = charge.gap.times(Fraction.HALF);
        var nearest = less(charge.gap, charge.distance);
        var wanted = half.atMost(nearest) ? nearest : half;
        return least(wanted, distance);
    }

    /** Farther away by the inches that it went: checked if the charge comes to an inch, struck if it is reached. */
    void disengages(Fraction inches) {
        field.count("disengagements from a charge");
        var charge = charge();
        charge.disengaged = true;
        if (charge.gap == null) {
            askIfReached();
            return;
        }
        charge.gap = charge.gap.plus(inches);
        if (!charge.comesWithinAnInch()) {
            field.duties.removeIf(Duty::isFear);
        }
    }

    private void askIfReached() {
        field.ask(charge().target, "still-in-reach", field.company.sideOf(charge().lead()), List.of(charge().target));
    }

    /** A charging unit that falls back or routs is stopped; a charged one that falls back may be out of reach. */
    void afterCheck(Regiment unit, boolean fellBack, int inches) {
        var charge = field.charge;
        if (charge == null || !charge.isUnderWay()) {
            return;
        }
        if (charge.attackers.contains(unit.id) && (fellBack || unit.isRouted())) {
            stop(unit.id);
        } else if (charge.target.equals(unit.id) && fellBack && !charge.fallsShort()) {
            charge.fellBack = Fraction.whole(inches);
            askIfReached();
        }
    }

    /** A unit that is lost is out of its charge; a defender who is lost leaves the field to the attackers. */
    void afterLosses() {
        var charge = field.charge;
        if (charge == null || !charge.isUnderWay()) {
            return;
        }
        for (var id : List.copyOf(charge.attackers)) {
            if (!field.company.there(id)) {
                stop(id);
            }
        }
    }

    /** A unit that leaves the table has no more part in a charge, also when it comes back. */
    void leaves(String unit) {
        var charge = field.charge;
        if (charge == null) {
            return;
        }
        charge.attackers.remove(unit);
        if (charge.target.equals(unit) || charge.attackers.isEmpty()) {
            over();
        }
    }

    /** The others go on, led by the next; with none left the charge is over. */
    private void stop(String unit) {
        charge().attackers.remove(unit);
        if (charge().attackers.isEmpty()) {
            if (charge().fought) {
                disorder(charge().target);
            }
            over();
        }
    }

    void over() {
        field.duties.removeIf(duty -> duty.isFear() || duty.reason().equals("still-in-reach"));
        field.charge = null;
    }

    void stillInReach(boolean reached) {
        var charge = field.charge;
        if (charge == null) {
            return;
        }
        if (reached) {
            charge.step = charge.fought ? Step.CONTACT : charge.step;
            charge.fought = false;
        } else if (charge.fought) {
            new Contact(field).wonMelee();
        } else {
            over();
        }
    }

    /** A charge that fell short is over when its side goes on; volleys and pursuit stay open until the next charge. */
    void sideGoesOn() {
        var charge = field.charge;
        if (charge != null && charge.step.compareTo(Step.CLOSE) <= 0 && charge.fallsShort()) {
            hasCome(charge.distance);
            over();
        }
    }

    /** After every entry: where the charge stands when what was due is settled. */
    void settle() {
        var charge = field.charge;
        if (charge == null || !field.duties.isEmpty()) {
            return;
        }
        if (charge.step == Step.APPROACH && charge.comesWithinAnInch()) {
            charge.step = Step.CLOSE;
        }
        if (charge.step == Step.MELEE && charge.fought) {
            charge.fought = false;
            charge.step = Step.CONTACT;
        }
    }
}
