package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** When cavalry may be recalled. */
public enum Recall implements Word {
    @Spelled("no")
    NO,
    @Spelled("first-combat")
    FIRST_COMBAT
}
