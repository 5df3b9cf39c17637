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
 *
 * <p>The constructor takes whatever a store holds, because an event that somebody tampered with must be readable to
 * be named. {@link Append} and {@link NewEvent} see to it that nothing else is written, {@link Chain} that nothing
 * else passes.
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

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9._:@-]{0,99}");

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS'Z'").withZone(ZoneOffset.UTC);

    /** PostgreSQL and RFC 3339 both know the years in between. */
    private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");

    private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999999Z");

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
        // A calendar does not have every instant that somebody may write into a file or a table.
        return isStorable(time) ? TIME.format(time) : time.toString();
    }

    /** A time that the database gives back exactly as it was handed over. */
    public static Instant storable(Instant time) {
        return time.truncatedTo(ChronoUnit.MICROS);
    }

    /** Whether a ledger can have written this. */
    boolean isWellFormed() {
        return sequence > 0
                && schemaVersion > 0
                && isName(type)
                && isName(actor)
                && isStorable(occurredAt)
                && isStorable(recordedAt)
                && payload.text().length() <= CanonicalJson.MAX_CHARACTERS;
    }

    static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    static boolean isStorable(Instant time) {
        return time.equals(storable(time)) && !time.isBefore(EARLIEST) && !time.isAfter(LATEST);
    }

    private String contentBefore() {
        return "\"actor\":" + CanonicalJson.quoted(actor) + ",\"commandId\":\"" + commandId + "\",\"entryId\":\""
                + entryId + "\",\"eventId\":\"" + eventId + "\"";
    }

    private String contentAfter() {
        return "\"occurredAt\":\"" + timeText(occurredAt) + "\",\"payload\":" + payload.text() + ",\"previousHash\":\""
                + previousHash.hex() + "\",\"recordedAt\":\"" + timeText(recordedAt) + "\",\"schemaVersion\":"
                + schemaVersion + ",\"sequence\":" + sequence + ",\"stream\":\"" + stream + "\",\"type\":"
                + CanonicalJson.quoted(type);
    }
}
