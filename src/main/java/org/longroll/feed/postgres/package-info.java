/** What the feed keeps in PostgreSQL: the end of the ledger, who publishes and how far he is, dead letters. */
@NullMarked
package org.longroll.feed.postgres;

import org.jspecify.annotations.NullMarked;
