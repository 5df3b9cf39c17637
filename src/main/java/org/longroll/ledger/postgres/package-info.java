/**
 * The ledger in PostgreSQL: an appender that commits in groups, in plain JDBC. The tables, triggers and grants are in
 * {@code db/migration}.
 */
@NullMarked
package org.longroll.ledger.postgres;

import org.jspecify.annotations.NullMarked;
