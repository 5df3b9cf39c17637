package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The formations of the movement table; guns are limbered or not, leaders mounted or not. */
public enum Formation implements Word {
    @Spelled("line")
    LINE,
    @Spelled("field-column")
    FIELD_COLUMN,
    @Spelled("extended-line")
    EXTENDED_LINE,
    @Spelled("march-column")
    MARCH_COLUMN,
    @Spelled("dismounted-extended-line")
    DISMOUNTED_EXTENDED_LINE,
    @Spelled("garrison")
    GARRISON,
    @Spelled("broken")
    BROKEN,
    @Spelled("limbered")
    LIMBERED,
    @Spelled("unlimbered")
    UNLIMBERED,
    @Spelled("mounted")
    MOUNTED,
    @Spelled("dismounted")
    DISMOUNTED
}
