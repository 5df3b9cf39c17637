package org.longroll.ledger;

import java.util.UUID;

/** An event that has been decided and is not yet in the ledger. */
public record NewEvent(UUID eventId, String type, int schemaVersion, CanonicalJson payload) {}
