package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The columns of the movement rates. */
public enum Rate implements Word {
    @Spelled("full")
    FULL,
    @Spelled("double-quick")
    DOUBLE_QUICK,
    @Spelled("broken")
    BROKEN
}
