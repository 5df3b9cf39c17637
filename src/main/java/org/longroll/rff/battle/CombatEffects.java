package org.longroll.rff.battle;

import java.util.Comparator;
import java.util.List;
import org.longroll.rff.battle.ChargeEvent.BreakthroughCalled;
import org.longroll.rff.battle.ChargeEvent.ChargeEnded;
import org.longroll.rff.battle.ChargeEvent.PositionCarried;
import org.longroll.rff.battle.ChargeEvent.PositionHeld;
import org.longroll.rff.battle.ChargeEvent.StruggleContinues;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.rules.ChargeOutcome;
import org.longroll.rff.rules.Lot;
import org.longroll.rules.Fraction;

/** The effects of a combat on both sides, and the stage of the charge after it. */
record CombatEffects(Scene scene, Course course, RffCharge charge) {

    /** The charge's next stage is recorded before the losses, which could end it otherwise; losers come first. */
    void of(ChargeOutcome outcome) {
        var defenders = List.of(charge.target());
        if (outcome.result() == ChargeResult.DESPERATE_STRUGGLE) {
            suffer(charge.attackers(), outcome.attacker());
            suffer(defenders, outcome.defender());
            if (course.field().charge(charge.id()).isPresent()) {
                course.happens(new StruggleContinues(charge.id()));
            }
            return;
        }
        if (outcome.attacker().breaksThrough()) {
            course.happens(new BreakthroughCalled(charge.id(), charge.attackers()));
        } else {
            course.happens(new ChargeEnded(charge.id(), ChargeEnded.Why.DECIDED));
        }
        if (outcome.attacker().advance().isPresent()) {
            take(defenders, outcome.defender());
            take(charge.attackers(), outcome.attacker());
        } else {
            take(charge.attackers(), outcome.attacker());
            take(defenders, outcome.defender());
        }
    }

    private void take(List<String> units, Lot lot) {
        var leaders = units.stream()
                .flatMap(course.field()::leadersWith)
                .filter(RffLeader::leads)
                .toList();
        suffer(units, lot);
        var left = units.stream().filter(course::stands).toList();
        advance(left, lot);
        left.forEach(unit -> goBack(unit, lot));
        if (lot.fallenLeaderCheck()) {
            leaders.forEach(leader -> course.call(
                    RffDue.Kind.LEADER_UNDER_FIRE,
                    leader.id(),
                    scene.sideOf(units.getFirst()),
                    RffDue.Call.among(List.of())));
        }
    }

    /** Stands are lost one by one, each from the largest unit that is left; the state is that of all units. */
    private void suffer(List<String> units, Lot lot) {
        if (lot.fixedGunsLost()) {
            units.forEach(course::taken);
            return;
        }
        for (var unit : units) {
            if (course.unit(unit).guns() != null) {
                course.guns(unit, course.unit(unit).battery().damaging(lot.gunStandsDamaged()));
            }
        }
        lose(units, lot.standsLost());
        for (var unit : units) {
            if (course.stands(unit)) {
                worsen(unit, lot);
            }
        }
    }

    private void lose(List<String> units, int stands) {
        if (units.size() == 1) {
            course.lose(units.getFirst(), stands);
            return;
        }
        for (int lost = 0; lost < stands; lost++) {
            units.stream()
                    .filter(course::stands)
                    .max(Comparator.comparingInt(unit -> course.unit(unit).stands()))
                    .ifPresent(largest -> course.lose(largest, 1));
        }
    }

    /** Winning guns keep the state of each stand. */
    private void worsen(String unit, Lot lot) {
        switch (lot.after()) {
            case Order order -> course.worsen(unit, order);
            case GunState state -> {
                if (lot.advance().isEmpty()) {
                    course.worsen(unit, state);
                }
            }
        }
    }

    private void advance(List<String> left, Lot lot) {
        if (left.isEmpty()) {
            return;
        }
        if (lot.carriesThePosition()) {
            course.happens(new PositionCarried(charge.id(), left));
        } else if (lot.holds()) {
            course.happens(new PositionHeld(charge.id(), left));
        }
    }

    private void goBack(String unit, Lot lot) {
        boolean mayRecall = lot.mayRecall() && course.unit(unit).mounted();
        if (lot.retreat() == Retreat.NONE) {
            if (mayRecall) {
                course.happens(new RetreatEvent.RecallAllowed(unit));
            }
            return;
        }
        pursuersMissed(unit);
        var rate = course.unit(unit).order() == Order.BROKEN ? Rate.BROKEN : Rate.FULL;
        course.call(
                lot.advance().isPresent() ? RffDue.Kind.WORKS_HELD : RffDue.Kind.CHARGE_LOST,
                unit,
                scene.sideOf(unit),
                RffDue.Call.of(new RffDue.GoBack(
                        lot.retreat(),
                        rate,
                        Holding.NO,
                        null,
                        null,
                        mayRecall,
                        new Marches(scene.rules()).least(course.unit(unit), lot.retreat(), rate, Fraction.ZERO))));
    }

    /** Other charges on a unit that goes back have no target. */
    private void pursuersMissed(String unit) {
        for (var other : course.field().charges()) {
            if (other.fights() && other.target().equals(unit)) {
                course.happens(new ChargeEnded(other.id(), ChargeEnded.Why.TARGET_GONE));
            }
        }
    }
}
