package org.longroll.simulation;

import org.longroll.battle.Seat;
import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;

/** The dice of a simulated battle. */
@FunctionalInterface
public interface Dealer {

    /** Fair dice. */
    Dealer FAIR = (seat, seed) -> new DiceStream(seed);

    /** The dice for what a seat records next. */
    DiceSupply deal(Seat seat, String seed);
}
