package org.longroll.report;

import java.time.Instant;

/**
 * An entry in the appendix, with every die, as in {@code fire 4 6}.
 *
 * @param undone whether it is not in force
 * @param decidedAgain whether an amendment recorded it again: then it was not taken back, it is another line
 */
public record JournalLine(
        int number,
        int turn,
        String type,
        String by,
        Instant at,
        String sentence,
        String dice,
        boolean undone,
        boolean decidedAgain) {

    /** “taken back” or “recorded again”, the words of the journal on the page; empty if it is in force. */
    public String fate() {
        if (!undone) {
            return "";
        }
        return decidedAgain ? "recorded again" : "taken back";
    }
}
