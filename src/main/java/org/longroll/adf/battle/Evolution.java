package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.AdfField.UnitGroup;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.Leg;
import org.longroll.battle.CommonEvent;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.Occasion;
import org.longroll.rules.Fraction;

/** The field after one more event. No chart is needed: events have their results in full. */
final class Evolution {

    private Evolution() {}

    static AdfField after(AdfField field, Event event, Occasion occasion) {
        return switch (event) {
            case JournalEvent.Declared(var order) -> CommonEvolution.triggered(field, order, occasion);
            case JournalEvent other -> field;
            case CommonEvent common -> CommonEvolution.after(field, common, occasion);
            case AdfEvent own -> after(field, own, occasion);
            default -> throw new IllegalArgumentException("not an event of this system: " + event);
        };
    }

    private static AdfField after(AdfField field, AdfEvent event, Occasion occasion) {
        return switch (event) {
            case AdfEvent.ReactionMade made -> reacted(field, made, occasion);
            case AdfEvent.Unit happened -> after(field, happened);
            case ChargeEvent charge -> ChargeEvolution.after(field, charge, occasion);
            case LeaderEvent leader -> after(field, leader);
            case TurnEvent turn -> after(field, turn);
            case DueEvent due -> after(field, due, occasion);
        };
    }

    private static AdfField after(AdfField field, AdfEvent.Unit event) {
        return switch (event) {
            case AdfEvent.ActionTaken taken ->
                field.with(taken.unit(), unit -> unit.doing(unit.activity().spent(taken.spent())));
            case AdfEvent.ReactionMade made -> field;
            case AdfEvent.UnitMoved moved -> field;
            case AdfEvent.UnitDisengaged disengaged -> disengaged(field, disengaged);
            case AdfEvent.FormationChanged changed ->
                field.with(changed.unit(), unit -> unit.drawnUp(changed.formation(), changed.mounted()));
            case AdfEvent.FacingChanged faced -> field;
            case AdfEvent.FireResolved fire -> fired(field, fire);
            case AdfEvent.FiguresLost lost -> field.with(lost.unit(), unit -> unit.with(lost.left()));
            case AdfEvent.SectionsLost lost -> field.with(lost.unit(), unit -> unit.with(lost.left()));
            case AdfEvent.StandLost lost -> field;
            case AdfEvent.StrengthRecovered back -> field.with(back.unit(), unit -> unit.with(back.strength()));
            case AdfEvent.UnitEliminated gone -> out(field, gone.unit(), Morale.ELIMINATED);
            case AdfEvent.UnitSurrendered gone -> out(field, gone.unit(), Morale.SURRENDERED);
            case AdfEvent.MoraleChanged changed -> field.with(changed.unit(), unit -> unit.in(changed.after()));
            case AdfEvent.FellBack back -> fellBack(field, back);
            case AdfEvent.CheckResolved check -> field;
            case AdfEvent.UnitRan ran -> ran(field, ran);
            case AdfEvent.CompetenceTested tested -> field;
            case AdfEvent.RegimentsMerged merged ->
                field.with(field.table().merged(merged.absorbed())).with(merged.unit(), unit -> unit.merged(merged));
            case AdfEvent.GroupFormed formed -> grouped(field, formed);
            case AdfEvent.UnitSet set -> set(field, set);
        };
    }

    /** A charged unit that disengages is farther from the charge. */
    private static AdfField disengaged(AdfField field, AdfEvent.UnitDisengaged disengaged) {
        var charge = field.charge();
        return charge != null && charge.underWay() && charge.target().equals(disengaged.unit())
                ? field.charging(charge.over(charge.run().disengagedFrom(Leg.inches(disengaged.legs()))))
                : field;
    }

    private static AdfField fellBack(AdfField field, AdfEvent.FellBack back) {
        var charge = field.charge();
        return charge != null && charge.underWay() && charge.target().equals(back.unit())
                ? field.charging(charge.over(charge.run().fallenBack(back.inches())))
                : field;
    }

    /** Others react to a run as to a move as far as the unit ran; guns that are left behind do not move. */
    private static AdfField ran(AdfField before, AdfEvent.UnitRan ran) {
        var field = before.with(ran.unit(), unit -> unit.doing(unit.activity().afterRunning()));
        var triggers = new ArrayList<>(field.triggers());
        if (triggers.isEmpty() || ran.gunsLost() || !triggers.getLast().units().contains(ran.unit())) {
            return field;
        }
        triggers.add(triggers.removeLast().over(ran.inches()));
        return field.withTriggers(triggers);
    }

    private static AdfField reacted(AdfField field, AdfEvent.ReactionMade made, Occasion occasion) {
        var triggers = new ArrayList<Trigger>();
        var to = new ArrayList<String>();
        for (var trigger : field.triggers()) {
            boolean named = trigger.entry().equals(made.to());
            triggers.add(named ? trigger.answeredBy(occasion.entry()) : trigger);
            to.addAll(named ? trigger.units() : List.of());
        }
        return field.withTriggers(triggers)
                .with(made.unit(), unit -> unit.doing(unit.activity().afterReactingTo(to)));
    }

