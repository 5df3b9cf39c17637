/**
 * Figures of what happened in a battle and what was likely: strength and morale over time, losses, fire, charges, luck,
 * dice, turning points. Everything here is a pure fold over what is in force and needs no chart: every event of a roll
 * has its odds. One class of each system gives its events their meaning. Start with {@link
 * org.longroll.analysis.Analysis}.
 */
@NullMarked
package org.longroll.analysis;

import org.jspecify.annotations.NullMarked;
