package org.longroll.dice;

/** Somewhere that dice come from: a person's hand, a sealed sequence, a seeded simulation. */
@FunctionalInterface
public interface DiceSource {

    /** Throws these dice; the answer always fits them. */
    Roll roll(Dice dice);
}
