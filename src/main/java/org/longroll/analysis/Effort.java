package org.longroll.analysis;

/**
 * The amount of work in a search for turning points. It is limited to a number of entries ({@link #most}): a long
 * battle gets fewer playouts, and is divided less finely.
 *
 * @param candidates how many actions are compared in the end, those with the largest shift
 * @param playouts how often the battle is played on from before and from after each of them, and up to eight times that
 *     for those that may be the greatest
 * @param seed the same seed gives the same answer
 */
public record Effort(int candidates, int playouts, long seed) {

    public static final int MOST_CANDIDATES = 12;
    public static final int MOST_PLAYOUTS = 100;
    static final int FEWEST_PLAYOUTS = 2;

    /** How many entries are played in all: two cores do that in less than half a minute for a small battle. */
    private static final int ENTRIES = 400_000;

    /** The playouts with which all of the work is done; with fewer, less. */
    private static final int USUAL_PLAYOUTS = 50;

    /** How many entries are played in all. */
    int most() {
        return ENTRIES / USUAL_PLAYOUTS * Math.min(playouts, USUAL_PLAYOUTS);
    }

    public Effort {
        if (candidates < 1 || candidates > MOST_CANDIDATES) {
            throw new IllegalArgumentException("from 1 to " + MOST_CANDIDATES + " candidates");
        }
        if (playouts < FEWEST_PLAYOUTS || playouts > MOST_PLAYOUTS) {
            throw new IllegalArgumentException("from " + FEWEST_PLAYOUTS + " to " + MOST_PLAYOUTS + " playouts");
        }
    }
}
