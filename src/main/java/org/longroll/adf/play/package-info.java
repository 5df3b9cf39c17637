/**
 * Plays Across A Deadly Field to win: weighs entries that the rules allow. Implements the port of {@code simulation}.
 */
@NullMarked
package org.longroll.adf.play;

import org.jspecify.annotations.NullMarked;
