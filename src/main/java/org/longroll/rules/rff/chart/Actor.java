package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** Who acts in a step of the turn. */
public enum Actor implements Word {
    PLAYER,
    OPPONENT,
    BOTH
}
