package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What a target of fire may stand in or behind. */
public enum Cover implements Word {
    @Spelled("light-woods")
    LIGHT_WOODS,
    @Spelled("heavy-woods")
    HEAVY_WOODS,
    @Spelled("hasty-works")
    HASTY_WORKS,
    @Spelled("light-works")
    LIGHT_WORKS,
    @Spelled("heavy-works")
    HEAVY_WORKS,
    @Spelled("wood-fence")
    WOOD_FENCE,
    @Spelled("stone-wall")
    STONE_WALL,
    @Spelled("buildings")
    BUILDINGS
}
