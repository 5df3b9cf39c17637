package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** The formations that movement knows; guns are limbered or not, leaders mounted or not. */
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
