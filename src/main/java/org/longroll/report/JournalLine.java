package org.longroll.report;

import java.time.Instant;

/** An entry in the appendix, with every die, as in {@code fire 4 6}. */
public record JournalLine(
        int number, int turn, String type, String by, Instant at, String sentence, String dice, boolean undone) {}
