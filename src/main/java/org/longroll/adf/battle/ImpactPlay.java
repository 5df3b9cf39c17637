package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfEvent.Cause;
import org.longroll.adf.battle.ChargeEvent.Ending;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.Contestant;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.ImpactOutcome;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.battle.Odds;
import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.journal.DiceTray;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** The impact of a charge, and its effects on both sides. */
record ImpactPlay(Scene scene) {

    private static final Dice STOP_SHORT = Dice.d6(1);

    Verdict<List<Event>> decide(ChargeOrder.Impact order) {
        return charge(scene, order, AdfCharge.Stage.CLOSE, AdfCharge.Stage.CONTACT)
                .then(charge -> Verdict.unless(
                        benefits(
                                scene,
                                charge.lead(),
                                order.attacker().situation(),
                                charge.target(),
                                order.defender().situation()),
                        () -> charge))
                .then(charge -> {
                    var course = scene.course();
                    Charges.comeTo(course, Fraction.ZERO);
                    return new ImpactPlay(scene.after(course))
                            .met(charge, order)
                            .map(course::and);
                });
    }

    /** Whether leaders of both sides can be worth what was said of them. */
    static Optional<Refusal> benefits(
            Scene scene, String attacker, SaidSituation attackers, String defender, SaidSituation defenders) {
        return attackers
                .objection(scene, scene.unit(attacker).side(), "attacker.")
                .or(() -> defenders.objection(scene, scene.unit(defender).side(), "defender."));
    }

    private Verdict<List<Event>> met(AdfCharge charge, ChargeOrder.Impact order) {
        return scene.rules()
                .impact(attacker(charge, order.attacker()), defender(charge, order.defender()))
                .then(answer -> switch (answer) {
                    case ImpactAnswer.Surrender surrender -> Verdict.allowed(surrendered(charge, surrender));
                    case ImpactAnswer.Contest contest -> fought(charge, order, contest);
                });
    }

    /** The charge that an order carries on, if it has reached that stage. */
    static Verdict<AdfCharge> charge(Scene scene, ChargeOrder order, AdfCharge.Stage... stages) {
        var charge = scene.field().charge(order.charge());
        return Verdict.unless(
                AdfBattleRefusal.NO_SUCH_CHARGE
                        .when(charge.isEmpty(), "charge", () -> "No charge with this id is under way.")
                        .or(() -> scene.first(() -> fallsShort(scene, charge.orElseThrow())))
                        .or(() -> charge.flatMap(each -> AdfBattleRefusal.NOT_AT_THIS_STAGE.when(
                                !List.of(stages).contains(each.stage()), "type", () -> comesNext(each.stage())))),
                charge::orElseThrow);
    }

    private static Optional<Refusal> fallsShort(Scene scene, AdfCharge charge) {
        return AdfBattleRefusal.FALLS_SHORT.when(charge.fallenShort(), "type", () -> "%s does not reach %s."
                .formatted(scene.name(charge.lead()), scene.name(charge.target())));
    }

    private static String comesNext(AdfCharge.Stage stage) {
        return switch (stage) {
            case APPROACH -> "The charge is on its way: first comes the check that is due, or a “countercharge”.";
            case CLOSE, CONTACT -> "The charge has come to contact: “impact” comes next.";
            case MELEE -> "The charge has come to a melee: “melee” comes next.";
            case VOLLEYS -> "The charge has stopped short: “fire” with “kind”: “volley” comes next.";
            case WON -> "The charge is won: “pursue” comes next.";
        };
    }

    private Contestant attacker(AdfCharge charge, ChargeOrder.ImpactSide said) {
        return contestant(scene, said.situation(), scene.unit(charge.lead()), scene.unit(charge.target()), false);
    }

    private Contestant defender(AdfCharge charge, ChargeOrder.ImpactSide said) {
        var unit = scene.unit(charge.target());
        return contestant(
                scene,
                said.situation().over(Preparation.ofTheCharged(scene.field(), unit, charge)),
                unit,
                scene.unit(charge.lead()),
                charge.run().disengaged());
    }

    /** A unit in an impact with an enemy, in its present state. */
    static Contestant contestant(Scene scene, SaidSituation said, AdfUnit unit, AdfUnit enemy, boolean disengaging) {
        var known = Preparation.facing(
                Preparation.of(scene.field(), unit, null), enemy, scene.chart().morale());
        return new Contestant(
                unit.nerves(), unit.strength(), unit.losses(), said.over(known).situation(), disengaging);
    }

    /** No roll: a routed unit that is reached surrenders. */
    private List<Event> surrendered(AdfCharge charge, ImpactAnswer.Surrender answer) {
        var course = scene.course()
                .happens(new ChargeEvent.ImpactResolved(
                        party(charge.lead(), answer.attacker(), List.of(), null),
                        party(charge.target(), answer.defender(), List.of(), null),
                        0,
                        Side.ATTACKER,
                        Side.DEFENDER,
                        ImpactResult.SURRENDERED,
                        null,
                        null,
                        answer.after(),
                        null,
                        0,
                        Odds.of(Distribution.certain("attacker/surrendered"), word -> word)));
        Harm.surrenders(course, charge.target());
        charge.units().forEach(unit -> involved(course, unit));
        return course.events();
    }

    private Verdict<List<Event>> fought(AdfCharge charge, ChargeOrder.Impact order, ImpactAnswer.Contest contest) {
        var tray = scene.tray();
        return tray.take(order.attacker().dice(), contest.dice(), "impact", charge.lead(), "attacker.dice")
                .then(attack -> tray.take(
                                order.defender().dice(), contest.dice(), "impact", charge.target(), "defender.dice")
                        .then(defence -> contest.roll(attack, defence)
                                .then(outcome -> stopShort(order, charge, outcome, tray)
                                        .map(inches -> resolved(
                                                charge,
                                                struck(charge, contest, outcome, attack, defence, inches),
                                                outcome,
                                                inches,
                                                tray)))));
    }

