package org.longroll.adf.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.AdfEvent;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.ChargeEvent;
import org.longroll.adf.battle.ChargeOrder;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.battle.LeaderOrder;
import org.longroll.adf.battle.Maneuver;
import org.longroll.adf.battle.TurnOrder;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.AcrossADeadlyField;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.battle.Field;
import org.longroll.journal.Event;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.report.Term;
import org.longroll.report.story.Beat;
import org.longroll.report.story.Beat.Fired;
import org.longroll.report.story.Beat.Moved.Manner;
import org.longroll.report.story.ChargeBeat;
import org.longroll.report.story.ChargeBeat.Clashed.Outcome;
import org.longroll.report.story.Effect;
import org.longroll.report.story.LeaderBeat;
import org.longroll.report.story.Narrator;
import org.longroll.report.story.NerveBeat;
import org.longroll.report.story.Tale;
import org.longroll.report.story.Text;

public final class AdfNarrator implements Narrator {

    @Override
    public String system() {
        return AcrossADeadlyField.NAME;
    }

    @Override
    public List<Term> words() {
        return List.of(
                new Term("figure", "the miniature by which the strength of a unit is counted"),
                new Term("section", "part of a battery, as a rule two guns"),
                new Term("disorder", "the first step down from good order: the ranks are mixed up"),
                new Term(
                        "shaken",
                        "the second step down: the men have lost heart; those who break and run are the third"),
                new Term(
                        "back into the ranks",
                        "men who had left the ranks and return; the losses of a turn are less by them"));
    }

    /** Empty while leaders of both sides move, and between turns. */
    @Override
    public Optional<String> acting(Field field) {
        return Optional.of(field)
                .filter(each -> ((AdfField) each).clock().part().ofASide())
                .map(Field::activeSide);
    }

    @Override
    public Optional<Effect> effect(Event event, Field before) {
        return event instanceof AdfEvent own ? Effects.of(own, (AdfField) before) : Optional.empty();
    }

    @Override
    public void tell(Order order, RecordedOrder said, Field before, Tale tale) {
        if (order instanceof AdfOrder own) {
            own(own, said, (AdfField) before, tale);
        }
    }

    private static void own(AdfOrder order, RecordedOrder said, AdfField before, Tale tale) {
        switch (order) {
            case Maneuver maneuver -> tale.tell(moved(maneuver, tale));
            case Deed.Fire fire -> fired(said, before, tale);
            case Deed.Charge charge -> charged(charge, said, tale);
            case Deed.Countercharge counter ->
                tale.tell(new ChargeBeat.Countercharged(counter.units().getFirst()));
            case Deed.Rally rally -> rallied(rally.units(), before, tale);
            case Deed.Reform reform -> rallied(reform.units(), before, tale);
            case Deed.Rout rout -> ran(rout, said, tale);
            case Deed.Merge merge -> merged(said, tale);
            case ChargeOrder.Impact impact -> impact(impact, said, before, tale);
            case ChargeOrder.Melee melee -> fired(said, before, tale);
            case ChargeOrder.Pursue pursue -> pursued(pursue.target(), said, tale);
            case AdfOrder.MoraleCheck check -> tested(check.due(), before, tale);
            case AdfOrder.CompetenceTest test -> competence(said, tale);
            case LeaderOrder.AttachLeader(var leader, var unit) -> tale.tell(LeaderBeat.Led.joined(leader, unit));
            case LeaderOrder.DetachLeader detach -> {}
            case LeaderOrder.LeaderMove move -> {}
            case LeaderOrder.LeaderCasualty casualty -> {}
            case AdfOrder.Answer answer -> {}
            case AdfOrder.Group group -> {}
            case TurnOrder turn -> {}
        }
    }

    private static Beat moved(Maneuver maneuver, Tale tale) {
        var side = tale.sideOf(maneuver.units());
        return switch (maneuver) {
            case Maneuver.ChangeFormation change ->
                new Beat.Moved(side, Manner.FORMED, change.formation().word(), change.units());
            case Maneuver.Move move -> new Beat.Moved(side, Manner.MOVED, null, move.units());
            case Maneuver.Disengage off -> new Beat.Moved(side, Manner.WITHDREW, null, off.units());
            case Maneuver.Face face -> new Beat.Moved(side, Manner.FACED, null, face.units());
            case Maneuver.Limber limber -> new Beat.Moved(side, Manner.LIMBERED, null, limber.units());
            case Maneuver.Unlimber unlimber -> new Beat.Moved(side, Manner.UNLIMBERED, null, unlimber.units());
            case Maneuver.Mount mount -> new Beat.Moved(side, Manner.MOUNTED, null, mount.units());
            case Maneuver.Dismount dismount -> new Beat.Moved(side, Manner.DISMOUNTED, null, dismount.units());
        };
    }

    private static void fired(RecordedOrder said, AdfField before, Tale tale) {
        said.events(AdfEvent.FireResolved.class)
                .forEach(fire -> tale.tell(new Fired(
                        tale.sideOf(fire.firers()),
                        manner(fire, before),
                        fire.firers(),
                        List.of(fire.unit()),
                        tale.take(List.of(fire.unit())))));
    }

    private static Fired.Manner manner(AdfEvent.FireResolved fire, AdfField before) {
        boolean guns =
                fire.firers().stream().allMatch(unit -> before.units().get(unit).arm() == Arm.ARTILLERY);
        return switch (fire.kind()) {
            case FIRE, DELIBERATE, VOLLEY -> guns ? Fired.Manner.CANNONADE : Fired.Manner.FIRE;
            case REACTION -> isReply(before) ? Fired.Manner.REPLY : Fired.Manner.REACTION;
            case DESPERATION, POINT_BLANK -> Fired.Manner.POINT_BLANK;
            case MELEE -> Fired.Manner.HAND_TO_HAND;
        };
    }

