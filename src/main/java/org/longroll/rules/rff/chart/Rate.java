package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** The columns of the movement rates. */
public enum Rate implements Word {
    FULL,
    DOUBLE_QUICK,
    BROKEN
}
