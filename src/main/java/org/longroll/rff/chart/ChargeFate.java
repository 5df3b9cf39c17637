package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What fire does to a charge. */
public enum ChargeFate implements Word {
    @Spelled("checked")
    CHECKED,
    @Spelled("checked-unless-cold-steel")
    CHECKED_UNLESS_COLD_STEEL,
    @Spelled("home")
    HOME
}
