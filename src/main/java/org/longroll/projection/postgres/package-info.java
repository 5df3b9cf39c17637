/** The read models in PostgreSQL, read through Hibernate ORM with Panache. Nothing here writes. */
@NullMarked
package org.longroll.projection.postgres;

import org.jspecify.annotations.NullMarked;
