package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** What a unit does in place of a retreat when it is out of close range or fortified. */
public enum Holding implements Word {
    NO,
    IN_ITS_PLACE,
    AND_FIRES
}
