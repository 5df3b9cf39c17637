package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.battle.CommonEvent.LeaderAdded;
import org.longroll.battle.CommonEvent.PositionTaken;
import org.longroll.battle.CommonEvent.SettingsChanged;
import org.longroll.battle.CommonEvent.UnitRenamed;
import org.longroll.battle.CommonEvent.UnitReturned;
import org.longroll.battle.CommonOrder.Formality;
import org.longroll.battle.Standing.Presence;
import org.longroll.journal.Decision;
import org.longroll.journal.Event;
import org.longroll.journal.Inputs;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides what is said about the order of battle and how the journal is kept. */
record RosterDecisions(Battle battle, Inputs inputs, Referee referee) {

    Decision decide(Formality formality) {
        return switch (formality) {
            case CommonOrder.Rename rename -> rename(rename);
            case CommonOrder.ChangeSettings change -> settings(change);
            case CommonOrder.AddLeader add -> leader(add);
            case CommonOrder.TakePosition take -> positions(take);
        };
    }

    private Decision rename(CommonOrder.Rename rename) {
        return Decision.of(
                rename,
                Verdict.unless(
                        unknown(rename.unit(), "unit"),
                        () -> List.of(new UnitRenamed(rename.unit(), rename.name(), name(rename.unit())))));
    }

    private Decision settings(CommonOrder.ChangeSettings change) {
        var before = battle.settings();
        var after = change.in(before);
        int turn = battle.field().turn();
        var refusal = inputs.waivers()
                .first(
                        () -> BattleRefusal.CANNOT_BE_SET.when(
                                change.noTurnLimit() && change.turnLimit() != null,
                                "noTurnLimit",
                                () -> "A battle has a turn limit, or it has none."),
                        () -> BattleRefusal.CANNOT_BE_SET.when(
                                change.turnLimit() != null && change.turnLimit() < turn,
                                "turnLimit",
                                () -> "Turn %d is being played.".formatted(turn)),
                        () -> BattleRefusal.CANNOT_BE_SET.when(
                                after.undoPolicy().needsUmpire()
                                        && !battle.opening().hasUmpire(),
                                "undoPolicy",
                                () -> "There is no umpire in this battle; “free” and “consent” need none."),
                        () -> BattleRefusal.CANNOT_BE_SET.when(
                                before.equals(after),
                                "type",
                                () ->
                                        "That is how the journal is kept already; turnLimit, noTurnLimit, visibility, dicePolicy and undoPolicy can change."));
        return Decision.of(change, Verdict.unless(refusal, () -> List.of(SettingsChanged.to(after))));
    }

    private Decision leader(CommonOrder.AddLeader add) {
        var leader = add.leader();
        var table = battle.table();
        var refusal = inputs.waivers()
                .first(
                        () -> BattleRefusal.CANNOT_BE_SET.when(
                                table.order().command(leader.commands()).isEmpty(),
                                "leader.commands",
                                () -> "There is no command “%s”.".formatted(leader.commands())),
                        () -> BattleRefusal.CANNOT_BE_SET.when(
                                table.leader(leader.id()).isPresent(),
                                "leader.id",
                                () -> "There is a leader “%s” already.".formatted(leader.id())),
                        () -> referee.flaws(leader, "leader").stream()
                                .findFirst()
                                .map(flaw -> BattleRefusal.CANNOT_BE_SET.of(flaw.field(), flaw.message())));
        return Decision.of(add, Verdict.unless(refusal, () -> List.of(new LeaderAdded(leader, add.reason()))));
    }

    private Decision positions(CommonOrder.TakePosition take) {
        var refusal = take.positions().keySet().stream()
                .sorted()
                .flatMap(each -> objectionToStanding(each, "positions." + each).stream())
                .findFirst();
        return Decision.of(take, Verdict.unless(refusal, () -> take.positions().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(each -> new PositionTaken(each.getKey(), each.getValue()))
                .toList()));
    }

    private Optional<Refusal> objectionToStanding(String id, String field) {
        var leader = battle.table().leader(id);
        if (leader.isPresent() && battle.table().muster(id).isEmpty()) {
            return inputs.objectionFor(battle.table().sideOf(leader.get()), field)
                    .or(() -> BattleRefusal.LEADER_AWAITED.when(
                            battle.field().isAwaited(leader.get()), field, () -> "%s has yet to come."
                                    .formatted(name(id))));
        }
        return unknown(id, field)
                .or(() -> inputs.objectionFor(battle.table().sideOf(id), field))
                .or(() -> BattleRefusal.NOT_ON_THE_TABLE.when(
                        battle.field().presence(id) != Presence.ON_TABLE, field, () -> "%s is not on the table."
                                .formatted(battle.table().named(id))));
    }

    Decision back(CommonOrder.Return back) {
        var refusal = UnitObjection.each(back.units(), "units", this::objectionToReturning);
        return Decision.of(back, Verdict.unless(refusal, () -> {
            var events = new ArrayList<Event>();
            for (var unit : back.units()) {
                events.add(new UnitReturned(unit));
                if (back.positions().containsKey(unit)) {
                    events.add(new PositionTaken(unit, back.positions().get(unit)));
                }
            }
            return events;
        }));
    }

    /** A unit that is lost comes back when the umpire sets its strength. */
    Optional<Refusal> objectionToReturning(String unit, String field) {
        return unknown(unit, field)
                .or(() -> BattleRefusal.NOT_GONE.when(
                        battle.field().presence(unit) == Presence.MERGED, field, () -> "%s is part of another unit now."
                                .formatted(battle.table().named(unit))))
                .or(() -> BattleRefusal.NOT_GONE.when(
                        battle.field().presence(unit) != Presence.LEFT, field, () -> "%s has not left the table."
                                .formatted(battle.table().named(unit))));
    }

    private Optional<Refusal> unknown(String unit, String field) {
        return BattleRefusal.UNKNOWN_UNIT.when(
                battle.table().muster(unit).isEmpty(), field, () -> "There is no unit “%s” in this battle."
                        .formatted(unit));
    }

    private String name(String id) {
        return battle.table().name(id);
    }
}
