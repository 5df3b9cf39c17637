package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** What a target of fire may stand in or behind. */
public enum Cover implements Word {
    LIGHT_WOODS,
    HEAVY_WOODS,
    HASTY_WORKS,
    LIGHT_WORKS,
    HEAVY_WORKS,
    WOOD_FENCE,
    STONE_WALL,
    BUILDINGS
}
