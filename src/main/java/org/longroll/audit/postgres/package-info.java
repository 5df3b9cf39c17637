/** The log of heads in PostgreSQL. */
@NullMarked
package org.longroll.audit.postgres;

import org.jspecify.annotations.NullMarked;
