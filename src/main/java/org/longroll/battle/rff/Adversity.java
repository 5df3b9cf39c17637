package org.longroll.battle.rff;

import org.longroll.rules.Word;
import org.longroll.rules.rff.chart.ManeuverCondition;

/** What weighs upon every unit of a side. */
public enum Adversity implements Word {
    KEY_POSITION_LOST,
    HEAVY_CASUALTIES,
    GREATER_LOSSES;

    ManeuverCondition condition() {
        return switch (this) {
            case KEY_POSITION_LOST -> ManeuverCondition.KEY_POSITION_LOST;
            case HEAVY_CASUALTIES -> ManeuverCondition.HEAVY_CASUALTIES;
            case GREATER_LOSSES -> ManeuverCondition.GREATER_LOSSES;
        };
    }
}
