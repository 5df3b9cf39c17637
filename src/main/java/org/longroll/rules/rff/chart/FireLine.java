package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** The lines of the fire results; telling fire has three, by what it does to a charge. */
public enum FireLine implements Word {
    WITHERING,
    TELLING_CHARGE_CHECKED,
    TELLING_UNLESS_COLD_STEEL,
    TELLING_CHARGE_HOME,
    GALLING,
    LIVELY,
    DESULTORY
}
