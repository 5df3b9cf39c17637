package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What a unit does in place of a retreat when it is out of close range or fortified. */
public enum Holding implements Word {
    @Spelled("no")
    NO,
    @Spelled("in-its-place")
    IN_ITS_PLACE,
    @Spelled("and-fires")
    AND_FIRES
}
