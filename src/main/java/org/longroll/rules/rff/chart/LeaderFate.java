package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** What becomes of a leader under fire, from the worst. */
public enum LeaderFate implements Word {
    SHOT_DEAD,
    MORTALLY_WOUNDED,
    GRIEVOUSLY_WOUNDED,
    FLESH_WOUND,
    HORSE_SHOT,
    COAT_PIERCED,
    STAFF_OFFICER_STRUCK,
    IGNORES_THE_FIRE
}
