/**
 * Plays Regimental Fire and Fury to win: weighs entries that the rules allow. Implements the port of {@code simulation}.
 */
@NullMarked
package org.longroll.rff.play;

import org.jspecify.annotations.NullMarked;
