package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The occasions on which a unit fires. */
public enum FireKind implements Word {
    @Spelled("fire")
    FIRE,
    @Spelled("deliberate")
    DELIBERATE,
    @Spelled("reaction")
    REACTION,
    @Spelled("desperation")
    DESPERATION,
    @Spelled("point-blank")
    POINT_BLANK,
    @Spelled("melee")
    MELEE,
    @Spelled("volley")
    VOLLEY
}
