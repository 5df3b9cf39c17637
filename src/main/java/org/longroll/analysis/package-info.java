/**
 * What happened in a battle and what was likely: strength and morale over time, losses, fire, charges, luck, dice,
 * turning points. Everything here is a pure fold over what is in force, and needs no chart: the odds of every roll stand in
 * the event that it gave. What the events of a system mean is read by one class of that system, so a new system is a new
 * class. Start with {@link org.longroll.analysis.Analysis}.
 */
@NullMarked
package org.longroll.analysis;

import org.jspecify.annotations.NullMarked;
