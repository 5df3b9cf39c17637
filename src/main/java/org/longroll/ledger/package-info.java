/** The append-only log of opaque envelopes: sequence, hash chain, idempotency, gap-safe reads. */
@NullMarked
package org.longroll.ledger;

import org.jspecify.annotations.NullMarked;
