package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The cover that a target stands in or behind. */
public enum Cover implements Word {
    @Spelled("none")
    NONE,
    @Spelled("partial")
    PARTIAL,
    @Spelled("full")
    FULL,
    @Spelled("fortified")
    FORTIFIED
}
