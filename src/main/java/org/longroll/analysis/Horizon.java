package org.longroll.analysis;

import java.util.List;

/**
 * How far a battle is played on from a moment, and what that costs in entries, by a count that follows from the journal
 * alone.
 *
 * @param turns how many the battle has had
 * @param lastTurn the last one in which it can be played on
 */
record Horizon(List<Episode> episodes, int turns, int lastTurn) {

    /** A battle without a turn limit is played on for so many turns, and then the points count. */
    private static final int WITHOUT_A_LIMIT = 2;

    /** To take in a recorded entry costs so much of what it costs to play one. */
    private static final double TO_READ = 0.05;

    static Horizon of(Story story) {
        var limit = story.battle().settings().turnLimit();
        int turn = story.battle().field().turn();
        return new Horizon(story.inForce(), turn, limit == null || limit < turn ? turn + WITHOUT_A_LIMIT : limit);
    }

    /** The turn to whose end it is played on after so many entries: the other side acts in full before it is over. */
    int until(int entries) {
        return Math.min(lastTurn, turn(entries) + (isOpening(entries) ? 0 : 1));
    }

    double cost(int entries) {
        return cost(entries, until(entries));
    }

    double costToTheEnd(int entries) {
        return cost(entries, lastTurn);
    }

    private double cost(int entries, int until) {
        double ofATurn = (double) episodes.size() / Math.max(1, turns);
        return TO_READ * entries + ofATurn * (until - turn(entries) + (isOpening(entries) ? 0.75 : 0.25));
    }

    private int turn(int entries) {
        return entries < episodes.size() ? episodes.get(entries).moment().turn() : turns;
    }

    /** Whether the side that acts is the one that began the turn. */
    private boolean isOpening(int entries) {
        if (entries == episodes.size()) {
            return false;
        }
        int first = entries;
        while (first > 0 && turn(first - 1) == turn(entries)) {
            first--;
        }
        return activeSide(first).equals(activeSide(entries));
    }

    private String activeSide(int entries) {
        return episodes.get(entries).before().activeSide();
    }
}
