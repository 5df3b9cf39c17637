package org.longroll.projection;

import java.time.Instant;
import java.util.UUID;
import org.longroll.ledger.Recorded;

/**
 * One event as read models see it: without the hashes, and with its payload only where the read model asked for it.
 *
 * @param version the battle's version after this event
 * @param payload canonical JSON, or empty
 */
public record Line(
        long position,
        UUID battle,
        long version,
        UUID entry,
        String type,
        String actor,
        Instant recordedAt,
        String payload) {

    public static Line of(Recorded event) {
        var envelope = event.envelope();
        return new Line(
                event.position(),
                envelope.stream(),
                envelope.sequence(),
                envelope.entryId(),
                envelope.type(),
                envelope.actor(),
                envelope.recordedAt(),
                envelope.payload().text());
    }
}
