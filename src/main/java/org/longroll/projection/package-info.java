/**
 * Read models. How a battle and its units stand is written in the transaction of the entry that changed it; the journal
 * and the dice are brought up to date when they are asked for. {@link org.longroll.projection.BattleFold} makes all of
 * their rows from the events of one battle, so they can be dropped at any time.
 */
@NullMarked
package org.longroll.projection;

import org.jspecify.annotations.NullMarked;
