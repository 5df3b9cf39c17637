/** Snapshots of battles in PostgreSQL. */
@NullMarked
package org.longroll.recording.postgres;

import org.jspecify.annotations.NullMarked;
