package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Where on its way a charging unit falls into disorder. */
public enum DisorderPoint implements Word {
    @Spelled("start")
    START,
    @Spelled("half-distance")
    HALF_DISTANCE,
    @Spelled("half-bonus")
    HALF_BONUS
}
