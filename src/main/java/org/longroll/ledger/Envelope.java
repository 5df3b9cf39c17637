package org.longroll.ledger;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * One event in the ledger. Its hash is the SHA-256 of the canonical JSON of everything else in it, including the hash
 * of the event before it: any RFC 8785 library can check the chain.
 *
 * <p>The constructor accepts whatever a store contains, because a manipulated event must be readable to be reported.
 * {@link Append} and {@link NewEvent} restrict what is written, {@link Chain} what passes verification.
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

    private static final int NAME_MAX = 100;

    private static final int TIME_BYTES = "0001-01-01T00:00:00.000000Z".length();

    /** The size of an envelope with a usual type and actor, without its payload; the buffer grows if needed. */
    private static final int BYTES_BESIDE_PAYLOAD = 600;

    /** The years in between exist in PostgreSQL and in RFC 3339. */
    private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");

    private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999999Z");

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

    /** The hash of this content; it equals {@link #hash} unless one of the two was changed. */
    public Sha256 computedHash() {
        return canonical(null).hash();
    }

    /** The whole envelope as canonical JSON, including the hash: a line of an export. */
    public String toCanonicalJson() {
        return canonical(hash).toString();
    }

    /** The text for the hash, or, with a hash, for the export. */
    private CanonicalBytes canonical(@Nullable Sha256 ownHash) {
        var payloadBytes = payload.text().getBytes(StandardCharsets.UTF_8);
        var text = new CanonicalBytes(payloadBytes.length + BYTES_BESIDE_PAYLOAD)
                .raw(Label.ACTOR)
                .quoted(actor)
                .raw(Label.COMMAND_ID)
                .uuid(commandId)
                .raw(Label.ENTRY_ID)
                .uuid(entryId)
                .raw(Label.EVENT_ID)
                .uuid(eventId);
        if (ownHash != null) {
            text.raw(Label.HASH).hex(ownHash);
        }
        return text.raw(Label.OCCURRED_AT)
                .time(occurredAt)
                .raw(Label.PAYLOAD)
                .raw(payloadBytes)
                .raw(Label.PREVIOUS_HASH)
                .hex(previousHash)
                .raw(Label.RECORDED_AT)
                .time(recordedAt)
                .raw(Label.SCHEMA_VERSION)
                .number(schemaVersion)
                .raw(Label.SEQUENCE)
                .number(sequence)
                .raw(Label.STREAM)
                .uuid(stream)
                .raw(Label.TYPE)
                .quoted(type)
                .raw(Label.END);
    }

    private static final class Label {
        static final byte[] ACTOR = bytes("{\"actor\":");
        static final byte[] COMMAND_ID = bytes(",\"commandId\":\"");
        static final byte[] ENTRY_ID = bytes("\",\"entryId\":\"");
        static final byte[] EVENT_ID = bytes("\",\"eventId\":\"");
        static final byte[] HASH = bytes("\",\"hash\":\"");
        static final byte[] OCCURRED_AT = bytes("\",\"occurredAt\":\"");
        static final byte[] PAYLOAD = bytes("\",\"payload\":");
        static final byte[] PREVIOUS_HASH = bytes(",\"previousHash\":\"");
        static final byte[] RECORDED_AT = bytes("\",\"recordedAt\":\"");
        static final byte[] SCHEMA_VERSION = bytes("\",\"schemaVersion\":");
        static final byte[] SEQUENCE = bytes(",\"sequence\":");
        static final byte[] STREAM = bytes(",\"stream\":\"");
        static final byte[] TYPE = bytes("\",\"type\":");
        static final byte[] END = bytes("}");

        private static byte[] bytes(String text) {
            return text.getBytes(StandardCharsets.US_ASCII);
        }
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

    /** Time as stored and hashed: RFC 3339, UTC, always with microseconds. */
    public static String timeText(Instant time) {
        return new CanonicalBytes(TIME_BYTES).time(time).toString();
    }

    /** A time that the database returns unchanged. */
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

    /** {@code [a-z0-9][a-z0-9._:@-]{0,99}}, without a matcher, because each hash calls it twice. */
    static boolean isName(String text) {
        if (text.isEmpty() || text.length() > NAME_MAX || !isLetterOrDigit(text.charAt(0))) {
            return false;
        }
        for (int i = 1; i < text.length(); i++) {
            if (!isLetterOrDigit(text.charAt(i)) && "._:@-".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLetterOrDigit(char character) {
        return character >= 'a' && character <= 'z' || character >= '0' && character <= '9';
    }

    static boolean isStorable(Instant time) {
        return time.equals(storable(time)) && !time.isBefore(EARLIEST) && !time.isAfter(LATEST);
    }
}
