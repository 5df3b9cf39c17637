package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** Modifiers for the firer's quality, formation and occasion; they add up without limit. */
@PrintedIn("firer-modifiers")
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
