package org.longroll.ledger;

/** An envelope with the place that the database gave it among all streams; the position is outside the hash. */
public record Recorded(long position, Envelope envelope) {}
