package org.longroll.ledger;

import java.util.UUID;

/** Identifies a repeated request; the id is unique in its scope, usually the stream. */
public record Command(UUID scope, UUID id, Sha256 bodyHash) {}
