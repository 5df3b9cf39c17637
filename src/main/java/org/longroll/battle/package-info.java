/**
 * All that battles have in common, whatever their rules: the first kind of journal. Pure values and functions: {@link org.longroll.battle.Decider}
 * makes events or a refusal from state and order, {@link org.longroll.battle.Battle} makes state from events.
 */
@NullMarked
package org.longroll.battle;

import org.jspecify.annotations.NullMarked;
