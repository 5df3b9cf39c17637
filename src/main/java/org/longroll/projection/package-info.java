/**
 * Read models. The status of a battle and its units is written in the transaction of the entry; the journal and the
 * dice are updated on demand. {@link org.longroll.projection.BattleFold} makes all rows from the events of one battle,
 * so they can be dropped at any time.
 */
@NullMarked
package org.longroll.projection;

import org.jspecify.annotations.NullMarked;
