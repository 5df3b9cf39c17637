/** The ledger in PostgreSQL: an appender that commits in groups, in plain JDBC. */
@NullMarked
package org.longroll.ledger.postgres;

import org.jspecify.annotations.NullMarked;
