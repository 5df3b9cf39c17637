package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** When cavalry may be recalled. */
public enum Recall implements Word {
    NO,
    FIRST_COMBAT
}
