package org.longroll.report;

import java.time.Instant;

/**
 * An entry in the appendix.
 *
 * @param sentence what was recorded, in plain words
 * @param dice every die, as in {@code fire 4 6}
 * @param undone whether it is not in force
 */
public record JournalLine(
        int number, int turn, String type, String by, Instant at, String sentence, String dice, boolean undone) {}
