package org.longroll.guestbook;

import java.util.List;
import org.longroll.guestbook.GuestBook.Corrected;
import org.longroll.guestbook.GuestBook.Pages;
import org.longroll.guestbook.GuestBook.Signed;
import org.longroll.journal.Decision;
import org.longroll.journal.EntryType;
import org.longroll.journal.Inputs;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Judge;
import org.longroll.journal.Order;
import org.longroll.journal.Recorded;
import org.longroll.recording.Judges;
import org.longroll.rules.Verdict;

/** Decides what is written in a guest book: each guest signs once, and lines that are there are corrected. */
public final class Host implements Judge<Pages>, Judges.OfKind {

    public sealed interface GuestOrder extends Order {}

    @EntryType("sign")
    @Recorded("guest-sign")
    public record Sign(String guest, String text) implements GuestOrder {}

    @EntryType("correct-line")
    @Recorded("guest-correct-line")
    public record CorrectLine(int line, String text) implements GuestOrder {}

    /** For the host alone. */
    @EntryType("sign-for")
    @Recorded("guest-sign-for")
    public record SignFor(String guest, String text) implements GuestOrder {
        @Override
        public boolean isTheUmpires() {
            return true;
        }
    }

    @Override
    public String kind() {
        return "guest-book";
    }

    @Override
    public Verdict<Host> of(Journal<?> journal) {
        return Verdict.allowed(this);
    }

    @Override
    public Decision decide(Journal<Pages> journal, Order order, Inputs inputs) {
        var lines = journal.state().lines();
        return switch ((GuestOrder) order) {
            case Sign(var guest, var text) -> signed(journal, order, guest, text);
            case SignFor(var guest, var text) -> signed(journal, order, guest, text);
            case CorrectLine(var line, var text) ->
                Decision.of(
                        order,
                        Verdict.unless(
                                JournalRefusal.UNKNOWN_ENTRY.when(
                                        line < 1 || line > lines.size(), "line", () -> "There is no line %d."
                                                .formatted(line)),
                                () -> List.of(new Corrected(line, text))));
        };
    }

    private static Decision signed(Journal<Pages> journal, Order order, String guest, String text) {
        return Decision.of(
                order,
                Verdict.unless(
                        JournalRefusal.WRONG_SEAT.when(
                                journal.isSubject(guest), "guest", () -> "%s has signed.".formatted(guest)),
                        () -> List.of(new Signed(guest, text))));
    }
}
