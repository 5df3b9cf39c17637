package org.longroll.simulation;

import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;
import org.longroll.journal.Seat;

/** The dice of a simulated battle. */
@FunctionalInterface
public interface Dealer {

    /** Fair dice. */
    Dealer FAIR = (seat, seed) -> new DiceStream(seed);

    /** The dice for what a seat records next. */
    DiceSupply deal(Seat seat, String seed);
}
