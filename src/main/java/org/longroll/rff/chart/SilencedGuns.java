package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Whether a maneuver is for silenced guns. */
public enum SilencedGuns implements Word {
    @Spelled("yes")
    YES,
    @Spelled("no")
    NO,
    @Spelled("only")
    ONLY
}
