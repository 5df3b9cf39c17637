/** Regimental Fire and Fury as it is played, in players' words. */
@NullMarked
package org.longroll.battle.rff;

import org.jspecify.annotations.NullMarked;
