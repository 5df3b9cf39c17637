package org.longroll.ledger;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * One event as it stands in the ledger for ever. Its hash is the SHA-256 of the canonical JSON of everything else in
 * it, the hash of the event before it included: who has the envelopes can check the chain with any RFC 8785 library.
 */
public record Envelope(
        UUID stream,
        long sequence,
        UUID eventId,
        UUID entryId,
        UUID commandId,
        String type,
        int schemaVersion,
        CanonicalJson payload,
        Instant occurredAt,
        Instant recordedAt,
        String actor,
        Sha256 previousHash,
        Sha256 hash) {

    /** Names need no escaping in JSON, which {@link #contentBefore} and {@link #contentAfter} rely on. */
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9._:@-]{0,99}");

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS'Z'").withZone(ZoneOffset.UTC);

    public Envelope {
        if (sequence < 1) {
            throw new IllegalArgumentException("the first event of a stream has sequence 1, not " + sequence);
        }
        if (schemaVersion < 1) {
            throw new IllegalArgumentException("the first version of an event is 1, not " + schemaVersion);
        }
        requireName("type", type);
        requireName("actor", actor);
        requireMicroseconds("occurredAt", occurredAt);
        requireMicroseconds("recordedAt", recordedAt);
    }

    /** Seals an event behind the head of its stream. */
    static Envelope seal(Head head, Append append, NewEvent event, Instant recordedAt) {
        var open = new Envelope(
                append.stream(),
                head.version() + 1,
                event.eventId(),
                append.entryId(),
                append.command().id(),
                event.type(),
                event.schemaVersion(),
                event.payload(),
                append.occurredAt(),
                recordedAt,
                append.actor(),
                head.hash(),
                Sha256.GENESIS);
        return open.withHash(open.computedHash());
    }

    /** The hash that this content must have; the same as {@link #hash} unless somebody changed one of the two. */
    public Sha256 computedHash() {
        return Sha256.of("{" + contentBefore() + "," + contentAfter() + "}");
    }

    /** The whole envelope as canonical JSON, hash included: a line of an export. */
    public String toCanonicalJson() {
        return "{" + contentBefore() + ",\"hash\":\"" + hash.hex() + "\"," + contentAfter() + "}";
    }

    public Head asHead() {
        return new Head(stream, sequence, hash);
    }

    Envelope withHash(Sha256 newHash) {
        return new Envelope(
                stream,
                sequence,
                eventId,
                entryId,
                commandId,
                type,
                schemaVersion,
                payload,
                occurredAt,
                recordedAt,
                actor,
                previousHash,
                newHash);
    }

    /** Time as it is stored and hashed: RFC 3339, UTC, microseconds always written. */
    public static String timeText(Instant time) {
        return TIME.format(time);
    }

    /** A time that the database gives back exactly as it was handed over. */
    public static Instant storable(Instant time) {
        return time.truncatedTo(ChronoUnit.MICROS);
    }

    private String contentBefore() {
        return "\"actor\":\"" + actor + "\",\"commandId\":\"" + commandId + "\",\"entryId\":\"" + entryId
                + "\",\"eventId\":\"" + eventId + "\"";
    }

    private String contentAfter() {
        return "\"occurredAt\":\"" + timeText(occurredAt) + "\",\"payload\":" + payload.text() + ",\"previousHash\":\""
                + previousHash.hex() + "\",\"recordedAt\":\"" + timeText(recordedAt) + "\",\"schemaVersion\":"
                + schemaVersion + ",\"sequence\":" + sequence + ",\"stream\":\"" + stream + "\",\"type\":\"" + type
                + "\"";
    }

    private static void requireName(String field, String value) {
        if (!NAME.matcher(value).matches()) {
            throw new IllegalArgumentException(field + " is a short name in lower case, not “" + value + "”");
        }
    }

    private static void requireMicroseconds(String field, Instant time) {
        if (!time.equals(storable(time))) {
            throw new IllegalArgumentException(field + " is finer than a microsecond and would not survive storing");
        }
    }
}
