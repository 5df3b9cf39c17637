package org.longroll.ledger;

import java.util.UUID;

/** What a command led to when it was first recorded: the entry, and the range of its events in the stream. */
public record Receipt(Command command, UUID stream, UUID entryId, long firstSequence, long lastSequence) {}
