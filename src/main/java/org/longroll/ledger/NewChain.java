package org.longroll.ledger;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Builds the chain of a new stream, entry by entry, before it is in a ledger. */
public final class NewChain {

    private final List<Envelope> sealed = new ArrayList<>();
    private final Instant recordedAt;
    private Head head;

    public NewChain(UUID stream, Instant recordedAt) {
        this.head = Head.ofNewStream(stream);
        this.recordedAt = recordedAt;
    }

    public void add(UUID entryId, UUID commandId, String actor, Instant occurredAt, List<NewEvent> events) {
        var command = new Command(head.stream(), commandId, Sha256.GENESIS);
        var append = new Append(head.stream(), head.version(), entryId, command, actor, occurredAt, events, List.of());
        for (var event : events) {
            var envelope = Envelope.seal(head, append, event, recordedAt);
            sealed.add(envelope);
            head = envelope.asHead();
        }
    }

    public Envelope last() {
        return sealed.getLast();
    }

    public List<Envelope> sealed() {
        return List.copyOf(sealed);
    }
}
