package org.longroll.projection;

import org.longroll.journal.DiceRegister;
import org.longroll.journal.JournalEvent.DiceRolled;

/** Dice of one throw that have one fate. */
public record Roll(DiceRolled dice, DiceRegister.Fate fate) {}
