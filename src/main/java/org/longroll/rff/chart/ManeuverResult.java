package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The result of a maneuver check; “hasty” has no check and is for cavalry that countercharges. */
@PrintedIn("maneuver-effects")
public enum ManeuverResult implements Word {
    @Spelled("double-quick")
    DOUBLE_QUICK,
    @Spelled("well-handled")
    WELL_HANDLED,
    @Spelled("tardy")
    TARDY,
    @Spelled("hasty")
    HASTY,
    @Spelled("fall-back")
    FALL_BACK,
    @Spelled("rally-with-elan")
    RALLY_WITH_ELAN,
    @Spelled("rally")
    RALLY,
    @Spelled("wavering")
    WAVERING,
    @Spelled("panic")
    PANIC,
    @Spelled("rout")
    ROUT
}
