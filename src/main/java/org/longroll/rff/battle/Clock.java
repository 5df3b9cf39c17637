package org.longroll.rff.battle;

/**
 * The turn, from 1, and its present part.
 *
 * @param initiative the side that has the first player's turn of every turn
 * @param checksBegun whether a maneuver check was taken in the present player's turn
 */
public record Clock(int turn, Part part, String activeSide, String initiative, boolean checksBegun) {

    static Clock started(String initiative) {
        return new Clock(1, Part.MANEUVER, initiative, initiative, false);
    }

    Clock at(Part now) {
        return new Clock(turn, now, activeSide, initiative, checksBegun);
    }

    Clock withChecksBegun() {
        return new Clock(turn, part, activeSide, initiative, true);
    }

    Clock beginning(int number, String side) {
        return new Clock(number, Part.MANEUVER, side, initiative, false);
    }

    /** Whether it is the second player's turn of the turn. */
    public boolean secondPlayer() {
        return !activeSide.equals(initiative);
    }
}
