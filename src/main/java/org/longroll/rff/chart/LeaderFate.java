package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What becomes of a leader under fire, from the worst. */
public enum LeaderFate implements Word {
    @Spelled("shot-dead")
    SHOT_DEAD,
    @Spelled("mortally-wounded")
    MORTALLY_WOUNDED,
    @Spelled("grievously-wounded")
    GRIEVOUSLY_WOUNDED,
    @Spelled("flesh-wound")
    FLESH_WOUND,
    @Spelled("horse-shot")
    HORSE_SHOT,
    @Spelled("coat-pierced")
    COAT_PIERCED,
    @Spelled("staff-officer-struck")
    STAFF_OFFICER_STRUCK,
    @Spelled("ignores-the-fire")
    IGNORES_THE_FIRE
}
