package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** What the firer's own quality, formation and occasion are worth; these add up without limit. */
public enum FirerModifier implements Word {
    FIRER_ELITE,
    FIRER_VETERAN,
    FIRER_TRAINED,
    FIRER_GREEN,
    FIRER_EXTENDED_LINE,
    OPENING_VOLLEY,
    OPENING_VOLLEY_BY_GREEN,
    SMOOTHBORE_AT_POINT_BLANK,
    DELIBERATE_FIRE
}
