package org.longroll.projection;

import org.longroll.battle.CommonEvent.DiceRolled;

/** A throw of dice, and whether its entry was undone. */
public record Roll(DiceRolled dice, boolean undone) {}
