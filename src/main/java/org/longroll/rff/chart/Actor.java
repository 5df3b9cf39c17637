package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Who acts in a step of the turn. */
public enum Actor implements Word {
    @Spelled("player")
    PLAYER,
    @Spelled("opponent")
    OPPONENT,
    @Spelled("both")
    BOTH
}
