package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** What a maneuver check gives; hasty comes without one, to cavalry that countercharges. */
public enum ManeuverResult implements Word {
    DOUBLE_QUICK,
    WELL_HANDLED,
    TARDY,
    HASTY,
    FALL_BACK,
    RALLY_WITH_ELAN,
    RALLY,
    WAVERING,
    PANIC,
    ROUT
}
