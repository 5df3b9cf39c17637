package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** The occasions on which a unit fires. */
public enum FireKind implements Word {
    FIRE,
    DELIBERATE,
    REACTION,
    DESPERATION,
    POINT_BLANK,
    MELEE,
    VOLLEY
}
