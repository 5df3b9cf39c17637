/** The read models in PostgreSQL, read through Hibernate ORM with Panache. */
@NullMarked
package org.longroll.projection.postgres;

import org.jspecify.annotations.NullMarked;
