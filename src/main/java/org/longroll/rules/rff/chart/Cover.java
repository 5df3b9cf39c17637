package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** What a target stands in or behind. */
public enum Cover implements Word {
    NONE,
    PARTIAL,
    FULL,
    FORTIFIED
}
