package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** The ground that movement is printed for. */
public enum Terrain implements Word {
    ROAD,
    TRAIL,
    OPEN,
    BROKEN,
    LIGHT_WOODS,
    HEAVY_WOODS,
    ROUGH
}
