/**
 * The append-only log of opaque envelopes: sequence, hash chain, idempotency, gap-safe reads. It knows nothing of
 * battles: a stream is a list of events that share an id, and the rows that travel with an append are documents it
 * cannot read.
 */
@NullMarked
package org.longroll.ledger;

import org.jspecify.annotations.NullMarked;
