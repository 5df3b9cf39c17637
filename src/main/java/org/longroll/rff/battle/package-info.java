/**
 * Regimental Fire and Fury: its orders, its events, its field, and its referee. One class for each play – maneuver,
 * movement, fire, charge, combat, retreat, leaders, turn –, which asks {@link org.longroll.rff.rules.RffRules} for all
 * figures. Start with {@link org.longroll.rff.battle.RffSystem}.
 */
@NullMarked
package org.longroll.rff.battle;

import org.jspecify.annotations.NullMarked;
