package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** The lines of the morale results, as the answer to a check names them. */
public enum MoraleResult implements Word {
    NATURAL_2,
    NATURAL_3,
    DOWN_2,
    DOWN_1,
    NONE,
    UP_1,
    UP_2,
    NATURAL_12
}
