/**
 * Live streams of battles and, with Kafka, the channel of all committed events. Both read the ledger; hints and
 * messages only trigger a read.
 */
@NullMarked
package org.longroll.feed;

import org.jspecify.annotations.NullMarked;
