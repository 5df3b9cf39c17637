package org.longroll.guestbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.guestbook.GuestBook.Laid;
import org.longroll.guestbook.GuestBook.Pages;
import org.longroll.guestbook.Host.CorrectLine;
import org.longroll.guestbook.Host.Sign;
import org.longroll.guestbook.Host.SignFor;
import org.longroll.journal.Correction.Consent;
import org.longroll.journal.Correction.UndoLast;
import org.longroll.journal.CorrectionEvent.ConsentAsked;
import org.longroll.journal.Decision;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Judge;
import org.longroll.journal.Opening;
import org.longroll.journal.Order;
import org.longroll.journal.Recording;
import org.longroll.journal.Recording.Step;
import org.longroll.journal.Seat;
import org.longroll.journal.UndoPolicy;
import org.longroll.recording.Judges;
import org.longroll.recording.RecordedJournalContract;

/** The port is right if a second kind needs no more than this. */
class GuestBookTest extends RecordedJournalContract<Pages> {

    private static final Seat HILL = new Seat("hill");
    private static final Seat REED = new Seat("reed");

    @Override
    protected Opening opening() {
        return laid(UndoPolicy.FREE);
    }

    private static Laid laid(UndoPolicy policy) {
        return new Laid(List.of("hill", "reed"), policy, null);
    }

    @Override
    protected Class<Pages> state() {
        return Pages.class;
    }

    @Override
    protected Judge<Pages> judge() {
        return new Host();
    }

    @Override
    protected Judges.OfKind judges() {
        return new Host();
    }

    @Override
    protected List<Step> steps() {
        return List.of(
                Step.of(HILL, new Sign("Ann Hill", "Good pie.")),
                Step.of(REED, new Sign("Ben Reed", "Good company.")),
                Step.of(HILL, new CorrectLine(1, "Very good pie.")),
                Step.of(HILL, new Sign("Cal Hill", "No rain.")));
    }

    @Override
    protected int amended() {
        return 1;
    }

    @Override
    protected Order instead() {
        return new Sign("Ben Reed", "The best company.");
    }

    @Override
    protected Order umpires() {
        return new SignFor("Old Reed", "He cannot write.");
    }

    @Override
    protected Object essence(Pages pages) {
        return pages;
    }

    @Test
    void the_other_family_agrees_to_an_undo() {
        var recording = new Recording<>(laid(UndoPolicy.CONSENT), state(), judge());
        recording.record(steps().getFirst());
        var request = recording.record(HILL, new UndoLast(1, "A blot"));
        assertThat(recording.entries().getLast().events(ConsentAsked.class)).hasSize(1);
        assertThat(recording.decided(Step.of(HILL, new Consent(request, true, null))))
                .isInstanceOf(Decision.Refused.class);
        recording.record(REED, new Consent(request, true, null));
        assertThat(recording.journal().state().lines()).isEmpty();
    }

    @Test
    void its_refusals_speak_of_a_guest_book() {
        var recording = new Recording<>(laid(UndoPolicy.UMPIRE), state(), judge());
        recording.record(steps().getFirst());
        var undo = Step.of(HILL, new UndoLast(1, null));
        refused(recording, undo, JournalRefusal.UMPIRE_CORRECTS);
        assertThat(((Decision.Refused) recording.decided(undo)).refusal().sentence())
                .isEqualTo("In this guest book the host takes entries back; ask him.");
    }
}
