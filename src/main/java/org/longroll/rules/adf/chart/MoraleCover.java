package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** Cover that steadies a unit's morale; each edition prints two of the four. */
public enum MoraleCover implements Word {
    LIGHT_COVER,
    HEAVY_COVER,
    WOOD_FENCE,
    STONE_WALL
}
