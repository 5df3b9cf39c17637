/**
 * The read models in PostgreSQL. Rows are read through Hibernate ORM with Panache. Status rows are written by the ledger's
 * appender, all others by {@link org.longroll.projection.postgres.ReadModels}.
 */
@NullMarked
package org.longroll.projection.postgres;

import org.jspecify.annotations.NullMarked;
