/**
 * What leaves the house as it happens: the live stream of each battle, and the channel that carries every committed
 * event, in memory or through Kafka. Everybody here reads the ledger by checkpoint or version; hints and messages only
 * say that it is worth looking.
 */
@NullMarked
package org.longroll.feed;

import org.jspecify.annotations.NullMarked;
