package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.ChargeEvent.DisorderPoint;
import org.longroll.adf.battle.ChargeEvent.Reach;
import org.longroll.adf.chart.MoraleChart;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Charge;
import org.longroll.adf.rules.ChargeAnswer;
import org.longroll.battle.Odds;
import org.longroll.dice.Roll;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Charges and countercharges, up to the defender's check at one inch. */
record ChargePlay(Scene scene) {

    Verdict<List<Event>> decide(Deed.Charge charge) {
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
        return ask(charge.units(), charge.terrain())
                .then(answers -> Verdict.unless(beyond(charge.inches(), answers), () -> answers))
                .then(answers -> tray.take(
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

    /** Whether the target is farther than the slowest could come with the best of dice. */
    private Optional<Refusal> beyond(@Nullable Fraction inches, List<ChargeAnswer> answers) {
        var farthest = farthest(answers);
        return scene.first(() -> AdfBattleRefusal.BEYOND_ANY_CHARGE.when(
                inches != null && !inches.atMost(farthest), "inches", () -> "The charge comes %s inches at most."
                        .formatted(farthest.decimal())));
    }

    /** The move and the largest bonus of the slowest. */
    static Fraction farthest(List<ChargeAnswer> answers) {
        return answers.stream()
                .map(ChargeAnswer::farthest)
                .min(Fraction::compareTo)
                .orElse(Fraction.ZERO);
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
        var points = points(charge.units(), reaches);
        course.happens(new ChargeEvent.ChargeMade(
                charge.units(), charge.target(), charge.aspect(), slowest, odds(answers.getFirst()), points));
        Deeds.stand(course, charge.positions(), charge.units());
        Charges.comeTo(course, slowest.inches());
        if (slowest.inches().atMost(slowest.distance().plus(scene.checkInches()))) {
            callFear(course, scene.chart().morale());
        }
    }

    private static List<DisorderPoint> points(List<String> units, List<Reach> reaches) {
        var points = new ArrayList<DisorderPoint>();
        for (int i = 0; i < units.size(); i++) {
            points.add(new DisorderPoint(units.get(i), reaches.get(i).disorderPoint()));
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

    Verdict<List<Event>> decide(Deed.Countercharge order) {
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
                .then(answer -> Verdict.unless(beforeTheDice(order, answer), () -> answer))
                .then(answer -> tray.take(order.dice(), answer.dice(), "charge-bonus", unit, "dice")
                        .then(roll -> {
                            var reach = meeting(answer, roll, order);
                            return Verdict.unless(afterTheDice(order, reach), () -> {
                                var course = scene.course().happen(tray.events());
                                met(course, order, held(order, reach), odds(answer));
                                return course.events();
                            });
                        }));
    }

    /** Whether some dice bring it to where it is said to meet the charge, or to where the charge can be met. */
    private Optional<Refusal> beforeTheDice(Deed.Countercharge order, ChargeAnswer answer) {
        var said = order.inches();
        return scene.first(
                () -> said == null || said.atMost(answer.farthest())
                        ? Optional.empty()
                        : tooFar(order.units().getFirst(), answer.farthest()),
                () -> apart(said == null ? answer.farthest() : said, said));
    }

    /**
     * Inches that dice were not thrown for are said wrongly. Dice of the server are not refused, or they could be had again;
     * and where no inches are said, they tell how far it comes.
     */
    private Optional<Refusal> afterTheDice(Deed.Countercharge order, Reach reach) {
        return order.inches() == null || order.dice() instanceof GivenDice.ByServer
                ? Optional.empty()
                : scene.first(
                        () -> reach.fallsShort()
                                ? tooFar(order.units().getFirst(), reach.distance())
                                : Optional.empty(),
                        () -> apart(reach.inches(), reach.inches()));
    }

    /** It goes no farther than its dice bring it, unless that is waived. */
    private Reach held(Deed.Countercharge order, Reach reach) {
        return reach.fallsShort()
                        && scene.first(() -> tooFar(order.units().getFirst(), reach.distance()))
                                .isPresent()
                ? reach.over(reach.distance())
                : reach;
    }

    /** Unless it is said, both meet halfway, or as near to that as their distances let them. */
    private Reach meeting(ChargeAnswer answer, Roll roll, Deed.Countercharge order) {
        var reach = reach(answer, answer, roll, order.terrain(), order.inches());
        var gap = run().gap();
        if (order.inches() != null || gap == null) {
            return reach;
        }
        var halfway = gap.times(Fraction.HALF);
        var least = leastToMeet();
        var there = halfway.atMost(least) ? least : halfway;
        return reach.over(there.atMost(reach.distance()) ? there : reach.distance());
    }

    private AdfCharge.Run run() {
        var charge = scene.field().charge();
        return charge == null ? AdfCharge.Run.UNKNOWN : charge.run();
    }

    /** How far a countercharge must come for the charge to meet it. */
    private Fraction leastToMeet() {
        var gap = run().gap();
        return gap == null ? Fraction.ZERO : gap.plus(run().gone(Fraction.ZERO).times(-1));
    }

    /** Whether they meet in the overlap of their distances; without a word on where, it is no farther than the gap. */
    private Optional<Refusal> apart(Fraction inches, @Nullable Fraction said) {
        var gap = run().gap();
        var least = leastToMeet();
        return AdfBattleRefusal.NOT_IN_THE_OVERLAP.when(
                gap != null && !(least.atMost(inches) && (said == null || said.atMost(gap))),
                "inches",
                () -> "The charge began %s inches away; to meet it takes from %s to %s inches."
                        .formatted(
                                gap == null ? "" : gap.decimal(), least.decimal(), gap == null ? "" : gap.decimal()));
    }

    /** Whether a countercharge over this ground meets the charge with some dice. */
    boolean mayMeet(String unit, Terrain terrain) {
        return ask(unit, terrain).refusal().isEmpty()
                && leastToMeet().atMost(ask(unit, terrain).answer().farthest());
    }

    Optional<Refusal> toCountercharging(List<String> units, UUID to) {
        return scene.first(() -> scene.reactions().toReacting("countercharge", units, to), () -> scene.rules()
                .countercharge(scene.unit(units.getFirst()).troops())
                .refusal());
    }

    private Optional<Refusal> tooFar(String unit, Fraction farthest) {
        return Optional.of(AdfBattleRefusal.TOO_FAR.of(
                "inches", "%s goes no farther than %s inches.".formatted(scene.name(unit), farthest.decimal())));
    }

    /** A unit that countercharges takes no check. If its dice do not bring it to the charge, both have fallen short. */
    private void met(Course course, Deed.Countercharge order, Reach reach, Odds odds) {
        var unit = order.units().getFirst();
        Deeds.react(scene, course, unit, order.reactionTo(), 1);
        var charge = course.field().charge();
        if (charge != null && charge.fear() != null) {
            course.field().agenda().find(charge.fear()).ifPresent(course::settles);
        }
        course.happens(new ChargeEvent.CounterchargeMade(unit, reach, odds));
        Charges.comeTo(course, Fraction.ZERO);
        if (reach.disorderPoint().atMost(reach.inches())) {
            Charges.disorder(course, unit);
        }
        Deeds.stand(course, order.positions(), order.units());
        if (scene.first(() -> apart(reach.inches(), reach.inches())).isPresent()) {
            Charges.end(course, ChargeEvent.Ending.FELL_SHORT);
        }
    }
}
