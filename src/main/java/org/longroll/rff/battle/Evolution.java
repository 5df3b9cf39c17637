package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.Muster;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.Occasion;
import org.longroll.rff.battle.ManeuverEvent.Firing;
import org.longroll.rff.chart.FieldChart.LeaderEffect;
import org.longroll.rff.rules.ChargeCombat.Round;

/** The field after one more event. No chart is needed: events have their results. */
final class Evolution {

    private Evolution() {}

    static RffField of(RffField field, Event event, Occasion occasion) {
        return switch (event) {
            case JournalEvent common -> field;
            case CommonEvent common -> common(field, common);
            case UnitEvent unit -> unit(field, unit);
            case ManeuverEvent maneuver -> maneuver(field, maneuver, occasion.entry());
            case FireEvent fire -> fire(field, fire);
            case ChargeEvent charge -> charge(field, charge, occasion.entry());
            case RetreatEvent retreat -> retreat(field, retreat);
            case LeaderEvent leader -> leader(field, leader);
            case TurnEvent turn -> turn(field, turn);
            case DueCalled called -> called(field, called, occasion.entry());
            default -> throw new IllegalArgumentException("not of this system: " + event);
        };
    }

    private static RffField common(RffField field, CommonEvent event) {
        var laid = field.with(field.table().after(event));
        return switch (event) {
            case CommonEvent.UnitAdded added ->
                laid.withUnits(laid.units().with(added.unit().id(), RffUnit.of(added.unit())));
            case CommonEvent.UnitCorrected corrected -> corrected(laid, corrected.unit());
            case CommonEvent.LeaderAdded(var leader, var reason) ->
                laid.withLeaders(laid.leaders().with(leader.id(), RffLeader.of(leader)));
            case CommonEvent.UnitLeftTable left -> withoutUnit(laid, left.unit());
            case CommonEvent.DueSettled settled ->
                laid.with(laid.agenda().without(due -> due.id().equals(settled.due())));
            case CommonEvent.BattleStarted started -> laid;
            case CommonEvent.ProseEdited prose -> laid;
            case CommonEvent.UnitArrived arrived -> laid;
            case CommonEvent.PositionTaken taken -> laid;
            case CommonEvent.ObjectiveTaken taken -> laid;
            case CommonEvent.UnitRenamed renamed -> laid;
            case CommonEvent.UnitReturned returned -> laid;
            case CommonEvent.SettingsChanged changed -> laid;
            case CommonEvent.BattleEnded ended -> laid.with(laid.agenda().without(due -> true));
        };
    }

    /** A unit whose losses exceed its corrected muster is lost. */
    private static RffField corrected(RffField field, Muster muster) {
        var on = field.withUnit(muster.id(), unit -> unit.corrected(muster));
        return on.unit(muster.id()).lost() ? withoutUnit(on, muster.id()) : on;
    }

    /** Without a lost unit: its leaders go on alone, its charges and checks lapse. */
    private static RffField withoutUnit(RffField field, String unit) {
        var on = field;
        for (var leader : field.leadersWith(unit).toList()) {
            on = on.withLeader(leader.id(), each -> each.with(null));
        }
        return withoutCharger(on, unit).with(on.agenda().without(due -> unit.equals(due.unit())));
    }

    private static RffField withoutCharger(RffField field, String unit) {
        return field.charges().stream().noneMatch(charge -> charge.involves(unit))
                ? field
                : field.withCharges(field.charges().stream()
                        .filter(charge -> !charge.fights() || !charge.target().equals(unit))
                        .map(charge -> charge.by(without(charge.attackers(), unit)))
                        .filter(charge -> !charge.attackers().isEmpty())
                        .toList());
    }

    private static List<String> without(List<String> units, String unit) {
        return units.stream().filter(each -> !each.equals(unit)).toList();
    }

    private static RffField unit(RffField field, UnitEvent event) {
        return switch (event) {
            case UnitEvent.OrderChanged changed -> field.withUnit(changed.unit(), unit -> unit.in(changed.after()));
            case UnitEvent.FormationChanged changed -> field.withUnit(changed.unit(), unit -> unit.in(changed.after()));
            case UnitEvent.StandsLost lost -> field.withUnit(lost.unit(), unit -> unit.withStands(lost.left()));
            case UnitEvent.GunsChanged changed ->
                field.withUnit(changed.unit(), unit -> unit.withGuns(changed.after()));
            case UnitEvent.EffectivenessChanged changed -> field;
            case UnitEvent.UnitLost lost -> withoutUnit(field.withUnit(lost.unit(), RffUnit::gone), lost.unit());
            case UnitEvent.RanLowOnAmmunition low ->
                field.withUnit(low.unit(), unit -> unit.withLowStands(unit.lowStands() + 1));
            case UnitEvent.AmmunitionReplenished full -> field.withUnit(full.unit(), unit -> unit.withLowStands(0));
            case UnitEvent.UnitSet set -> field.withUnit(set.unit(), unit -> set.after());
        };
    }

    private static RffField maneuver(RffField field, ManeuverEvent event, UUID entry) {
        return switch (event) {
            case ManeuverEvent.ManeuverResolved resolved ->
                field.with(field.clock().withChecksBegun())
                        .withUnit(
                                resolved.unit(),
                                unit -> unit.with(unit.activity().checked(resolved.result(), entry)));
            case ManeuverEvent.Maneuvered done ->
                field.withUnit(done.unit(), unit -> unit.with(unit.activity().did(done.maneuver(), done.firing())));
            case ManeuverEvent.Exposed exposed ->
                field.withUnit(exposed.unit(), unit -> unit.with(unit.activity().exposedAs(exposed.as())));
        };
    }

