/**
 * Read models: what is true of a battle and its units now. Their rows are made here from the state and written in
 * the transaction of the entry that changed them; they can be dropped and made again from the ledger at any time.
 */
@NullMarked
package org.longroll.projection;

import org.jspecify.annotations.NullMarked;
