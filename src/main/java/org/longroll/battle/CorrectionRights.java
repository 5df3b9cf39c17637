package org.longroll.battle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.battle.Correction.Amend;
import org.longroll.battle.Correction.Change;
import org.longroll.rules.Refusal;

/** Whether seats may do by a correction what they could not record. */
record CorrectionRights(Battle battle, Correction correction) {

    /** A seat for some commands corrects what it recorded itself. */
    Optional<Refusal> notItsOwn(Seat seat, List<String> recorders) {
        return BattleRefusal.WRONG_SEAT.when(
                seat.isOfCommands() && !Set.of(seat.id()).containsAll(recorders),
                "type",
                () -> "The seat “%s” corrects its own entries only.".formatted(seat));
    }

    /** A corrected entry stays its recorder's, and cannot become what that seat could not record. */
    Optional<Refusal> cannotBecome() {
        if (!(correction instanceof Amend amend)) {
            return Optional.empty();
        }
        return switch (amend.change()) {
            case Change.Strike() -> Optional.empty();
            case Change.Replace(var order) ->
                battle.timeline()
                        .said(amend.entry())
                        .filter(said -> !said.order().isTheUmpires())
                        .flatMap(said -> couldNotRecord(order, new Seat(said.by()), "with"));
            case Change.InsertBefore(var order, var by) ->
                BattleRefusal.UNKNOWN_SEAT
                        .when(!battle.seats().contains(by), "insertBy", () -> "There is no seat “%s” at this table."
                                .formatted(by))
                        .or(() -> couldNotRecord(order, by, "insertBy"));
        };
    }

    private Optional<Refusal> couldNotRecord(Order order, Seat by, String field) {
        return BattleRefusal.UMPIRE_ONLY.when(
                order.isTheUmpires() && battle.opening().hasUmpire() && !by.equals(Seat.UMPIRE),
                field,
                () -> "The entry would be that of the seat “%s”, which could not record this.".formatted(by));
    }

    /** One of these seats, the one that asks or the one that agrees, must have the right to what is corrected. */
    Optional<Refusal> missing(boolean umpires, Set<Seat> holders) {
        if (holders.contains(Seat.UMPIRE)) {
            return Optional.empty();
        }
        return BattleRefusal.UMPIRE_ONLY
                .when(
                        umpires && battle.opening().hasUmpire(),
                        "type",
                        () -> "That would change what is the umpire's; the umpire does it, or agrees to it.")
                .or(() -> correction instanceof Amend(var entry, Change.InsertBefore(var order, var by), var d, var r)
                        ? BattleRefusal.WRONG_SEAT.when(
                                !holders.contains(by),
                                "insertBy",
                                () -> "An entry of the seat “%s” is inserted by that seat, or with its consent."
                                        .formatted(by))
                        : Optional.empty());
    }
}
