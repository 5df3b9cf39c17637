package org.longroll.ledger;

import java.time.Instant;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** The fields of an envelope, and how each looks when somebody has changed it. */
public enum Field {
    STREAM(e -> copy(e, UUID.randomUUID(), e.sequence(), e.previousHash(), e.hash())),
    SEQUENCE(e -> withSequence(e, e.sequence() + 1)),
    EVENT_ID(e -> ids(e, UUID.randomUUID(), e.entryId(), e.commandId())),
    ENTRY_ID(e -> ids(e, e.eventId(), UUID.randomUUID(), e.commandId())),
    COMMAND_ID(e -> ids(e, e.eventId(), e.entryId(), UUID.randomUUID())),
    TYPE(e -> names(e, "note.amended", e.schemaVersion(), e.actor())),
    TYPE_THAT_NO_LEDGER_WRITES(e -> names(e, "Note \"recorded\"", e.schemaVersion(), e.actor())),
    SCHEMA_VERSION(e -> names(e, e.type(), e.schemaVersion() + 1, e.actor())),
    PAYLOAD(e -> payload(e, "{\"n\":\"another\"}")),
    PAYLOAD_SPACING(e -> payload(e, e.payload().text().replace(":", ": "))),
    OCCURRED_AT(e -> withOccurredAt(e, e.occurredAt().plusNanos(1_000))),
    RECORDED_AT(e -> times(e, e.occurredAt(), e.recordedAt().plusNanos(1_000))),
    ACTOR(e -> names(e, e.type(), e.schemaVersion(), "seat:union")),
    ACTOR_THAT_NO_LEDGER_WRITES(e -> names(e, e.type(), e.schemaVersion(), "")),
    PREVIOUS_HASH(e -> withPreviousHash(e, Sha256.of("something else"))),
    HASH(e -> e.withHash(Sha256.of("something else")));

    private final UnaryOperator<Envelope> change;

    Field(UnaryOperator<Envelope> change) {
        this.change = change;
    }

    public Envelope changedIn(Envelope event) {
        return change.apply(event);
    }

    static Envelope withSequence(Envelope e, long sequence) {
        return copy(e, e.stream(), sequence, e.previousHash(), e.hash());
    }

    static Envelope withPreviousHash(Envelope e, Sha256 previousHash) {
        return copy(e, e.stream(), e.sequence(), previousHash, e.hash());
    }

    static Envelope withOccurredAt(Envelope e, Instant time) {
        return times(e, time, e.recordedAt());
    }

    private static Envelope copy(Envelope e, UUID stream, long sequence, Sha256 previousHash, Sha256 hash) {
        return new Envelope(
                stream,
                sequence,
                e.eventId(),
                e.entryId(),
                e.commandId(),
                e.type(),
                e.schemaVersion(),
                e.payload(),
                e.occurredAt(),
                e.recordedAt(),
                e.actor(),
                previousHash,
                hash);
    }

    private static Envelope ids(Envelope e, UUID eventId, UUID entryId, UUID commandId) {
        return new Envelope(
                e.stream(),
                e.sequence(),
                eventId,
                entryId,
                commandId,
                e.type(),
                e.schemaVersion(),
                e.payload(),
                e.occurredAt(),
                e.recordedAt(),
                e.actor(),
                e.previousHash(),
                e.hash());
    }

    private static Envelope names(Envelope e, String type, int schemaVersion, String actor) {
        return new Envelope(
                e.stream(),
                e.sequence(),
                e.eventId(),
                e.entryId(),
                e.commandId(),
                type,
                schemaVersion,
                e.payload(),
                e.occurredAt(),
                e.recordedAt(),
                actor,
                e.previousHash(),
                e.hash());
    }

    private static Envelope payload(Envelope e, String payload) {
        return new Envelope(
                e.stream(),
                e.sequence(),
                e.eventId(),
                e.entryId(),
                e.commandId(),
                e.type(),
                e.schemaVersion(),
                new CanonicalJson(payload),
                e.occurredAt(),
                e.recordedAt(),
                e.actor(),
                e.previousHash(),
                e.hash());
    }

    private static Envelope times(Envelope e, Instant occurredAt, Instant recordedAt) {
        return new Envelope(
                e.stream(),
                e.sequence(),
                e.eventId(),
                e.entryId(),
                e.commandId(),
                e.type(),
                e.schemaVersion(),
                e.payload(),
                occurredAt,
                recordedAt,
                e.actor(),
                e.previousHash(),
                e.hash());
    }
}
