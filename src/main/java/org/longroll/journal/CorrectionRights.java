package org.longroll.journal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.rules.Refusal;

/** Whether seats may do by a correction what they could not record. */
record CorrectionRights(Journal<?> journal, Correction correction) {

    /** A seat for some commands corrects what it recorded itself. */
    Optional<Refusal> notItsOwn(Seat seat, List<String> recorders) {
        return journal.refusal(JournalRefusal.WRONG_SEAT)
                .when(
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
                journal.timeline()
                        .said(amend.entry())
                        .filter(said -> !said.order().isTheUmpires())
                        .flatMap(said -> couldNotRecord(order, new Seat(said.by()), "with"));
            case Change.InsertBefore(var order, var by) ->
                journal.refusal(JournalRefusal.UNKNOWN_SEAT)
                        .when(!journal.seatsNow().contains(by), "insertBy", () -> "There is no seat “%s” %s."
                                .formatted(by, journal.words().place()))
                        .or(() -> couldNotRecord(order, by, "insertBy"));
        };
    }

    private Optional<Refusal> couldNotRecord(Order order, Seat by, String field) {
        return journal.refusal(JournalRefusal.UMPIRE_ONLY)
                .when(
                        order.isTheUmpires() && journal.hasUmpire() && !by.equals(Seat.UMPIRE),
                        field,
                        () -> "The entry would be that of the seat “%s”, which could not record this.".formatted(by));
    }

    /** One of these seats, the one that asks or the one that agrees, must have the right to what is corrected. */
    Optional<Refusal> missing(boolean umpires, Set<Seat> holders) {
        if (holders.contains(Seat.UMPIRE)) {
            return Optional.empty();
        }
        return journal.refusal(JournalRefusal.UMPIRE_ONLY)
                .when(
                        umpires && journal.hasUmpire(),
                        "type",
                        () -> "That would change what is the %s's; the %s does it, or agrees to it."
                                .formatted(
                                        journal.words().umpire(),
                                        journal.words().umpire()))
                .or(() -> correction instanceof Amend(var entry, Change.InsertBefore(var order, var by), var d, var r)
                        ? journal.refusal(JournalRefusal.WRONG_SEAT)
                                .when(
                                        !holders.contains(by),
                                        "insertBy",
                                        () -> "An entry of the seat “%s” is inserted by that seat, or with its consent."
                                                .formatted(by))
                        : Optional.empty());
    }
}
