package org.longroll.ledger;

import java.util.UUID;

/**
 * What makes a repeated request recognisable: the id that its sender gave it, the scope in which that id is unique
 * (normally the stream), and the hash of what was asked for.
 */
public record Command(UUID scope, UUID id, Sha256 bodyHash) {}
