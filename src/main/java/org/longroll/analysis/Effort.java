package org.longroll.analysis;

/**
 * How much work is put into the search for turning points: twice so many playouts as candidates times playouts.
 *
 * @param candidates how many entries are looked at, those at which most was at stake first
 * @param playouts how often the battle is played on from before and from after each of them
 * @param seed the same seed gives the same answer
 */
public record Effort(int candidates, int playouts, long seed) {

    public static final int MOST_CANDIDATES = 12;
    public static final int MOST_PLAYOUTS = 100;
    private static final int FEWEST_PLAYOUTS = 2;

    public Effort {
        if (candidates < 1 || candidates > MOST_CANDIDATES) {
            throw new IllegalArgumentException("from 1 to " + MOST_CANDIDATES + " candidates");
        }
        if (playouts < FEWEST_PLAYOUTS || playouts > MOST_PLAYOUTS) {
            throw new IllegalArgumentException("from 2 to " + MOST_PLAYOUTS + " playouts");
        }
    }
}
