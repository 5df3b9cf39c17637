/** Battles of Across A Deadly Field as they are played: what has happened, what is said, what comes of it. */
@NullMarked
package org.longroll.adf.battle;

import org.jspecify.annotations.NullMarked;
