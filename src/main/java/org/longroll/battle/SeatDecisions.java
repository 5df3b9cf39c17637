package org.longroll.battle;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.longroll.battle.CommonEvent.KeyReissued;
import org.longroll.battle.CommonEvent.SeatGiven;
import org.longroll.battle.CommonEvent.SeatRevoked;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.rules.Refusal;

/** Decides who sits where: the umpire and the administrator for all seats, a side for its own. */
record SeatDecisions(Battle battle, Hand hand) {

    /** More than a club has players. */
    private static final int MOST_OF_A_SIDE = 50;

    Decision decide(CommonOrder.ReissueKey order) {
        var seat = order.seat();
        return decided(
                objection(seat.side(), "seat").or(() -> unknown(seat)),
                () -> new KeyReissued(seat.id(), battle.keyGeneration(seat) + 1));
    }

    Decision decide(CommonOrder.RevokeSeat order) {
        var seat = order.seat();
        return decided(
                objection(seat.side(), "seat")
                        .or(() -> unknown(seat))
                        .or(() -> BattleRefusal.UNKNOWN_SEAT.when(
                                !seat.isOfCommands(),
                                "type",
                                () -> "The seat “%s” belongs to the table; only its key can be replaced."
                                        .formatted(seat))),
                () -> new SeatRevoked(seat.id()));
    }

    Decision decide(CommonOrder.GiveSeat order) {
        int number = 1
                + (int) battle.given().keySet().stream()
                        .filter(seat -> seat.side().equals(order.side()))
                        .count();
        return decided(
                objection(order.side(), "side")
                        .or(() -> BattleRefusal.UNKNOWN_SIDE.when(
                                battle.table().order().side(order.side()).isEmpty(),
                                "side",
                                () -> "There is no side “%s”.".formatted(order.side())))
                        .or(() -> notOfTheSide(order))
                        .or(() -> BattleRefusal.CANNOT_BE_SET.when(
                                number > MOST_OF_A_SIDE, "side", () -> "A side gives at most %d seats in a battle."
                                        .formatted(MOST_OF_A_SIDE))),
                () -> new SeatGiven(Seat.ofCommands(order.side(), number).id(), order.commands(), order.person()));
    }

    private Optional<Refusal> notOfTheSide(CommonOrder.GiveSeat order) {
        var known = battle.table().order();
        return order.commands().stream()
                .filter(command -> known.command(command).isEmpty()
                        || !known.sideOfCommand(command).equals(order.side()))
                .findFirst()
                .map(command -> BattleRefusal.CANNOT_BE_SET.of(
                        "commands", "There is no command “%s” of the side “%s”.".formatted(command, order.side())));
    }

    private Optional<Refusal> objection(String side, String field) {
        var seat = hand.seat();
        return BattleRefusal.WRONG_SEAT.when(
                !seat.equals(Seat.UMPIRE)
                        && !seat.equals(Seat.ADMIN)
                        && !seat.id().equals(side),
                field,
                () -> "The seat “%s” gives and takes back seats and keys of its own side only.".formatted(seat));
    }

    private Optional<Refusal> unknown(Seat seat) {
        return BattleRefusal.UNKNOWN_SEAT.when(
                !battle.seats().contains(seat), "seat", () -> "There is no seat “%s” at this table.".formatted(seat));
    }

    private static Decision decided(Optional<Refusal> refusal, Supplier<? extends BattleEvent> event) {
        return refusal.<Decision>map(Refused::new).orElseGet(() -> new Accepted(List.of(event.get())));
    }
}
