package org.longroll.rff.chart;

import org.longroll.rules.Word;

/** The formations of the movement table; guns are limbered or not, leaders mounted or not. */
public enum Formation implements Word {
    LINE,
    FIELD_COLUMN,
    EXTENDED_LINE,
    MARCH_COLUMN,
    DISMOUNTED_EXTENDED_LINE,
    GARRISON,
    BROKEN,
    LIMBERED,
    UNLIMBERED,
    MOUNTED,
    DISMOUNTED
}
