package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The three phases of a player turn. */
public enum Phase implements Word {
    @Spelled("maneuver")
    MANEUVER,
    @Spelled("musketry-and-cannonade")
    MUSKETRY_AND_CANNONADE,
    @Spelled("charge")
    CHARGE
}
