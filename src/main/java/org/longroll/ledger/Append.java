package org.longroll.ledger;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The events of one entry, to be written after the expected version of a stream: all or none.
 *
 * @param closing one more event, or null
 */
public record Append(
        UUID stream,
        long expectedVersion,
        UUID entryId,
        Command command,
        String actor,
        Instant occurredAt,
        List<NewEvent> events,
        List<StatusRow> status,
        @Nullable Closing closing) {

    /** The last event of an append if it is made of the hashes of those before it. */
    public interface Closing {
        NewEvent after(List<Sha256> hashes);
    }

    /** The largest entry is an amendment of a long battle. */
    public static final int MAX_EVENTS = 50_000;

    public Append(
            UUID stream,
            long expectedVersion,
            UUID entryId,
            Command command,
            String actor,
            Instant occurredAt,
            List<NewEvent> events,
            List<StatusRow> status) {
        this(stream, expectedVersion, entryId, command, actor, occurredAt, events, status, null);
    }

    public Append {
        events = List.copyOf(events);
        status = List.copyOf(status);
        if (expectedVersion < 0) {
            throw new IllegalArgumentException("a stream's version is never negative: " + expectedVersion);
        }
        if (!Envelope.isName(actor)) {
            throw new IllegalArgumentException("an actor is a short name in lower case, not “" + actor + "”");
        }
        if (!Envelope.isStorable(occurredAt)) {
            throw new IllegalArgumentException(
                    "a time in whole microseconds of the years 1 to 9999, not " + occurredAt);
        }
        if (events.isEmpty() || events.size() > MAX_EVENTS) {
            throw new IllegalArgumentException(
                    "an append has 1 to %d events, not %d".formatted(MAX_EVENTS, events.size()));
        }
    }

    /** The version after it. */
    public long version() {
        return expectedVersion + events.size() + (closing == null ? 0 : 1);
    }
}
