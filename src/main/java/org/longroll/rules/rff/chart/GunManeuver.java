package org.longroll.rules.rff.chart;

/** The maneuvers of guns. */
public enum GunManeuver implements Maneuver {
    FULL_MOVE_AND_UNLIMBER,
    LIMBER_AND_FULL_MOVE,
    UNLIMBER_AND_FIRE,
    PIVOT_AND_FIRE,
    HAND_HAUL,
    RALLY,
    REPLENISH,
    FULL_MOVE_LIMBERED,
    FIRE,
    LIMBER_OR_UNLIMBER,
    PIVOT,
    LIMBER_AND_FULL_RETREAT_SILENCED
}
