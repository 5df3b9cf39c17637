package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Works that steady a unit's morale. */
public enum Works implements Word {
    @Spelled("hasty-works")
    HASTY_WORKS,
    @Spelled("light-works")
    LIGHT_WORKS,
    @Spelled("heavy-works")
    HEAVY_WORKS
}
