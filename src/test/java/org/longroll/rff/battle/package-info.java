/** Regimental Fire and Fury as it is played, in players' words. */
@NullMarked
package org.longroll.rff.battle;

import org.jspecify.annotations.NullMarked;
