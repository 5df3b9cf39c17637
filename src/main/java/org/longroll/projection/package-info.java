/**
 * Read models. What is true of a battle and its units now is written in the transaction of the entry that changed it;
 * a {@link org.longroll.projection.Projection} follows the ledger by checkpoint. All of them can be dropped and made
 * again from the ledger at any time, beside the live ones.
 */
@NullMarked
package org.longroll.projection;

import org.jspecify.annotations.NullMarked;
