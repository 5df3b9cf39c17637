package org.longroll.recording;

import java.time.Instant;
import java.util.UUID;

/**
 * An entry as people read it.
 *
 * @param version the battle's version after it
 * @param sentence what was recorded, in words
 */
public record JournalEntry(
        UUID id, int number, long version, String type, String actor, Instant recordedAt, String sentence) {}
