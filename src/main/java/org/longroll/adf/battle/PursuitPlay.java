package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.adf.battle.AdfEvent.Cause;
import org.longroll.adf.battle.ChargeEvent.Ending;
import org.longroll.adf.chart.Morale;
import org.longroll.battle.Possibility;
import org.longroll.journal.Event;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** A winning attacker goes on: follows the beaten unit, or attacks another. */
record PursuitPlay(Scene scene) {

    Verdict<List<Event>> decide(ChargeOrder.Pursue order) {
        return ImpactPlay.charge(scene, order, AdfCharge.Stage.WON)
                .then(charge -> Verdict.unless(objection(charge, order), () -> {
                    var course = scene.course();
                    var units = fit(charge);
                    units.forEach(unit -> Harm.comesTo(
                            course,
                            unit,
                            scene.rules().pursuit(course.unit(unit).morale()),
                            Cause.PURSUIT));
                    Deeds.stand(course, order.positions(), units);
                    goOn(course, order, units);
                    return course.events();
                }));
    }

    private void goOn(Course course, ChargeOrder.Pursue order, List<String> units) {
        if (order.target() == null) {
            course.happens(new ChargeEvent.AttackerFollowed(units, order.inches()))
                    .happens(new ChargeEvent.ChargeEnded(Ending.FOLLOWED));
        } else {
            course.happens(new ChargeEvent.PursuitBegun(units, order.target(), order.aspect(), order.inches()));
            ChargePlay.callFear(course, scene.chart().morale());
        }
    }

    private Optional<Refusal> objection(AdfCharge charge, ChargeOrder.Pursue order) {
        return scene.first(
                () -> scene.inputs().objectionFor(scene.unit(charge.lead()).side(), "charge"),
                () -> nobodyFit(charge),
                () -> order.target() == null ? Optional.empty() : toTarget(charge, order.target()),
                () -> tooFar(charge, order));
    }

    private Optional<Refusal> nobodyFit(AdfCharge charge) {
        return AdfBattleRefusal.NOBODY_TO_PURSUE.when(
                fit(charge).isEmpty(), "charge", () -> "Nobody of the charge is in a state to go on.");
    }

    /** The charging units that are present and not routed. */
    private List<String> fit(AdfCharge charge) {
        return charge.units().stream()
                .filter(unit -> scene.field().present(unit) && scene.unit(unit).morale() != Morale.ROUTED)
                .toList();
    }

    private Optional<Refusal> tooFar(AdfCharge charge, ChargeOrder.Pursue order) {
        var inches = order.inches() == null ? Fraction.ZERO : order.inches();
        return charge.mayFollow(scene.field())
                .flatMap(farthest -> AdfBattleRefusal.FOLLOWS_TOO_FAR.when(
                        !inches.atMost(farthest), "inches", () -> "The attacker goes on %s inches at most."
                                .formatted(farthest.decimal())));
    }

    private Optional<Refusal> toTarget(AdfCharge charge, String target) {
        return scene.deeds()
                .toAttacking(target, scene.unit(charge.lead()).side(), "target")
                .or(() -> AdfBattleRefusal.NOT_A_NEW_UNIT.when(
                        charge.beaten().contains(target), "target", () -> "%s was beaten in this charge."
                                .formatted(scene.name(target))));
    }

    void next(List<Possibility> next) {
        var charge = scene.field().charge();
        if (charge == null
                || charge.stage() != AdfCharge.Stage.WON
                || nobodyFit(charge).isPresent()) {
            return;
        }
        var side = scene.unit(charge.lead()).side();
        var targets = scene.present(scene.enemyOf(side)).stream()
                .map(AdfUnit::id)
                .filter(enemy -> toTarget(charge, enemy).isEmpty())
                .toList();
        next.add(Possibility.of("pursue", side)
                .inCharge(charge.id())
                .by(fit(charge))
                .with("targets", targets)
                .with(
                        "inches",
                        charge.mayFollow(scene.field()).stream()
                                .map(Fraction::decimal)
                                .toList()));
    }
}
