package org.longroll.rff.battle;

import java.util.Optional;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What a leader is worth. */
public enum LeaderQuality implements Word {
    @Spelled("gallant")
    GALLANT,
    @Spelled("able")
    ABLE,
    @Spelled("poor")
    POOR;

    /** What his worth adds to the maneuver checks of those whom he commands. */
    Optional<ManeuverCondition> condition() {
        return switch (this) {
            case GALLANT -> Optional.of(ManeuverCondition.GALLANT_LEADER);
            case ABLE -> Optional.empty();
            case POOR -> Optional.of(ManeuverCondition.POOR_LEADER);
        };
    }
}
