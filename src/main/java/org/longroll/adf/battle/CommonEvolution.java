package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.rules.Leg;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.Roster;
import org.longroll.battle.Table;
import org.longroll.journal.Agenda;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.rules.Fraction;

/** The field at the opening, and after common events. */
final class CommonEvolution {

    /** How many triggers are kept: an umpire may allow a late reaction to them. */
    private static final int TRIGGERS = 8;

    private CommonEvolution() {}

    static AdfField opened(CommonEvent.BattleStarted opening) {
        var order = opening.orderOfBattle();
        var table = Table.laid(order);
        var units = order.units().stream()
                .map(muster -> Enlistment.unit(muster, order))
                .toList();
        var leaders =
                order.leaders().stream().map(leader -> leader(leader, table)).toList();
        var clock = new Clock(1, Part.TURN_BEGINS, opening.initiative(), table.enemyOf(opening.initiative()));
        return new AdfField(
                table,
                clock,
                Roster.of(units, AdfUnit::id),
                Roster.of(leaders, AdfLeader::id),
                List.of(),
                List.of(),
                null,
                Agenda.empty(),
                List.of());
    }

    private static AdfLeader leader(Leader leader, Table table) {
        int benefit = leader.benefit() == null ? 0 : leader.benefit();
        return new AdfLeader(leader.id(), table.sideOf(leader), leader.commands(), benefit, false, null, Fraction.ZERO);
    }

    static AdfField after(AdfField before, CommonEvent event, Occasion occasion) {
        var field = before.with(before.table().after(event));
        return switch (event) {
            case CommonEvent.DueSettled(var due) -> settled(field, due);
            case CommonEvent.UnitLeftTable left -> left(field, left.unit());
            case CommonEvent.UnitAdded added ->
                field.withUnits(field.units()
                        .with(
                                added.unit().id(),
                                Enlistment.unit(added.unit(), field.table().order())));
            case CommonEvent.UnitCorrected corrected -> corrected(field, corrected.unit());
            case CommonEvent.LeaderAdded(var leader, var reason) ->
                field.withLeaders(field.leaders().with(leader.id(), leader(leader, field.table())));
            case CommonEvent.BattleEnded ended -> field.without(due -> true);
            case CommonEvent.BattleStarted started -> field;
            case CommonEvent.ProseEdited prose -> field;
            case CommonEvent.UnitArrived arrived -> field;
            case CommonEvent.PositionTaken taken -> field;
            case CommonEvent.ObjectiveTaken taken -> field;
            case CommonEvent.UnitRenamed renamed -> field;
            case CommonEvent.UnitReturned returned -> field;
            case CommonEvent.SettingsChanged changed -> field;
        };
    }

    /** Actions of the active side's units are triggers for the other side. */
    static AdfField triggered(AdfField field, Order order, Occasion occasion) {
        return switch (order) {
            case Deed deed
            when deed.reactionTo() == null && !ofACharge(deed) ->
                triggered(
                        field,
                        deed.type(),
                        deed.units(),
                        deed instanceof Maneuver.Move move ? Leg.inches(move.legs()) : null,
                        occasion);
            case ChargeOrder.Pursue pursue
            when pursue.target() != null && field.charge() != null ->
                triggered(field, pursue.type(), field.charge().units(), null, occasion);
            default -> field;
        };
    }

    /** Fire within a charge is a reaction itself and not a trigger. */
    private static boolean ofACharge(Deed deed) {
        return deed instanceof Deed.Fire fire
                && (fire.kind() == FireKind.VOLLEY || fire.kind() == FireKind.POINT_BLANK);
    }

    /** Actions outside the side's part, which an umpire allowed, are not triggers. */
    private static AdfField triggered(
            AdfField field, String type, List<String> units, @Nullable Fraction inches, Occasion occasion) {
        if (!field.units().get(units.getFirst()).side().equals(field.activeSide())) {
            return field;
        }
        var latest = field.triggers().size() < TRIGGERS
                ? field.triggers()
                : field.triggers().subList(1, field.triggers().size());
        var triggers = new ArrayList<>(latest);
        triggers.add(new Trigger(occasion.entry(), type, units, inches, List.of()));
        return field.withTriggers(triggers);
    }

    private static AdfField settled(AdfField before, String id) {
        var field = before.without(due -> due.id().equals(id));
        var charge = field.charge();
        return charge != null && id.equals(charge.fear()) ? field.charging(charge.at(AdfCharge.Stage.CLOSE)) : field;
    }

    /** A unit that leaves takes its checks with it, and a charge by it or against it is over. */
    private static AdfField left(AdfField before, String unit) {
        var field = Evolution.withoutChecksOf(before, unit);
        for (var leader : before.leaders().stream().toList()) {
            if (unit.equals(leader.attachedTo())) {
                field = Evolution.detached(field, leader.id());
            }
        }
        var charge = field.charge();
        if (charge == null) {
            return field;
        }
        var off = charge.target().equals(unit) || charge.units().equals(List.of(unit));
        return off ? ChargeEvolution.over(field) : field.charging(charge.without(unit));
    }

    private static AdfField corrected(AdfField field, Muster muster) {
        var anew = Enlistment.unit(muster, field.table().order());
        var corrected = field.with(muster.id(), unit -> unit.corrected(anew));
        return corrected.units().get(muster.id()).inPlay()
                ? corrected
                : Evolution.withoutChecksOf(corrected, muster.id());
    }
}
