package org.longroll.battle.rff;

import org.longroll.rules.Word;

/** Why a unit may hold its position in place of a retreat. */
public enum Hold implements Word {
    OUT_OF_CLOSE_RANGE,
    FORTIFIED
}
