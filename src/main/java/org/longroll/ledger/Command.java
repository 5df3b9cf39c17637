package org.longroll.ledger;

import java.util.UUID;

/**
 * Identifies a repeated request: the sender's id, the scope in which it is unique (usually the stream), and the hash of
 * the body.
 */
public record Command(UUID scope, UUID id, Sha256 bodyHash) {}
