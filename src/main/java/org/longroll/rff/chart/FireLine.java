package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The lines of the fire results; telling fire has three, by what it does to a charge. */
public enum FireLine implements Word {
    @Spelled("withering")
    WITHERING,
    @Spelled("telling-charge-checked")
    TELLING_CHARGE_CHECKED,
    @Spelled("telling-unless-cold-steel")
    TELLING_UNLESS_COLD_STEEL,
    @Spelled("telling-charge-home")
    TELLING_CHARGE_HOME,
    @Spelled("galling")
    GALLING,
    @Spelled("lively")
    LIVELY,
    @Spelled("desultory")
    DESULTORY
}
