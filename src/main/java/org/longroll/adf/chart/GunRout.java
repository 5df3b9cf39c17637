package org.longroll.adf.chart;

import org.longroll.dice.Dice;

/** What becomes of routed guns on one kind of ground. */
public sealed interface GunRout {

    /** They limber and run so far, unless the total loses them. */
    record Rolled(Dice dice) implements GunRout {}

    record Inches(int inches) implements GunRout {}

    record Abandoned() implements GunRout {}
}
