package org.longroll.journal;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Function;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.rules.Forbidden;

/**
 * The subject of a journal: a battle, for example. It folds events to a state of its own and says of that state what the
 * journal itself has to know. Pure; {@link Judge} decides.
 */
public interface Kind<S> {

    /** Its permanent name in the ledger. */
    String name();

    Class<S> state();

    S opened(Opening opening);

    /** The state after one more event; asides, corrections and checkpoints are none of its business. */
    S after(S state, Event event, Occasion occasion);

    /** The seats at the start, in order: the umpire's if there is one, those of the sides, the spectators'. */
    List<Seat> seats(Opening opening);

    Policies policies(Opening opening, S state);

    /** The turn, round or stage that it is in; 0 if it has none. */
    default int turn(S state) {
        return 0;
    }

    /** The checks and questions that are due; none in kinds without checks. */
    default Agenda<? extends Due> agenda(S state) {
        return Agenda.empty();
    }

    /** The dues of now, as clients are given them. */
    default List<? extends Due> due(S state) {
        return agenda(state).dues();
    }

    /** The state while exactly these checks and questions wait for the end of an amendment. */
    default S deferring(S state, List<String> dues) {
        return state;
    }

    /** Whether entries that have this id in them are about it: whether it is a unit or a leader, for example. */
    boolean isSubject(S state, String id);

    /** The name of what has this id; the id itself if nothing has it. */
    default String name(S state, String id) {
        return id;
    }

    /**
     * One sentence for each event of an entry that has one; never none.
     *
     * @param numbers of entries, by id
     */
    List<String> sentences(List<Event> events, Journal<S> journal, Function<UUID, OptionalInt> numbers);

    /** The first difference of two outcomes of one entry: as it is decided now, and as it was recorded. */
    default String contrast(Journal<S> before, List<Event> now, List<Event> then) {
        return "The rules give %s; the file says %s.".formatted(now, then);
    }

    /** Who acted in an entry: of what it is about, those that did what it says, in the order in which they were named. */
    default List<String> actors(List<Event> events, S state) {
        return List.of();
    }

    Words words();

    /** The reason for a checkpoint at the end of an entry, if there is one. */
    default Optional<CheckpointSigned.Cause> closes(S before, S after) {
        return Optional.empty();
    }

    /** A refusal in the words of this kind; its code stays. */
    default Forbidden refusal(JournalRefusal refusal) {
        return refusal;
    }
}
