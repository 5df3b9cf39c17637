package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** The three phases of a player turn. */
public enum Phase implements Word {
    MANEUVER,
    MUSKETRY_AND_CANNONADE,
    CHARGE
}
