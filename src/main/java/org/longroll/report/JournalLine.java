package org.longroll.report;

import java.time.Instant;

/**
 * An entry as it stands in the appendix: what every sentence of the story comes from.
 *
 * @param sentence what was recorded, in plain words
 * @param dice every die that fell, as in {@code fire 4 6}
 * @param undone whether it was taken back and is not in force
 */
public record JournalLine(
        int number, int turn, String type, String by, Instant at, String sentence, String dice, boolean undone) {}
