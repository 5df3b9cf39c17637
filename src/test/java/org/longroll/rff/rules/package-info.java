/** Regimental Fire and Fury in a player's words, and what always holds of it. */
@NullMarked
package org.longroll.rff.rules;

import org.jspecify.annotations.NullMarked;
