package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** How far away the target is, from the farthest to the closest. */
public enum RangeBand implements Word {
    LONG,
    NORMAL,
    SHORT,
    CANISTER,
    POINT_BLANK,
    CLOSE_CANISTER,
    MELEE
}
