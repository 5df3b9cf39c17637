package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The lines of the morale results, as the answer to a check names them. */
public enum MoraleResult implements Word {
    @Spelled("natural-2")
    NATURAL_2,
    @Spelled("natural-3")
    NATURAL_3,
    @Spelled("down-2")
    DOWN_2,
    @Spelled("down-1")
    DOWN_1,
    @Spelled("none")
    NONE,
    @Spelled("up-1")
    UP_1,
    @Spelled("up-2")
    UP_2,
    @Spelled("natural-12")
    NATURAL_12
}
