/**
 * The read models in PostgreSQL, read through Hibernate ORM with Panache. The ledger's appender writes the status rows,
 * {@link org.longroll.projection.postgres.ReadModels} all others.
 */
@NullMarked
package org.longroll.projection.postgres;

import org.jspecify.annotations.NullMarked;
