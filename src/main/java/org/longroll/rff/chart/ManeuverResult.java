package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** The result of a maneuver check; “hasty” has no check and is for cavalry that countercharges. */
@PrintedIn("maneuver-effects")
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
