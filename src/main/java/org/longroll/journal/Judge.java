package org.longroll.journal;

import java.util.Optional;
import org.longroll.rules.Refusal;

/** Decides the orders of one kind by the rules that the opening of a journal names. Pure: no clock, no dice, no memory. */
public interface Judge<S> {

    /** Decides an order of its kind; the caller has checked that the seat may record and that nothing else is due. */
    Decision decide(Journal<S> journal, Order order, Inputs inputs);

    /** Whether a seat has no right to an order at all, whatever the state. */
    default Optional<Refusal> denied(Journal<S> journal, Order order, Seat seat) {
        return Optional.empty();
    }

    /** Why an order that is no aside cannot be recorded now, whatever it says: because the battle is over, for example. */
    default Optional<Refusal> objection(Journal<S> journal, Order order, Inputs inputs) {
        return Optional.empty();
    }

    /** Why an order is the umpire's, where this kind has more to say about it than that it is. */
    default Optional<Refusal> umpireOnly(Journal<S> journal, Order order) {
        return Optional.empty();
    }

    /** Why a note cannot be taken or a seat not given, besides the reasons in every journal. */
    default Optional<Refusal> objection(Journal<S> journal, JournalOrder order) {
        return Optional.empty();
    }

    /**
     * Decides an earlier order again in a changed journal.
     *
     * @param leniently whether it is excused from what did not hold it up when it was recorded
     */
    default Decision again(Journal<S> journal, Order order, Inputs inputs, boolean leniently) {
        return Decisions.decide(journal, order, inputs, this);
    }

    /** Whether the rules are read in another way today, for entries of this type, than when a journal was opened. */
    default boolean isReadOtherwise(Opening opening, String type) {
        return false;
    }

    /** The order that takes a check with these dice; empty for a question. */
    default Optional<Order> taking(Due due, GivenDice dice) {
        return Optional.empty();
    }
}
