package org.longroll.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.Correction.Redo;
import org.longroll.journal.Correction.UndoLast;
import org.longroll.journal.Recording.Step;

/** What every kind of journal keeps; a kind brings an opening and some orders that are accepted one after the other. */
public abstract class JournalContract<S> {

    private static final String REASON = "A slip";

    /** With an umpire and two sides. */
    protected abstract Opening opening();

    protected abstract Class<S> state();

    protected abstract Judge<S> judge();

    /** Entries of the game, at least three. */
    protected abstract List<Step> steps();

    /** The place among them of one without which, and with another in whose place, all others stay possible. */
    protected abstract int amended();

    /** The order in its place. */
    protected abstract Order instead();

    /** An order that is the umpire's, as the first after the opening. */
    protected abstract Order umpires();

    /** What is compared of a state: all but the ids of entries, which an amendment gives anew. */
    protected abstract Object essence(S state);

    private Recording<S> begun() {
        return new Recording<>(opening(), state(), judge());
    }

    private Recording<S> recorded(List<Step> steps) {
        var recording = begun();
        steps.forEach(recording::record);
        return recording;
    }

    @Test
    void what_is_undone_is_as_if_it_was_never_recorded() {
        var recording = recorded(steps());
        recording.record(Seat.UMPIRE, new UndoLast(1, REASON));
        var never = recorded(steps().subList(0, steps().size() - 1));
        assertThat(recording.journal().state()).isEqualTo(never.journal().state());
        assertThat(recording.journal().timeline().inForce())
                .isEqualTo(never.journal().timeline().inForce());
        assertThat(recording.entries()).hasSize(steps().size() + 2);
        assertThat(recording.entries().get(steps().size()).undone()).isTrue();
    }

    @Test
    void what_is_put_back_is_as_it_was() {
        var recording = recorded(steps());
        var before = recording.journal();
        recording.record(Seat.UMPIRE, new UndoLast(2, REASON));
        recording.record(Seat.UMPIRE, new Redo(REASON));
        assertThat(recording.journal().state()).isEqualTo(before.state());
        assertThat(recording.journal().timeline()).isEqualTo(before.timeline());
    }

    @Test
    void what_is_amended_is_as_if_it_was_recorded_right_from_the_start() {
        var right = new ArrayList<>(steps());
        right.set(amended(), Step.of(steps().get(amended()).seat(), instead()));
        assertThat(essence(amended(new Change.Replace(instead())).journal().state()))
                .isEqualTo(essence(recorded(right).journal().state()));
    }

    @Test
    void what_is_struck_is_as_if_it_was_never_recorded() {
        var without = new ArrayList<>(steps());
        without.remove(amended());
        assertThat(essence(amended(new Change.Strike()).journal().state()))
                .isEqualTo(essence(recorded(without).journal().state()));
    }

    private Recording<S> amended(Change change) {
        var recording = recorded(steps());
        recording.record(Seat.UMPIRE, amend(recording, change));
        return recording;
    }

    private Amend amend(Recording<S> recording, Change change) {
        var entry = recording.entries().get(amended() + 1).id();
        return new Amend(entry, change, new TreeMap<>(), REASON);
    }

    @Test
    void a_trial_of_an_amendment_says_what_recording_it_does() {
        var recording = recorded(steps());
        var amend = amend(recording, new Change.Replace(instead()));
        var inputs = recording.inputs(Step.of(Seat.UMPIRE, amend));
        var trial = Decisions.tried(recording.journal(), amend, inputs, judge()).answer();
        var decided = (Decision.Accepted) recording.decided(Step.of(Seat.UMPIRE, amend));
        assertThat(decided.events().subList(1, decided.events().size())).isEqualTo(trial.events());
        recording.record(Seat.UMPIRE, amend);
        var amendment = recording.entries().stream()
                .filter(entry -> entry.type().equals("amend"))
                .findFirst()
                .orElseThrow();
        assertThat(new AmendmentReview(recording.journal(), recording.entries()).of(amendment))
                .extracting(AmendedLine::entry)
                .containsExactlyElementsOf(
                        trial.lines().stream().map(AmendedLine::entry).toList());
    }

