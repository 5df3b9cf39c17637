package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** The effects of fire, from the worst to none; a massed target suffers the next lower one. */
public enum FireResult implements Word {
    WITHERING,
    TELLING,
    GALLING,
    LIVELY,
    DESULTORY
}