    /** Fire in return for fire; other reactions are to a march or a charge. */
    private static boolean isReply(AdfField before) {
        return !before.triggers().isEmpty()
                && before.triggers().getLast().type().equals("fire");
    }

    private static void charged(Deed.Charge charge, RecordedOrder said, Tale tale) {
        boolean fellShort = said.events(ChargeEvent.ChargeMade.class)
                .anyMatch(made -> made.reach().fallsShort());
        tale.tell(new ChargeBeat.Charged(charge.units(), charge.target(), fellShort));
    }

    private static void rallied(List<String> units, AdfField before, Tale tale) {
        for (var unit : units) {
            if (before.units().get(unit).morale() == Morale.GOOD_ORDER) {
                hadNothingToRallyFrom(unit, tale);
            } else {
                tale.tell(new NerveBeat.Rallied(
                        tale.sideOf(units), List.of(unit), tale.takeOr(unit, new Effect.Held(unit))));
            }
        }
    }

    /** The umpire let a unit in good order try; it is told only if it came to harm. */
    private static void hadNothingToRallyFrom(String unit, Tale tale) {
        var effects = tale.take(List.of(unit));
        if (!effects.isEmpty()) {
            tale.tell(new NerveBeat.Tested(NerveBeat.Tested.Why.ORDERS, List.of(unit), effects));
        }
    }

    /** With what came of it for those who charged with the first. */
    private static void impact(ChargeOrder.Impact order, RecordedOrder said, AdfField before, Tale tale) {
        said.events(ChargeEvent.ImpactResolved.class).forEach(impact -> {
            var struck = new ArrayList<String>(
                    List.of(impact.attacker().unit(), impact.defender().unit()));
            before.charge(order.charge()).ifPresent(charge -> struck.addAll(charge.units()));
            tale.tell(new ChargeBeat.Clashed(
                    List.of(impact.attacker().unit()),
                    List.of(impact.defender().unit()),
                    outcome(impact),
                    tale.take(struck)));
        });
    }

    private static Outcome outcome(ChargeEvent.ImpactResolved impact) {
        if (impact.outcome() == ImpactResult.MELEE) {
            return Outcome.LOCKED;
        }
        if (impact.outcome() == ImpactResult.STOPPED_SHORT) {
            return Outcome.STOPPED_SHORT;
        }
        return impact.loser() == Side.DEFENDER ? Outcome.ATTACKERS_WON : Outcome.DEFENDERS_WON;
    }

    private static void pursued(@Nullable String target, RecordedOrder said, Tale tale) {
        said.events(ChargeEvent.AttackerFollowed.class)
                .forEach(followed -> tale.tell(new ChargeBeat.Pursued(followed.units(), null)));
        said.events(ChargeEvent.PursuitBegun.class)
                .forEach(begun -> tale.tell(new ChargeBeat.Pursued(begun.units(), target)));
    }

    private static void tested(String due, AdfField before, Tale tale) {
        before.agenda().find(due).ifPresent(check -> {
            var unit = check.unit();
            tale.tell(new NerveBeat.Tested(
                    why(check.why()),
                    List.of(unit),
                    tale.takeOr(unit, unchanged(before.units().get(unit)))));
        });
    }

    /** A check that changed nothing: a unit that was in no worse than disorder held, a worse one is as bad as before. */
    private static Effect unchanged(AdfUnit unit) {
        return unit.morale().worseThan(Morale.DISORDER)
                ? new Effect.Stayed(unit.id(), Text.plain(unit.morale().word()))
                : new Effect.Held(unit.id());
    }

    private static NerveBeat.Tested.Why why(DueReason reason) {
        return switch (reason) {
            case FIRE, LEADER_AT_RISK, STILL_IN_REACH -> NerveBeat.Tested.Why.FIRE;
            case NEIGHBOUR_ELIMINATED -> NerveBeat.Tested.Why.NEIGHBOUR_LOST;
            case NEIGHBOUR_ROUTED -> NerveBeat.Tested.Why.NEIGHBOUR_ROUTED;
            case LEADER_KILLED -> NerveBeat.Tested.Why.LEADER_LOST;
            case FEAR_OF_CHARGE -> NerveBeat.Tested.Why.CHARGE;
        };
    }

    private static void competence(RecordedOrder said, Tale tale) {
        said.events(AdfEvent.CompetenceTested.class)
                .filter(test -> !test.passed())
                .forEach(test -> tale.tell(new Beat.Moved(
                        tale.sideOf(List.of(test.unit())), Manner.STOOD_FAST, null, List.of(test.unit()))));
    }

    /** Of a battery that lost its guns on the run only that is told. */
    private static void ran(Deed.Rout rout, RecordedOrder said, Tale tale) {
        if (said.events(AdfEvent.UnitRan.class).noneMatch(AdfEvent.UnitRan::gunsLost)) {
            tale.tell(new Beat.Moved(tale.sideOf(rout.units()), Manner.RAN, null, rout.units()));
        }
    }

    private static void merged(RecordedOrder said, Tale tale) {
        said.events(AdfEvent.RegimentsMerged.class)
                .forEach(merged -> tale.tell(new Beat.Merged(merged.unit(), merged.absorbed())));
    }
}
