package org.longroll.analysis;

import java.util.UUID;

/** When something happened: the turn and the entry; the opening has number 0. */
public record Moment(int turn, int number, UUID entry) {}