    private static RffField fire(RffField field, FireEvent event) {
        return switch (event) {
            case FireEvent.FireResolved resolved -> {
                var on = field;
                for (var share : resolved.shares()) {
                    on = on.withUnit(
                            share.unit(), unit -> unit.with(unit.activity().hasFired()));
                }
                yield on;
            }
            case FireEvent.MassedTargetStruck struck -> field;
        };
    }

    private static RffField charge(RffField field, ChargeEvent event, UUID entry) {
        return switch (event) {
            case ChargeEvent.ChargeBegun declared ->
                field.withCharges(plus(
                        field.charges(),
                        new RffCharge(
                                entry,
                                declared.units(),
                                declared.target(),
                                declared.coldSteel(),
                                declared.ground(),
                                Round.FIRST,
                                null,
                                RffCharge.Stage.DECLARED)));
            case ChargeEvent.Countercharged met ->
                field.withCharge(met.charge(), charge -> charge.countercharged(met.unit(), met.ground()));
            case ChargeEvent.ChargeChecked checked ->
                field.withCharge(checked.charge(), charge -> charge.by(without(charge.attackers(), checked.unit())));
            case ChargeEvent.ChargeEnded ended -> ended(field, ended.charge());
            case ChargeEvent.ChargeResolved resolved -> field;
            case ChargeEvent.StruggleContinues struggle ->
                field.withCharge(struggle.charge(), charge -> charge.in(RffCharge.Stage.STRUGGLING));
            case ChargeEvent.PositionCarried carried -> field;
            case ChargeEvent.PositionHeld held -> field;
            case ChargeEvent.BreakthroughCalled called ->
                field.withCharge(
                        called.charge(), charge -> charge.by(called.units()).in(RffCharge.Stage.BREAKING_THROUGH));
            case ChargeEvent.BrokeThrough broke -> brokeThrough(field, broke, entry);
        };
    }

    private static RffField ended(RffField field, UUID id) {
        return field.withCharges(field.charges().stream()
                .filter(charge -> !charge.id().equals(id))
                .toList());
    }

    private static RffField brokeThrough(RffField field, ChargeEvent.BrokeThrough broke, UUID entry) {
        var on = ended(field, broke.charge());
        return broke.target() == null
                ? on
                : on.withCharges(plus(
                        on.charges(),
                        new RffCharge(
                                entry,
                                broke.units(),
                                broke.target(),
                                false,
                                broke.ground(),
                                Round.SECOND,
                                null,
                                RffCharge.Stage.DECLARED)));
    }

    private static <T> List<T> plus(List<T> all, T one) {
        var more = new ArrayList<>(all);
        more.add(one);
        return more;
    }

    private static RffField retreat(RffField field, RetreatEvent event) {
        return switch (event) {
            case RetreatEvent.Retreated back ->
                field.withUnit(
                        back.unit(),
                        unit -> unit.with(unit.activity()
                                .did(Activity.RETREAT, Firing.MAY_NOT_FIRE)
                                .wentBack(back.inches())));
            case RetreatEvent.Held held ->
                field.withUnit(held.unit(), unit -> unit.with(unit.activity().did("hold-position", Firing.MAY_FIRE)));
            case RetreatEvent.RecallAllowed allowed ->
                field.withUnit(allowed.unit(), unit -> unit.with(unit.activity().mayRecall()));
            case RetreatEvent.Recalled recalled ->
                field.withUnit(
                        recalled.unit(),
                        unit -> unit.with(unit.activity()
                                .did("recall", Firing.MAY_NOT_FIRE)
                                .recalled()));
        };
    }

    private static RffField leader(RffField field, LeaderEvent event) {
        return switch (event) {
            case LeaderEvent.LeaderStruck struck ->
                struck.effect() == LeaderEffect.NONE
                        ? field
                        : field.withLeader(
                                struck.leader(),
                                leader -> leader.struck(condition(struck.effect()), struck.backInTurn()));
            case LeaderEvent.LeaderReturned returned -> field.withLeader(returned.leader(), RffLeader::returned);
            case LeaderEvent.LeaderAttached attached ->
                field.withLeader(attached.leader(), leader -> leader.with(attached.unit()));
            case LeaderEvent.LeaderDetached detached ->
                field.withLeader(detached.leader(), leader -> leader.with(null));
            case LeaderEvent.LeaderReplaced replaced ->
                field.withLeader(replaced.leader(), leader -> leader.replaced(replaced.by(), replaced.quality()));
            case LeaderEvent.LeaderMoved moved -> field.withLeader(moved.leader(), RffLeader::havingMoved);
        };
    }

    private static RffLeader.Condition condition(LeaderEffect effect) {
        return switch (effect) {
            case REMOVED -> RffLeader.Condition.FALLEN;
            case REMOVED_ONE_TURN -> RffLeader.Condition.AWAY;
            case DISMOUNTED_ONE_TURN -> RffLeader.Condition.DISMOUNTED;
            case NONE -> RffLeader.Condition.MOUNTED;
        };
    }

    private static RffField turn(RffField field, TurnEvent event) {
        return switch (event) {
            case TurnEvent.PhaseBegun begun -> field.with(field.clock().at(begun.part()));
            case TurnEvent.PlayerTurnEnded ended -> field;
            case TurnEvent.PlayerTurnBegun begun -> field.beginning(begun.turn(), begun.side());
            case TurnEvent.SideStatusSet set -> field.withAdversities(set.side(), set.conditions());
        };
    }

    private static RffField called(RffField field, DueCalled called, UUID entry) {
        var due = new RffDue(called.due(), called.kind(), called.unit(), entry, called.side(), called.prepared());
        return field.with(field.agenda().calling(due));
    }
}
