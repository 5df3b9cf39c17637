package org.longroll.projection;

import org.longroll.battle.CommonEvent.DiceRolled;

/** Dice that fell in a battle, and whether what they were thrown for was taken back. */
public record Roll(DiceRolled dice, boolean undone) {}
