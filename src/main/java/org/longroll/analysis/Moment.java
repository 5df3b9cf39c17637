package org.longroll.analysis;

import java.util.UUID;

/**
 * When something happened: the turn and the entry.
 *
 * @param number of the entry in the journal; 0 for the opening
 */
public record Moment(int turn, int number, UUID entry) {}
