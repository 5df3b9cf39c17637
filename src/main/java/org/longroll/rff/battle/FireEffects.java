package org.longroll.rff.battle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.battle.ChargeEvent.ChargeChecked;
import org.longroll.rff.battle.ChargeEvent.ChargeEnded;
import org.longroll.rff.battle.FireEvent.MassedTargetStruck;
import org.longroll.rff.battle.UnitEvent.RanLowOnAmmunition;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.ChargeFate;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.rules.FireLoss;
import org.longroll.rff.rules.FireOutcome;
import org.longroll.rff.rules.Target;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** The effects of a fire: on its target, on units behind it, on a charge, on a leader nearby, and on the firers. */
record FireEffects(Scene scene) {

    void of(Course course, RffOrder.Fire order, FireOutcome outcome) {
        var target = order.target();
        var leaders = scene.field().leadersWith(target).filter(RffLeader::leads).toList();
        suffer(course, target, outcome.loss());
        charge(course, order, outcome);
        massed(course, order, outcome);
        if (outcome.lowOnAmmunition()) {
            runLow(course, order);
        }
        if (outcome.fallenLeaderCheck()) {
            leader(course, target, leaders);
        }
    }

    /** The losses of one unit; stands of a battery are struck one by one, ready ones first. */
    private static void suffer(Course course, String id, FireLoss loss) {
        switch (loss.after()) {
            case Order order -> {
                course.lose(id, loss.standsLost());
                course.worsen(id, order);
            }
            case GunState state -> {
                var guns = course.unit(id).battery();
                int struck = loss.gunStandsStruck().orElse(guns.left());
                var after =
                        switch (state) {
                            case READY -> guns;
                            case SILENCED -> guns.silencing(struck);
                            case DAMAGED -> guns.damaging(struck);
                            case WRECKED -> guns.wrecking(struck);
                        };
                course.guns(id, after.wrecking(loss.standsLost()));
            }
        }
    }

    private void charge(Course course, RffOrder.Fire order, FireOutcome outcome) {
        var target = order.target();
        var charge = course.field().chargeBy(target);
        if (charge.isEmpty() || outcome.charge().isEmpty() || outcome.charge().get() == ChargeFate.HOME) {
            return;
        }
        course.happens(new ChargeChecked(charge.get().id(), target));
        if (charge.get().attackers().size() == 1) {
            course.happens(new ChargeEnded(charge.get().id(), ChargeEnded.Why.CHECKED));
        }
        course.call(
                RffDue.Kind.CHARGE_CHECKED,
                target,
                scene.sideOf(target),
                RffDue.Call.of(new RffDue.GoBack(
                        Retreat.SHORT,
                        Rate.FULL,
                        Holding.NO,
                        null,
                        null,
                        outcome.mayRecall(),
                        new Marches(scene.rules())
                                .least(
                                        course.unit(target),
                                        Retreat.SHORT,
                                        Rate.FULL,
                                        gap(order, charge.get().target())))));
    }

    /** How far a charge is from its target, if that is the unit that fires. */
    private static @Nullable Fraction gap(RffOrder.Fire order, String charged) {
        return order.firers().stream()
                .filter(group -> group.unit().equals(charged))
                .map(RffOrder.Fire.Group::inches)
                .min(Fraction::compareTo)
                .orElse(null);
    }

    /** Units close behind suffer at once if they were named; otherwise the players are asked, if it matters. */
    private void massed(Course course, RffOrder.Fire order, FireOutcome outcome) {
        var fire = new RffDue.Behind(order.target(), order.kind(), outcome.result(), outcome.total());
        if (order.massed() != null) {
            struck(course, fire, order.massed());
            return;
        }
        var choices = behind(order.target());
        if (!choices.isEmpty() && matters(fire)) {
            course.call(
                    RffDue.Kind.MASSED_TARGET,
                    order.target(),
                    scene.sideOf(order.target()),
                    new RffDue.Call(null, fire, choices));
        }
    }

    /** Units that can be behind a target: all of its side on the table. */
    List<String> behind(String target) {
        var field = scene.field();
        return field.table().unitsOf(scene.sideOf(target)).stream()
                .filter(unit -> !unit.equals(target) && field.fights(unit))
                .toList();
    }

    private boolean matters(RffDue.Behind fire) {
        var chart = scene.rules().printed().fire();
        var effect = Word.line(chart.effects(), chart.behind(fire.result()));
        return (effect.byMusketry() || fire.kind() == FireKind.CANNONADE)
                && (effect.troopsAfter().isPresent() || effect.gunsAfter().isPresent());
    }

    /** The next lower effect on each unit close behind a target. */
    void struck(Course course, RffDue.Behind fire, List<String> units) {
        for (var id : units) {
            var target = Shots.target(course.unit(id), List.of(), Cover.NONE, Target.Charging.NO);
            var loss = scene.rules().behind(fire.kind(), fire.result(), fire.total(), target);
            course.happens(new MassedTargetStruck(id, fire.target(), loss.result()));
            suffer(course, id, loss);
        }
    }

    /** One unit of troops that fired half of its stands or more, or one gun stand, is marked. */
    private void runLow(Course course, RffOrder.Fire order) {
        Map<String, Integer> fired = new LinkedHashMap<>();
        for (var group : order.firers()) {
            int all = Shots.servingStands(scene.field().unit(group.unit()));
            fired.merge(group.unit(), group.stands() == null ? all : group.stands(), Integer::sum);
        }
        var choices = fired.entrySet().stream()
                .filter(each -> canRunLow(scene.field().unit(each.getKey()), each.getValue()))
                .map(Map.Entry::getKey)
                .toList();
        if (choices.size() == 1) {
            course.happens(new RanLowOnAmmunition(choices.getFirst()));
        } else if (!choices.isEmpty()) {
            var first = choices.getFirst();
            course.call(RffDue.Kind.LOW_ON_AMMUNITION, first, scene.sideOf(first), RffDue.Call.among(choices));
        }
    }

    private boolean canRunLow(RffUnit unit, int fired) {
        return unit.guns() == null
                ? !unit.lowOnAmmunition() && scene.rules().runsLow(fired, unit.stands())
                : unit.lowStands() < unit.stands();
    }

    /** A leader with the target is the closest; otherwise the players are asked for a leader of its side nearby. */
    private void leader(Course course, String target, List<RffLeader> with) {
        var side = scene.sideOf(target);
        if (!with.isEmpty()) {
            course.call(RffDue.Kind.LEADER_UNDER_FIRE, with.getFirst().id(), side, RffDue.Call.among(List.of()));
            return;
        }
        var near = scene.field().leaders().stream()
                .filter(leader -> leader.leads()
                        && !scene.field().isAwaited(leader.id())
                        && scene.table().order().sideOfCommand(leader.command()).equals(side))
                .map(RffLeader::id)
                .toList();
        if (!near.isEmpty()) {
            course.call(RffDue.Kind.LEADER_NEAR_TARGET, target, side, RffDue.Call.among(near));
        }
    }
}
