/**
 * Read models. The status is written in the transaction of the entry; the journal and the dice are updated on demand.
 * {@link org.longroll.projection.JournalFold} makes all rows from the events, so they can be dropped at any time.
 */
@NullMarked
package org.longroll.projection;

import org.jspecify.annotations.NullMarked;
