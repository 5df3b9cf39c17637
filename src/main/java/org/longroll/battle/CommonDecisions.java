package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonEvent.ObjectiveTaken;
import org.longroll.battle.CommonEvent.PositionTaken;
import org.longroll.battle.CommonEvent.ProseEdited;
import org.longroll.battle.CommonEvent.UnitAdded;
import org.longroll.battle.CommonEvent.UnitArrived;
import org.longroll.battle.CommonEvent.UnitCorrected;
import org.longroll.battle.CommonEvent.UnitLeftTable;
import org.longroll.battle.Standing.Presence;
import org.longroll.journal.Decision;
import org.longroll.journal.Decision.Accepted;
import org.longroll.journal.Decision.Refused;
import org.longroll.journal.Event;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Seat;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides the orders that are the same in every battle; {@link Rulings} decides the umpire's rulings. */
record CommonDecisions(Battle battle, Inputs inputs, Referee referee) {

    Decision decide(CommonOrder order) {
        return switch (order) {
            case CommonOrder.EditProse prose -> prose(prose);
            case CommonOrder.Arrive arrive -> arrive(arrive);
            case CommonOrder.LeaveTable leave -> leave(leave);
            case CommonOrder.TakeObjective take -> objective(take);
            case CommonOrder.Reinforce reinforce -> reinforce(reinforce);
            case CommonOrder.EndBattle end -> end(end);
            case CommonOrder.Return back -> new RosterDecisions(battle, inputs, referee).back(back);
            case CommonOrder.Formality formality -> new RosterDecisions(battle, inputs, referee).decide(formality);
            case CommonOrder.Ruling ruling -> new Rulings(battle, inputs, referee).decide(ruling);
        };
    }

    private Decision prose(CommonOrder.EditProse prose) {
        int turn = battle.field().turn();
        return BattleRefusal.UNKNOWN_TURN
                .when(
                        prose.turn() < 1 || prose.turn() > turn,
                        "turn",
                        () -> "This battle has turns from 1 to %d so far.".formatted(turn))
                .<Decision>map(Refused::new)
                .orElseGet(() -> new Accepted(List.of(new ProseEdited(prose.turn(), prose.text()))));
    }

    private Decision arrive(CommonOrder.Arrive arrive) {
        var refusal = unknownUnit(arrive.units())
                .or(() -> UnitObjection.each(arrive.units(), "units", this::objectionToArriving));
        return Decision.of(arrive, Verdict.unless(refusal, () -> {
            var events = new ArrayList<Event>();
            for (var unit : arrive.units()) {
                events.add(new UnitArrived(unit));
                if (arrive.positions().containsKey(unit)) {
                    events.add(new PositionTaken(unit, arrive.positions().get(unit)));
                }
            }
            return events;
        }));
    }

    Optional<Refusal> objectionToArriving(String unit, String field) {
        var standing = battle.table().units().get(unit);
        var arrives = standing.muster().arrives();
        return inputs.waivers()
                .first(
                        () -> inputs.objectionFor(battle.table().sideOf(unit), field),
                        () -> BattleRefusal.ALREADY_ARRIVED.when(
                                standing.presence() != Presence.AWAITED, field, () -> "%s came to the table before."
                                        .formatted(battle.table().named(unit))),
                        () -> BattleRefusal.NOT_YET.when(
                                arrives > battle.field().turn(), field, () -> "%s arrives in turn %d."
                                        .formatted(battle.table().named(unit), arrives)),
                        () -> notItsTurn(unit, field),
                        () -> referee.objectionToComing(battle, unit, field));
    }

    private Decision leave(CommonOrder.LeaveTable leave) {
        var refusal = unknownUnit(leave.units())
                .or(() -> UnitObjection.each(leave.units(), "units", this::objectionToLeaving));
        return Decision.of(leave, Verdict.unless(refusal, () -> leave.units().stream()
                .map(unit -> new UnitLeftTable(unit, leave.reason()))
                .toList()));
    }

    Optional<Refusal> objectionToLeaving(String unit, String field) {
        return inputs.waivers()
                .first(
                        () -> inputs.objectionFor(battle.table().sideOf(unit), field),
                        () -> notOnTheTable(unit, field),
                        () -> notItsTurn(unit, field),
                        () -> referee.objectionToComing(battle, unit, field));
    }

