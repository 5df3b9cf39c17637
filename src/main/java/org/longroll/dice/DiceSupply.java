package org.longroll.dice;

/** Dice in a row, waiting to be read; the same place always shows the same faces. */
public interface DiceSupply {

    /** The faces of these dice, the first of which is the die at a place in the row. */
    Roll at(int place, Dice dice);
}
