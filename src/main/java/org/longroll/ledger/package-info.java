/**
 * The append-only log of opaque envelopes: sequence, hash chain, idempotency, gap-safe reads. It does not depend on
 * battles: a stream is a list of events with one id, and the status rows of an append are opaque documents.
 */
@NullMarked
package org.longroll.ledger;

import org.jspecify.annotations.NullMarked;
