package org.longroll.simulation;

import org.longroll.battle.Seat;
import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;

/** Hands out the dice of a simulated battle. */
@FunctionalInterface
public interface Dealer {

    /** Dice of which nobody can complain. */
    Dealer FAIR = (seat, seed) -> new DiceStream(seed);

    /** The dice for what a seat records next. */
    DiceSupply deal(Seat seat, String seed);
}
