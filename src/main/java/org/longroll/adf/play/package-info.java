/**
 * Plays Across A Deadly Field: proposes entries that the rules allow. Implements the port of {@code simulation}.
 */
@NullMarked
package org.longroll.adf.play;

import org.jspecify.annotations.NullMarked;
