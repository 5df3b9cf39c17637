/**
 * Regimental Fire and Fury as it is played: its orders, its events, its field, and the referee that turns the one into
 * the other. One class for each play – maneuver, movement, fire, charge, combat, retreat, leaders, turn –, each of which
 * asks {@link org.longroll.rff.rules.RffRules} for figures and keeps none of its own. Start with
 * {@link org.longroll.rff.battle.RffSystem}.
 */
@NullMarked
package org.longroll.rff.battle;

import org.jspecify.annotations.NullMarked;
