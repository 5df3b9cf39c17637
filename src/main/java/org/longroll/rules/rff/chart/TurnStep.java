package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** The steps of a player turn, in order. */
public enum TurnStep implements Word {
    REPLACE_DETACH_ATTACH_LEADERS,
    MANEUVER_CHECK,
    DECLARE_CHARGES,
    MANEUVER_UNITS,
    MOVE_DETACHED_LEADERS,
    DEFENSIVE_FIRE,
    OFFENSIVE_FIRE,
    CHARGE_COMBAT,
    BREAKTHROUGH_MOVES,
    BREAKTHROUGH_COMBAT
}
