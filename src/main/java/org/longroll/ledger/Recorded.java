package org.longroll.ledger;

/** An envelope with its position among all streams, which the database assigns; it is not part of the hash. */
public record Recorded(long position, Envelope envelope) {}
