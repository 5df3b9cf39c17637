package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** Where on its way a charging unit falls into disorder. */
public enum DisorderPoint implements Word {
    START,
    HALF_DISTANCE,
    HALF_BONUS
}
