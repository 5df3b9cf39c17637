/** Battles of Across A Deadly Field as they are played: what has happened, what is said, what comes of it. */
@NullMarked
package org.longroll.battle.adf;

import org.jspecify.annotations.NullMarked;
