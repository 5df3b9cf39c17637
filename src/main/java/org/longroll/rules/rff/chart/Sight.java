package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** How a leader's command reaches his units. */
public enum Sight implements Word {
    CLEAR_LINE_OF_SIGHT,
    LINE_OF_MARCH,
    DENSE_WOODS,
    TWILIGHT_OR_FOG,
    ATTACHED,
    DISMOUNTED
}
