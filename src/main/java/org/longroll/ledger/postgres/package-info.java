/**
 * The ledger in PostgreSQL: one appender that commits in groups, plain JDBC, arrays in and rows out. The table, its
 * triggers and its grants are in {@code db/migration}.
 */
@NullMarked
package org.longroll.ledger.postgres;

import org.jspecify.annotations.NullMarked;
