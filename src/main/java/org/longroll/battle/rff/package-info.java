/**
 * Regimental Fire and Fury as it is played: its orders, its events, its field, and the referee that turns the one into
 * the other. One class for each play – maneuver, movement, fire, charge, combat, retreat, leaders, turn –, each of which
 * asks {@link org.longroll.rules.rff.RffRules} for figures and keeps none of its own. Start with
 * {@link org.longroll.battle.rff.RegimentalBattle}.
 */
@NullMarked
package org.longroll.battle.rff;

import org.jspecify.annotations.NullMarked;
