/**
 * What leaves the house as it happens: the live stream of each battle and, with Kafka, the channel that carries every
 * committed event. Both read the ledger; hints and messages only say that it is worth looking.
 */
@NullMarked
package org.longroll.feed;

import org.jspecify.annotations.NullMarked;
