package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The cover that a target of fire may stand in or behind. */
public enum Cover implements Word {
    @Spelled("light-woods")
    LIGHT_WOODS(TargetModifier.TARGET_LIGHT_WOODS),
    @Spelled("heavy-woods")
    HEAVY_WOODS(TargetModifier.TARGET_HEAVY_WOODS),
    @Spelled("hasty-works")
    HASTY_WORKS(TargetModifier.TARGET_HASTY_WORKS),
    @Spelled("light-works")
    LIGHT_WORKS(TargetModifier.TARGET_LIGHT_WORKS),
    @Spelled("heavy-works")
    HEAVY_WORKS(TargetModifier.TARGET_HEAVY_WORKS),
    @Spelled("wood-fence")
    WOOD_FENCE(TargetModifier.TARGET_WOOD_FENCE),
    @Spelled("stone-wall")
    STONE_WALL(TargetModifier.TARGET_STONE_WALL),
    @Spelled("buildings")
    BUILDINGS(TargetModifier.TARGET_BUILDINGS);

    private final TargetModifier line;

    Cover(TargetModifier line) {
        this.line = line;
    }

    public TargetModifier line() {
        return line;
    }
}
