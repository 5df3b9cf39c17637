package org.longroll.report.scrutiny;

import java.time.Instant;

/**
 * A checkpoint, and who has it: the seat that asked for it, or recorded the entry with which it was signed.
 *
 * @param server the name of the key that signed it
 */
public record HeldCheckpoint(
        long sequence, long size, String code, String server, String cause, String by, Instant at) {}
