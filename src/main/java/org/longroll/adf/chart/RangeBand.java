package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** How far away the target is, from the farthest to the closest. */
public enum RangeBand implements Word {
    @Spelled("long")
    LONG,
    @Spelled("normal")
    NORMAL,
    @Spelled("short")
    SHORT,
    @Spelled("canister")
    CANISTER,
    @Spelled("point-blank")
    POINT_BLANK,
    @Spelled("close-canister")
    CLOSE_CANISTER,
    @Spelled("melee")
    MELEE
}
