package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Modifiers for the firer's quality, formation and occasion; they add up without limit. */
@PrintedIn("firer-modifiers")
public enum FirerModifier implements Word {
    @Spelled("firer-elite")
    FIRER_ELITE,
    @Spelled("firer-veteran")
    FIRER_VETERAN,
    @Spelled("firer-trained")
    FIRER_TRAINED,
    @Spelled("firer-green")
    FIRER_GREEN,
    @Spelled("firer-extended-line")
    FIRER_EXTENDED_LINE,
    @Spelled("opening-volley")
    OPENING_VOLLEY,
    @Spelled("opening-volley-by-green")
    OPENING_VOLLEY_BY_GREEN,
    @Spelled("smoothbore-at-point-blank")
    SMOOTHBORE_AT_POINT_BLANK,
    @Spelled("deliberate-fire")
    DELIBERATE_FIRE
}
