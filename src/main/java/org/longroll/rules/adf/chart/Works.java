package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** Works that steady a unit's morale. */
public enum Works implements Word {
    HASTY_WORKS,
    LIGHT_WORKS,
    HEAVY_WORKS
}
