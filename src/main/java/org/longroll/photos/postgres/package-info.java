/** The pictures of all battles in PostgreSQL: each picture once, and which battles it belongs to. */
@NullMarked
package org.longroll.photos.postgres;

import org.jspecify.annotations.NullMarked;
