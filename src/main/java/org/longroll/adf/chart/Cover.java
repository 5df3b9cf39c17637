package org.longroll.adf.chart;

import org.longroll.rules.Word;

/** The cover that a target of fire may stand in or behind. */
public enum Cover implements Word {
    LIGHT_WOODS(TargetModifier.TARGET_LIGHT_WOODS),
    HEAVY_WOODS(TargetModifier.TARGET_HEAVY_WOODS),
    HASTY_WORKS(TargetModifier.TARGET_HASTY_WORKS),
    LIGHT_WORKS(TargetModifier.TARGET_LIGHT_WORKS),
    HEAVY_WORKS(TargetModifier.TARGET_HEAVY_WORKS),
    WOOD_FENCE(TargetModifier.TARGET_WOOD_FENCE),
    STONE_WALL(TargetModifier.TARGET_STONE_WALL),
    BUILDINGS(TargetModifier.TARGET_BUILDINGS);

    private final TargetModifier line;

    Cover(TargetModifier line) {
        this.line = line;
    }

    public TargetModifier line() {
        return line;
    }
}
