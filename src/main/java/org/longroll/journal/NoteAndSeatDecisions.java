package org.longroll.journal;

import java.util.List;
import java.util.Optional;
import org.longroll.journal.Decision.Accepted;
import org.longroll.journal.Decision.Refused;
import org.longroll.journal.JournalEvent.KeyReissued;
import org.longroll.journal.JournalEvent.NoteCorrected;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.journal.JournalEvent.SeatGiven;
import org.longroll.journal.JournalEvent.SeatRevoked;
import org.longroll.rules.Refusal;

/**
 * Decides notes, and who sits where: the umpire and the administrator for all seats, a side for its own.
 */
record NoteAndSeatDecisions<S>(Journal<S> journal, Inputs inputs, Judge<S> judge) {

    Decision decide(JournalOrder order) {
        return objection(order)
                .or(() -> judge.objection(journal, order))
                .<Decision>map(Refused::new)
                .orElseGet(() -> new Accepted(List.of(event(order))));
    }

    private Event event(JournalOrder order) {
        return switch (order) {
            case JournalOrder.Note note -> new NoteTaken(note.text(), note.units(), note.attachments(), note.table());
            case JournalOrder.CorrectNote(var note, var text) -> new NoteCorrected(note, text);
            case JournalOrder.ReissueKey(var seat) ->
                new KeyReissued(seat.id(), journal.seats().keyGeneration(seat) + 1);
            case JournalOrder.RevokeSeat(var seat) -> new SeatRevoked(seat.id());
            case JournalOrder.GiveSeat(var side, var commands, var person) ->
                new SeatGiven(
                        Seat.ofCommands(side, 1 + (int) journal.seats().givenOf(side))
                                .id(),
                        commands,
                        person);
        };
    }

    private Optional<Refusal> objection(JournalOrder order) {
        return switch (order) {
            case JournalOrder.Note note -> Optional.empty();
            case JournalOrder.CorrectNote correct -> Optional.empty();
            case JournalOrder.ReissueKey(var seat) ->
                ofAnother(seat.side(), "seat").or(() -> unknown(seat));
            case JournalOrder.RevokeSeat(var seat) ->
                ofAnother(seat.side(), "seat").or(() -> unknown(seat)).or(() -> ofTheTable(seat));
            case JournalOrder.GiveSeat give -> ofAnother(give.side(), "side");
        };
    }

    private Optional<Refusal> ofAnother(String side, String field) {
        var seat = inputs.seat();
        return journal.refusal(JournalRefusal.WRONG_SEAT)
                .when(
                        !seat.equals(Seat.UMPIRE)
                                && !seat.equals(Seat.ADMIN)
                                && !seat.id().equals(side),
                        field,
                        () -> "The seat “%s” gives and takes back seats and keys of its own side only."
                                .formatted(seat));
    }

    private Optional<Refusal> unknown(Seat seat) {
        return journal.refusal(JournalRefusal.UNKNOWN_SEAT)
                .when(!journal.seatsNow().contains(seat), "seat", () -> "There is no seat “%s” %s."
                        .formatted(seat, journal.words().place()));
    }

    private Optional<Refusal> ofTheTable(Seat seat) {
        return journal.refusal(JournalRefusal.UNKNOWN_SEAT)
                .when(
                        !seat.isOfCommands(),
                        "type",
                        () -> "The seat “%s” belongs to the table; only its key can be replaced.".formatted(seat));
    }
}
