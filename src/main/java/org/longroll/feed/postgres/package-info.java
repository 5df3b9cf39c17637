/** The state of the feed in PostgreSQL: the end of the ledger, the election, the publisher's position. */
@NullMarked
package org.longroll.feed.postgres;

import org.jspecify.annotations.NullMarked;
