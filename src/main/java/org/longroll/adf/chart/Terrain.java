package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The ground that movement is printed for. */
public enum Terrain implements Word {
    @Spelled("road")
    ROAD,
    @Spelled("trail")
    TRAIL,
    @Spelled("open")
    OPEN,
    @Spelled("broken")
    BROKEN,
    @Spelled("light-woods")
    LIGHT_WOODS,
    @Spelled("heavy-woods")
    HEAVY_WOODS,
    @Spelled("rough")
    ROUGH
}
