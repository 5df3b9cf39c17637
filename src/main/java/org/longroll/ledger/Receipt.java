package org.longroll.ledger;

import java.util.UUID;

/** The result of a recorded command: the entry, and the range of its events in the stream. */
public record Receipt(Command command, UUID stream, UUID entryId, long firstSequence, long lastSequence) {}
