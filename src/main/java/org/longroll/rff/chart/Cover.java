package org.longroll.rff.chart;

import org.longroll.rules.Word;

/** The cover that a target stands in or behind. */
public enum Cover implements Word {
    NONE,
    PARTIAL,
    FULL,
    FORTIFIED
}
