package org.longroll.dice;

/** A row of dice; the same place always shows the same faces. */
public interface DiceSupply {

    /** The faces of these dice, starting at a place in the row. */
    Roll at(int place, Dice dice);
}
