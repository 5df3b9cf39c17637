package org.longroll.rff.battle;

import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What weighs upon every unit of a side. */
public enum Adversity implements Word {
    @Spelled("key-position-lost")
    KEY_POSITION_LOST,
    @Spelled("heavy-casualties")
    HEAVY_CASUALTIES,
    @Spelled("greater-losses")
    GREATER_LOSSES;

    ManeuverCondition condition() {
        return switch (this) {
            case KEY_POSITION_LOST -> ManeuverCondition.KEY_POSITION_LOST;
            case HEAVY_CASUALTIES -> ManeuverCondition.HEAVY_CASUALTIES;
            case GREATER_LOSSES -> ManeuverCondition.GREATER_LOSSES;
        };
    }
}
