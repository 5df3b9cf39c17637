package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The effects of fire, from the worst to none; a massed target suffers the next lower one. */
public enum FireResult implements Word {
    @Spelled("withering")
    WITHERING,
    @Spelled("telling")
    TELLING,
    @Spelled("galling")
    GALLING,
    @Spelled("lively")
    LIVELY,
    @Spelled("desultory")
    DESULTORY
}
