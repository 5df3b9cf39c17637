/**
 * The read models in PostgreSQL: status rows, and those that follow the ledger by checkpoint. Rows are read through
 * Hibernate ORM with Panache and written by {@code COPY}, to one of two tables, so that one can be rebuilt beside the
 * other.
 */
@NullMarked
package org.longroll.projection.postgres;

import org.jspecify.annotations.NullMarked;