    private static AdfField fired(AdfField before, AdfEvent.FireResolved fire) {
        var field = before;
        for (var firer : fire.firers()) {
            field = field.with(firer, unit -> unit.doing(unit.activity().afterFiringAt(fire.unit())));
        }
        for (var firer : fire.openingVolleys()) {
            field = field.with(firer, unit -> unit.openingVolley(false));
        }
        var charge = field.charge();
        return charge != null && fire.kind() == FireKind.VOLLEY
                ? field.charging(charge.afterVolleyOf(fire.firers()))
                : field;
    }

    /** A unit that is out of play has no more checks. */
    private static AdfField out(AdfField field, String gone, Morale as) {
        return withoutChecksOf(field.with(gone, unit -> unit.in(as)), gone);
    }

    static AdfField withoutChecksOf(AdfField field, String gone) {
        return field.without(
                due -> due.kind() == AdfDue.Kind.MORALE_CHECK && due.unit().equals(gone));
    }

    private static AdfField grouped(AdfField field, AdfEvent.GroupFormed formed) {
        var groups = new ArrayList<>(field.groups());
        groups.add(new UnitGroup(formed.units(), formed.actions()));
        return field.withGroups(groups);
    }

    private static AdfField set(AdfField before, AdfEvent.UnitSet set) {
        var field = before.with(set.unit(), unit -> unit.with(set.strength())
                .in(set.morale())
                .drawnUp(set.formation(), set.mounted())
                .openingVolley(set.openingVolley())
                .outOfCommand(set.outOfCommand() == null ? unit.outOfCommand() : set.outOfCommand())
                .doing(unit.activity().spent(set.spent()).reacted(set.reacted())));
        return set.morale().inPlay() ? field : withoutChecksOf(field, set.unit());
    }

    private static AdfField after(AdfField field, LeaderEvent event) {
        return switch (event) {
            case LeaderEvent.LeaderMoved moved ->
                field.withLeader(moved.leader(), leader -> leader.spent(moved.spent()));
            case LeaderEvent.LeaderAttached attached ->
                field.withLeader(attached.leader(), leader -> leader.with(attached.unit()));
            case LeaderEvent.LeaderDetached detached -> detached(field, detached.leader());
            case LeaderEvent.LeaderTested tested -> field;
            case LeaderEvent.LeaderKilled killed -> field.withLeader(killed.leader(), AdfLeader::fallen);
        };
    }

    static AdfField detached(AdfField field, String leader) {
        return field.withLeader(leader, each -> each.with(null));
    }

    private static AdfField after(AdfField field, TurnEvent event) {
        return switch (event) {
            case TurnEvent.PartBegun begun -> begun(field, begun);
            case TurnEvent.PartEnded ended -> quiet(field).with(field.clock().at(pause(ended.part())));
            case TurnEvent.TurnEnded ended -> quiet(field).with(field.clock().nextTurn());
        };
    }

    /** After the last part the turn ends; after another the next part begins within the same entry. */
    private static Part pause(Part ended) {
        return ended == Part.SECOND ? Part.TURN_ENDS : ended;
    }

    private static AdfField begun(AdfField field, TurnEvent.PartBegun begun) {
        var clock = field.clock().at(begun.part());
        return quiet(field)
                .with(begun.initiative() == null ? clock : clock.withTheOtherFirst())
                .withUnits(field.units().map(unit -> unit.doing(Activity.FRESH)))
                .withLeaders(field.leaders().map(leader -> leader.spent(Fraction.ZERO)));
    }

    /** Groups, triggers and the follow-ups of a charge end with their part of the turn. */
    private static AdfField quiet(AdfField field) {
        return field.withGroups(List.of()).withTriggers(List.of()).charging(null);
    }

    private static AdfField after(AdfField field, DueEvent event, Occasion occasion) {
        return switch (event) {
            case DueEvent.CheckDue check -> called(field, check, occasion);
            case DueEvent.LeaderAtRisk risk ->
                field.calling(new AdfDue(
                        risk.due(),
                        AdfDue.Kind.LEADER_CASUALTY,
                        risk.leader(),
                        risk.unit(),
                        DueReason.LEADER_AT_RISK,
                        occasion.entry(),
                        risk.side(),
                        0,
                        CheckCause.OTHER,
                        SaidSituation.NOTHING,
                        null,
                        risk.hits(),
                        List.of()));
            case DueEvent.QuestionAsked question ->
                field.calling(new AdfDue(
                        question.due(),
                        AdfDue.Kind.QUESTION,
                        question.unit(),
                        null,
                        question.reason(),
                        occasion.entry(),
                        question.side(),
                        0,
                        CheckCause.OTHER,
                        SaidSituation.NOTHING,
                        null,
                        0,
                        question.candidates()));
        };
    }

    private static AdfField called(AdfField before, DueEvent.CheckDue check, Occasion occasion) {
        var field = before.calling(new AdfDue(
                check.due(),
                AdfDue.Kind.MORALE_CHECK,
                check.unit(),
                null,
                check.reason(),
                occasion.entry(),
                check.side(),
                check.checkModifier(),
                check.from(),
                check.situation(),
                check.lostBefore(),
                0,
                List.of()));
        var charge = field.charge();
        return switch (check.reason()) {
            case NEIGHBOUR_ELIMINATED, NEIGHBOUR_ROUTED, LEADER_KILLED -> field.asking(check.unit());
            case FEAR_OF_CHARGE -> charge == null ? field : field.charging(charge.fearing(check.due()));
            case FIRE, LEADER_AT_RISK, STILL_IN_REACH -> field;
        };
    }
}
