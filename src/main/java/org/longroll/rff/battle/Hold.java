package org.longroll.rff.battle;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Why a unit may hold its position in place of a retreat. */
public enum Hold implements Word {
    @Spelled("out-of-close-range")
    OUT_OF_CLOSE_RANGE,
    @Spelled("fortified")
    FORTIFIED
}
