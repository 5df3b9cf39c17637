package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.ChargeEvent.DisorderPoint;
import org.longroll.adf.battle.ChargeEvent.Ending;
import org.longroll.adf.battle.ChargeEvent.Reach;
import org.longroll.adf.chart.MoraleChart;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Charge;
import org.longroll.adf.rules.ChargeAnswer;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.Odds;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Charges and countercharges, up to the defender's check at one inch. */
record ChargePlay(Scene scene) {

    Verdict<List<BattleEvent>> decide(Deed.Charge charge) {
        var refusal = scene.deeds()
                .toNaming(charge.units(), "units")
                .or(() -> scene.deeds()
                        .toAttacking(
                                charge.target(),
                                scene.unit(charge.units().getFirst()).side(),
                                "target"))
                .or(() -> toCharging(charge.units()));
        if (refusal.isPresent()) {
            return Verdict.refused(refusal.get());
        }
        var tray = scene.tray();
        return ask(charge.units(), charge.terrain()).then(answers -> tray.take(
                        charge.dice(),
                        answers.getFirst().dice(),
                        "charge-bonus",
                        charge.units().getFirst(),
                        "dice")
                .map(roll -> {
                    var course = scene.course().happen(tray.events());
                    made(course, charge, answers, roll);
                    return course.events();
                }));
    }

    Optional<Refusal> toCharging(List<String> units) {
        return scene.deeds().toActing("charge", units, unit -> unit.activity().afterActing(1));
    }

    /** The chart's answer for each unit's charge on this ground. */
    Verdict<List<ChargeAnswer>> ask(List<String> units, Terrain terrain) {
        var answers = new ArrayList<ChargeAnswer>();
        for (var unit : units) {
            switch (ask(unit, terrain)) {
                case Verdict.Allowed<ChargeAnswer>(var answer) -> answers.add(answer);
                case Verdict.Refused<ChargeAnswer>(var refusal) -> {
                    return Verdict.refused(refusal);
                }
            }
        }
        return Verdict.allowed(answers);
    }

    private Verdict<ChargeAnswer> ask(String unit, Terrain terrain) {
        int benefit = Preparation.benefitToMove(scene.field(), unit);
        return scene.rules().charge(new Charge(scene.unit(unit).troops(), terrain, benefit));
    }

    /** Units that charge together go as far as the slowest; each falls into disorder at its own point. */
    private void made(Course course, Deed.Charge charge, List<ChargeAnswer> answers, Roll roll) {
        var reaches = answers.stream()
                .map(answer -> reach(answer, answers.getFirst(), roll, charge.terrain(), charge.inches()))
                .toList();
        var slowest = reaches.stream()
                .reduce((one, other) -> other.distance().compareTo(one.distance()) < 0 ? other : one)
                .orElseThrow();
        charge.units().forEach(unit -> Deeds.act(scene, course, unit, 1));
        Charges.breakOff(course);
        var points = points(charge.units(), reaches, slowest);
        course.happens(new ChargeEvent.ChargeMade(
                charge.units(), charge.target(), charge.aspect(), slowest, odds(answers.getFirst()), points));
        Deeds.stand(course, charge.positions(), charge.units());
        if (slowest.fallsShort()) {
            points.forEach(point -> Charges.disorder(course, point.unit()));
            course.happens(new ChargeEvent.ChargeEnded(Ending.FELL_SHORT));
        } else {
            callFear(course, scene.chart().morale());
        }
    }

    /** Of the units that would pass their disorder point on the way. */
    private static List<DisorderPoint> points(List<String> units, List<Reach> reaches, Reach slowest) {
        var gone = slowest.fallsShort() ? slowest.distance() : slowest.inches();
        var points = new ArrayList<DisorderPoint>();
        for (int i = 0; i < units.size(); i++) {
            var point = reaches.get(i).disorderPoint();
            if (!gone.atMost(point)) {
                points.add(new DisorderPoint(units.get(i), point));
            }
        }
        return points;
    }

    /** Without a distance the charge goes its plain move. */
    private static Reach reach(
            ChargeAnswer answer, ChargeAnswer lead, Roll roll, Terrain terrain, @Nullable Fraction inches) {
        var by = roll.fits(answer.dice()) ? answer : lead;
        var outcome = by.roll(roll).answer();
        return new Reach(
                terrain,
                by.move(),
                outcome.bonus(),
                outcome.distance(),
                outcome.disorderPoint(),
                inches == null ? Fraction.whole(by.move()) : inches);
    }

    private static Odds odds(ChargeAnswer answer) {
        return Odds.of(answer.odds(), Fraction::decimal);
    }

    /** The charged unit's check at one inch; reactions may still come before it. */
    static void callFear(Course course, MoraleChart chart) {
        var charge = course.field().charge();
        if (charge == null) {
            return;
        }
        var target = course.unit(charge.target());
        course.happens(new DueEvent.CheckDue(
                course.nextDue(target.id()),
                target.id(),
                target.side(),
                DueReason.FEAR_OF_CHARGE,
                0,
                CheckCause.OTHER,
                Preparation.facing(
                        Preparation.ofTheCharged(course.field(), target, charge), course.unit(charge.lead()), chart),
                null));
    }

    Verdict<List<BattleEvent>> decide(Deed.Countercharge order) {
        var to = order.reactionTo();
        if (to == null) {
            return Verdict.refused(AdfBattleRefusal.NO_TRIGGER.of("reactionTo", "Say which charge is met."));
        }
        var refusal = scene.deeds().toNaming(order.units(), "units").or(() -> toCountercharging(order.units(), to));
        if (refusal.isPresent()) {
            return Verdict.refused(refusal.get());
        }
        var unit = order.units().getFirst();
        var tray = scene.tray();
        return ask(unit, order.terrain())
                .then(answer -> tray.take(order.dice(), answer.dice(), "charge-bonus", unit, "dice")
                        .then(roll -> {
                            var reach = reach(answer, answer, roll, order.terrain(), order.inches());
                            return Verdict.unless(scene.first(() -> tooFar(unit, reach)), () -> {
                                var course = scene.course().happen(tray.events());
                                met(course, order, reach, odds(answer));
                                return course.events();
                            });
                        }));
    }

    Optional<Refusal> toCountercharging(List<String> units, UUID to) {
        return scene.first(() -> scene.reactions().toReacting("countercharge", units, to), () -> scene.rules()
                .countercharge(scene.unit(units.getFirst()).troops())
                .refusal());
    }

    private Optional<Refusal> tooFar(String unit, Reach reach) {
        return AdfBattleRefusal.TOO_FAR.when(reach.fallsShort(), "inches", () -> "%s goes no farther than %s inches."
                .formatted(scene.name(unit), reach.distance().decimal()));
    }

    /** A unit that countercharges takes no check. */
    private void met(Course course, Deed.Countercharge order, Reach reach, Odds odds) {
        var unit = order.units().getFirst();
        Deeds.react(scene, course, unit, order.reactionTo(), 1);
        var charge = course.field().charge();
        if (charge != null && charge.fear() != null) {
            course.field().agenda().find(charge.fear()).ifPresent(course::settles);
        }
        course.happens(new ChargeEvent.CounterchargeMade(unit, reach, odds));
        Charges.comeTo(course, Fraction.ZERO);
        if (!reach.inches().atMost(reach.disorderPoint())) {
            Charges.disorder(course, unit);
        }
        Deeds.stand(course, order.positions(), order.units());
    }
}
