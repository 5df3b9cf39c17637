package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What guns must be in to carry out a maneuver. */
public enum FromFormation implements Word {
    @Spelled("limbered")
    LIMBERED,
    @Spelled("unlimbered")
    UNLIMBERED,
    @Spelled("either")
    EITHER
}
