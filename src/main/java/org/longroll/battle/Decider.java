package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.rules.Refusal;

/** Decides orders. Pure: no clock, no dice, no memory. */
public final class Decider {

    private Decider() {}

    public static Decision start(BattleStarted opening) {
        var initiative = opening.initiative();
        if (opening.orderOfBattle().side(initiative).isEmpty()) {
            return new Refused(
                    BattleRefusal.UNKNOWN_SIDE.of("initiative", "There is no side “%s”.".formatted(initiative)));
        }
        var flaws = opening.orderOfBattle().flaws();
        if (!flaws.isEmpty()) {
            throw new IllegalArgumentException("an order of battle is reviewed before it is recorded: " + flaws);
        }
        return new Accepted(List.of(opening));
    }

    public static Decision decide(Battle battle, Order order, Hand hand, Referee referee) {
        var objection = objection(battle, order, hand);
        if (objection.isPresent()) {
            return new Refused(objection.get());
        }
        return switch (order) {
            case Correction correction -> new Corrections(battle, hand, referee).decide(correction);
            case CommonOrder common -> new CommonDecisions(battle, hand, referee).decide(common);
            default -> referee.decide(battle, order, hand);
        };
    }

    /** Every kind of entry that would be accepted now, from any seat. */
    public static List<Possibility> next(Battle battle, Referee referee) {
        var next = new ArrayList<Possibility>();
        if (!battle.table().over()) {
            next.addAll(referee.next(battle));
            next.addAll(CommonPossibilities.of(battle, referee));
        }
        next.add(Possibility.of("note", null).by(battle.table().units().ids()));
        return List.copyOf(next);
    }

    /** Orders that are allowed at any time, because they change nothing on the table. */
    private static boolean isOutsideTheGame(Order order) {
        return order instanceof CommonOrder.Note
                || order instanceof CommonOrder.EditProse
                || order instanceof CommonOrder.ReissueKey;
    }

    private static Optional<Refusal> objection(Battle battle, Order order, Hand hand) {
        if (isOutsideTheGame(order)) {
            return Optional.empty();
        }
        if (order instanceof Correction) {
            return BattleRefusal.WRONG_SEAT.when(
                    !hand.isAtTheTable(), "type", () -> "Spectators watch; they take nothing back.");
        }
        return hand.waivers()
                .first(
                        () -> BattleRefusal.WRONG_SEAT.when(
                                !hand.isAtTheTable(), "type", () -> "Spectators watch; they record nothing."),
                        () -> BattleRefusal.BATTLE_OVER.when(
                                battle.table().over(), "type", () -> "The battle is over; only notes are taken."),
                        () -> somethingElseDue(battle, order));
    }

    /** While something is due, only its settlement, rulings and notes are accepted. */
    private static Optional<Refusal> somethingElseDue(Battle battle, Order order) {
        var due = battle.field().due();
        if (due.isEmpty() || order instanceof CommonOrder.Ruling) {
            return Optional.empty();
        }
        if (order.settles().isPresent()) {
            var named = order.settles().get();
            return BattleRefusal.UNKNOWN_DUE.when(
                    battle.field().agenda().find(named).isEmpty(), "due", () -> "“%s” is not due.".formatted(named));
        }
        var before = due.stream().filter(each -> !each.lets(order)).toList();
        return BattleRefusal.SOMETHING_DUE.when(!before.isEmpty(), "type", () -> "First comes what is due: %s (%s)%s."
                .formatted(before.getFirst().type(), before.getFirst().id(), before.size() > 1 ? " and others" : ""));
    }
}
