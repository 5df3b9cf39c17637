package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Cover that steadies a unit's morale; each edition prints two of the four. */
public enum MoraleCover implements Word {
    @Spelled("light-cover")
    LIGHT_COVER,
    @Spelled("heavy-cover")
    HEAVY_COVER,
    @Spelled("wood-fence")
    WOOD_FENCE,
    @Spelled("stone-wall")
    STONE_WALL
}
