package org.longroll.projection;

import org.longroll.battle.CommonEvent.DiceRolled;
import org.longroll.battle.DiceRegister;

/** Dice of one throw that have one fate. */
public record Roll(DiceRolled dice, DiceRegister.Fate fate) {}