    /** How far short the attacker stops, if he does: one more die. */
    private Verdict<Optional<Fraction>> stopShort(
            ChargeOrder.Impact order, AdfCharge charge, ImpactOutcome outcome, DiceTray tray) {
        if (outcome.result() != ImpactResult.STOPPED_SHORT) {
            return Verdict.allowed(Optional.empty());
        }
        var given = order.stopShort() == null && order.attacker().dice() instanceof GivenDice.ByServer
                ? GivenDice.ROLL
                : order.stopShort();
        if (given == null) {
            return Verdict.refused(AdfBattleRefusal.STOP_SHORT_DIE
                    .of("stopShort", "The attacker stops short: throw one more die for the distance.")
                    .taking(STOP_SHORT));
        }
        return tray.take(given, STOP_SHORT, "stop-short", charge.lead(), "stopShort")
                .map(roll -> Optional.of(scene.rules().stopsShort(roll.sum())));
    }

    private ChargeEvent.ImpactResolved struck(
            AdfCharge charge,
            ImpactAnswer.Contest contest,
            ImpactOutcome outcome,
            Roll attack,
            Roll defence,
            Optional<Fraction> stopsShort) {
        var defeat = outcome.defeat();
        boolean won = outcome.winner().filter(Side.ATTACKER::equals).isPresent() && defeat.isPresent();
        return new ChargeEvent.ImpactResolved(
                party(charge.lead(), contest.attacker(), attack.faces(), outcome.attackFiv()),
                party(charge.target(), contest.defender(), defence.faces(), outcome.defenceFiv()),
                outcome.margin(),
                outcome.winner().orElse(null),
                defeat.map(ImpactOutcome.Defeat::loser).orElse(null),
                outcome.result(),
                defeat.map(ImpactOutcome.Defeat::fallBackInches)
                        .map(ImpactPlay::orNull)
                        .orElse(null),
                defeat.map(ImpactOutcome.Defeat::figuresLost)
                        .map(ImpactPlay::orNull)
                        .orElse(null),
                defeat.map(ImpactOutcome.Defeat::after).orElse(null),
                stopsShort.orElse(null),
                won ? scene.rules().follow(outcome).answer() : 0,
                Odds.of(contest.odds(), ImpactPlay::word));
    }

    private static String word(ImpactAnswer.Result result) {
        return result.winner().map(Side::word).orElse("none") + "/"
                + result.result().word();
    }

    private static @Nullable Integer orNull(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }

    private static ChargeEvent.Party party(
            String unit, ImpactAnswer.Party party, List<Integer> dice, @Nullable Integer fiv) {
        return new ChargeEvent.Party(
                unit,
                party.impactValue(),
                orNull(party.cmm()),
                orNull(party.mmp()),
                party.modifiers().map(Modifiers::all).orElse(List.of()),
                dice,
                fiv);
    }

    private List<Event> resolved(
            AdfCharge charge,
            ChargeEvent.ImpactResolved impact,
            ImpactOutcome outcome,
            Optional<Fraction> stopsShort,
            DiceTray tray) {
        var course = scene.course().happen(tray.events()).happens(impact);
        outcome.defeat().ifPresent(defeat -> losers(charge, defeat).forEach(unit -> beaten(course, unit, defeat)));
        if (outcome.result() != ImpactResult.MELEE) {
            charge.units().forEach(unit -> involved(course, unit));
            involved(course, charge.target());
        }
        stopsShort.ifPresent(inches -> shortOf(course, charge, inches));
        if (outcome.defeat().filter(defeat -> defeat.loser() == Side.ATTACKER).isPresent()) {
            course.happens(new ChargeEvent.ChargeEnded(Ending.ATTACKER_LOST));
        }
        return course.events();
    }

    /** All units that charged together share the defeat. */
    private static List<String> losers(AdfCharge charge, ImpactOutcome.Defeat defeat) {
        return switch (defeat.loser()) {
            case ATTACKER -> charge.units();
            case DEFENDER -> List.of(charge.target());
        };
    }

    private static void beaten(Course course, String unit, ImpactOutcome.Defeat defeat) {
        if (!defeat.after().inPlay()) {
            Harm.surrenders(course, unit);
            return;
        }
        Harm.hits(course, unit, defeat.figuresLost().orElse(0), Cause.IMPACT);
        if (!course.unit(unit).inPlay()) {
            return;
        }
        defeat.fallBackInches().ifPresent(inches -> course.happens(new AdfEvent.FellBack(unit, inches, Cause.IMPACT)));
        Harm.comesTo(course, unit, course.unit(unit).morale().orWorse(defeat.after()), Cause.IMPACT);
    }

    /** After an impact no unit that took part is in good order. */
    private void involved(Course course, String unit) {
        var morale = course.unit(unit).morale();
        if (morale.inPlay() && morale != Morale.ROUTED) {
            Harm.comesTo(course, unit, scene.rules().afterImpact(morale), Cause.IMPACT);
        }
    }

    private void shortOf(Course course, AdfCharge charge, Fraction inches) {
        var volleys = new ArrayList<String>();
        if (scene.chart().impact().stopShortVolley()) {
            volleys.addAll(charge.units());
            volleys.add(charge.target());
        }
        course.happens(new ChargeEvent.AttackerStoppedShort(inches, volleys));
        if (volleys.isEmpty()) {
            course.happens(new ChargeEvent.ChargeEnded(Ending.STOPPED_SHORT));
        }
    }
}