    private Optional<Refusal> notItsTurn(String unit, String field) {
        return BattleRefusal.NOT_ITS_TURN.when(
                !battle.table().sideOf(unit).equals(battle.field().activeSide()),
                field,
                () -> "It is not the part of the turn of %s."
                        .formatted(battle.table().named(unit)));
    }

    private Decision objective(CommonOrder.TakeObjective take) {
        var order = battle.table().order();
        var unit = take.unit();
        var refusal = inputs.waivers()
                .first(
                        () -> BattleRefusal.UNKNOWN_OBJECTIVE.when(
                                order.objective(take.objective()).isEmpty(),
                                "objective",
                                () -> "There is no objective “%s” in this battle.".formatted(take.objective())),
                        () -> unknownSide(take.by(), "by"),
                        () -> unit == null ? Optional.empty() : objectionToTaking(unit, take.by()));
        var holder =
                unit == null || refusal.isPresent() ? take.by() : battle.table().sideOf(unit);
        return Decision.of(take, Verdict.unless(refusal, () -> List.of(new ObjectiveTaken(take.objective(), holder))));
    }

    /** A unit on the table takes an objective for its own side. */
    private Optional<Refusal> objectionToTaking(String unit, @Nullable String by) {
        return unknownUnit(unit, "unit")
                .or(() -> inputs.objectionFor(battle.table().sideOf(unit), "unit"))
                .or(() -> notOnTheTable(unit, "unit"))
                .or(() -> JournalRefusal.WRONG_SEAT.when(
                        by != null && !by.equals(battle.table().sideOf(unit)),
                        "by",
                        () -> "%s takes it for its own side."
                                .formatted(battle.table().named(unit))));
    }

    private Optional<Refusal> notOnTheTable(String unit, String field) {
        return BattleRefusal.NOT_ON_THE_TABLE.when(
                !battle.table().onTable(unit) || battle.field().lost(unit), field, () -> "%s is not on the table."
                        .formatted(battle.table().named(unit)));
    }

    private Decision reinforce(CommonOrder.Reinforce reinforce) {
        var unit = reinforce.unit();
        var order = battle.table().order();
        var known = battle.table().muster(unit.id());
        var refusal = inputs.waivers()
                .first(
                        () -> BattleRefusal.CANNOT_BE_SET.when(
                                order.command(unit.command()).isEmpty(),
                                "unit.command",
                                () -> "There is no command “%s”.".formatted(unit.command())),
                        () -> inputs.objectionFor(order.sideOf(unit), "unit.command"),
                        () -> known.flatMap(before -> inputs.objectionFor(order.sideOf(before), "unit.id")),
                        () -> referee.flaws(unit, "unit").stream()
                                .findFirst()
                                .map(flaw -> BattleRefusal.CANNOT_BE_SET.of(flaw.field(), flaw.message())));
        return Decision.of(
                reinforce,
                Verdict.unless(
                        refusal,
                        () -> List.of(
                                known.isPresent()
                                        ? new UnitCorrected(unit, reinforce.reason())
                                        : new UnitAdded(unit, reinforce.reason()))));
    }

    private Decision end(CommonOrder.EndBattle end) {
        return Decision.of(
                end,
                Verdict.unless(
                        unknownSide(end.winner(), "winner"),
                        () -> List.of(Score.of(battle).ending(how(end), end.winner(), end.reason()))));
    }

    private BattleEnded.How how(CommonOrder.EndBattle end) {
        if (!inputs.seat().equals(Seat.UMPIRE)) {
            return BattleEnded.How.AGREED;
        }
        return end.winner() == null ? BattleEnded.How.POINTS : BattleEnded.How.RULING;
    }

    private Optional<Refusal> unknownSide(@Nullable String side, String field) {
        return BattleRefusal.UNKNOWN_SIDE.when(
                side != null && battle.table().order().side(side).isEmpty(), field, () -> "There is no side “%s”."
                        .formatted(side));
    }

    private Optional<Refusal> unknownUnit(List<String> units) {
        return UnitObjection.each(units, "units", this::unknownUnit);
    }

    private Optional<Refusal> unknownUnit(String unit, String field) {
        return BattleRefusal.UNKNOWN_UNIT.when(
                battle.table().muster(unit).isEmpty(), field, () -> "There is no unit “%s” in this battle."
                        .formatted(unit));
    }
}
