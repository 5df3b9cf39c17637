package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The steps of a player turn, in order. */
public enum TurnStep implements Word {
    @Spelled("replace-detach-attach-leaders")
    REPLACE_DETACH_ATTACH_LEADERS,
    @Spelled("maneuver-check")
    MANEUVER_CHECK,
    @Spelled("declare-charges")
    DECLARE_CHARGES,
    @Spelled("maneuver-units")
    MANEUVER_UNITS,
    @Spelled("move-detached-leaders")
    MOVE_DETACHED_LEADERS,
    @Spelled("defensive-fire")
    DEFENSIVE_FIRE,
    @Spelled("offensive-fire")
    OFFENSIVE_FIRE,
    @Spelled("charge-combat")
    CHARGE_COMBAT,
    @Spelled("breakthrough-moves")
    BREAKTHROUGH_MOVES,
    @Spelled("breakthrough-combat")
    BREAKTHROUGH_COMBAT
}