    @Test
    void an_amendment_is_taken_back_as_a_whole() {
        var recording = amended(new Change.Strike());
        recording.record(Seat.UMPIRE, new UndoLast(1, REASON));
        assertThat(recording.journal().state())
                .isEqualTo(recorded(steps()).journal().state());
    }

    @Test
    void what_is_rebuilt_is_what_was_live() {
        var recording = amended(new Change.Replace(instead()));
        var rebuilt = recording.history().entries().journal();
        assertThat(rebuilt).isEqualTo(recording.journal());
    }

    @Test
    void entries_come_out_again_as_they_were_recorded() {
        var history = amended(new Change.Strike()).history();
        assertThat(Redecision.of(history, state(), judge(), type -> false)).isEmpty();
    }

    @Test
    void spectators_record_nothing_and_take_nothing_back() {
        var recording = recorded(steps().subList(0, steps().size() - 1));
        var last = steps().getLast();
        refused(recording, last.by(Seat.SPECTATOR), JournalRefusal.WRONG_SEAT);
        refused(recording, Step.of(Seat.SPECTATOR, new UndoLast(1, REASON)), JournalRefusal.WRONG_SEAT);
    }

    @Test
    void what_is_the_umpires_is_for_no_other_seat() {
        var side = begun().journal().seatsNow().get(1);
        refused(begun(), Step.of(side, umpires()), JournalRefusal.UMPIRE_ONLY);
        begun().record(Seat.UMPIRE, umpires());
    }

    @Test
    void a_key_is_replaced_by_its_own_seat_or_the_umpire() {
        var seats = begun().journal().seatsNow();
        var recording = begun();
        refused(recording, Step.of(seats.get(1), new JournalOrder.ReissueKey(seats.get(2))), JournalRefusal.WRONG_SEAT);
        recording.record(seats.get(1), new JournalOrder.ReissueKey(seats.get(1)));
        recording.record(Seat.UMPIRE, new JournalOrder.ReissueKey(seats.get(1)));
        assertThat(recording.journal().seats().keyGeneration(seats.get(1))).isEqualTo(2);
        assertThat(recording.journal().state()).isEqualTo(begun().journal().state());
    }

    @Test
    void an_entry_that_is_not_there_is_neither_undone_nor_amended() {
        var nothing = new UUID(0, 7);
        refused(begun(), Step.of(Seat.UMPIRE, new UndoLast(1, REASON)), JournalRefusal.NOTHING_TO_UNDO);
        refused(begun(), Step.of(Seat.UMPIRE, new Redo(REASON)), JournalRefusal.NOTHING_TO_REDO);
        refused(
                begun(),
                Step.of(Seat.UMPIRE, new Amend(nothing, new Change.Strike(), new TreeMap<>(), REASON)),
                JournalRefusal.UNKNOWN_ENTRY);
    }

    @Test
    void a_note_changes_nothing_and_is_never_undone() {
        var recording = recorded(steps());
        var note = recording.record(Seat.SPECTATOR, new JournalOrder.Note("Fine weather.", List.of()));
        recording.record(Seat.UMPIRE, new JournalOrder.CorrectNote(note, "Rain."));
        assertThat(recording.journal().state())
                .isEqualTo(recorded(steps()).journal().state());
        recording.record(Seat.UMPIRE, new UndoLast(1, REASON));
        assertThat(recording.entries().stream().filter(Entry::undone).map(Entry::type))
                .containsExactly(steps().getLast().order().type());
    }

    @Test
    void every_entry_has_a_sentence() {
        var recording = amended(new Change.Replace(instead()));
        assertThat(recording.entries()).allSatisfy(entry -> assertThat(
                        String.join(" ", recording.journal().sentences(entry.events())))
                .isNotBlank());
    }

    protected static <S> void refused(Recording<S> recording, Step step, JournalRefusal code) {
        assertThat(recording.decided(step)).isInstanceOfSatisfying(Decision.Refused.class, refused -> assertThat(
                        refused.refusal().code())
                .isEqualTo(code.word()));
    }
}
